import { isIP } from "node:net";

/**
 * The network of a client's address, which is shared by an office, a village or a provider's
 * customers: a /24 of IPv4, a /48 of IPv6. Anything else is a network of its own.
 * @param address as `clientAddress` returns it
 */
export function networkOf(address: string): string {
  if (isIP(address) === 4) return `${address.slice(0, address.lastIndexOf("."))}.0/24`;
  return address.replace(/^((?:[\da-f]+:){3})[\da-f]+::\/64$/, "$1:/48");
}
