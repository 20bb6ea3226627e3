import { lookup } from "node:dns/promises";
import { BlockList, isIP } from "node:net";

/**
 * Networks in which a mail server that staff enter is not looked for: this machine, the networks around it,
 * and what leads to an IPv4 address by another way. IPv4 addresses that are written as IPv6 count as such.
 */
const OWN_NETWORKS = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 3],
] as const) {
  OWN_NETWORKS.addSubnet(network, bits);
}
for (const [network, bits] of [
  ["::", 96],
  ["64:ff9b::", 32],
  ["2001::", 32],
  ["2002::", 16],
  ["fc00::", 7],
  ["fe80::", 9],
  ["ff00::", 8],
] as const) {
  OWN_NETWORKS.addSubnet(network, bits, "ipv6");
}

/** The host is on this machine or in a network around it. */
export class PrivateAddress extends Error {
  override readonly name = "PrivateAddress";
}

/** All addresses of a host; may be given as an address itself. */
export type Resolve = (host: string) => Promise<readonly string[]>;

const resolveHost: Resolve = async (host) =>
  (await lookup(host, { all: true })).map(({ address }) => address);

/**
 * The address to connect to, so that a second look-up can't lead elsewhere.
 * @throws {PrivateAddress} when any address of the host is not public
 * @throws what the look-up fails with
 */
export async function publicAddressOf(host: string, resolve = resolveHost): Promise<string> {
  const addresses = await resolve(host.replace(/^\[|\]$/g, ""));
  const isPrivate = addresses.some((address) =>
    OWN_NETWORKS.check(address.replace(/%.*$/, ""), isIP(address) === 6 ? "ipv6" : "ipv4"),
  );
  if (isPrivate || addresses.length === 0) {
    throw new PrivateAddress("The mail server is on this machine or in its own network.");
  }
  return addresses.find((address) => isIP(address) === 4) ?? addresses[0]!;
}
