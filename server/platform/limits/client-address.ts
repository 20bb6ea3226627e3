import { isIP, type BlockList } from "node:net";

import type { Context } from "hono";

import type { ApiEnv } from "#server/platform/http/context.ts";

/** The client address of the current request, as rate limits count it. */
export function addressOf(
  { env, req }: Pick<Context<Pick<ApiEnv, "Bindings">>, "env" | "req">,
  trusted: BlockList,
): string {
  const peer = env?.incoming?.socket.remoteAddress;
  return clientAddress(peer, req.header("X-Forwarded-For"), trusted);
}

/**
 * The address that rate limits count a request for: that of its peer or, behind trusted proxies,
 * the one that they forward it for. `X-Forwarded-For` is read from the right, only as far as
 * trusted proxies have written it, so clients can't forge it.
 * @param peer the address at the other end of the connection; undefined for a call within the
 *   process
 * @returns an IPv4 address, or the /64 network of an IPv6 address, which belongs to one subscriber
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  trusted: BlockList,
): string {
  let address = plainAddress(peer ?? "");
  if (address === undefined) return "in process";
  const forwarded = (forwardedFor ?? "").split(",");
  while (isTrusted(address, trusted)) {
    const next = plainAddress(forwarded.pop() ?? "");
    if (next === undefined) break;
    address = next;
  }
  return isIP(address) === 6 ? subscriberOf(address) : address;
}

function isTrusted(address: string, trusted: BlockList): boolean {
  return trusted.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}

/**
 * Without port, brackets and zone; IPv4-mapped IPv6 becomes IPv4. Undefined for invalid addresses.
 */
function plainAddress(text: string): string | undefined {
  const [, inBrackets, withPort] = /^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(text.trim()) ?? [];
  const address = (inBrackets ?? withPort ?? text.trim()).replace(/%.*$/, "");
  if (isIP(address) !== 6) return isIP(address) === 4 ? address : undefined;
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (!isMapped) return address;
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 0xff])
    .join(".");
}

function subscriberOf(address: string): string {
  const groups = groupsOf(address).slice(0, 4);
  return `${groups.map((group) => group.toString(16)).join(":")}::/64`;
}

/** The eight groups of an IPv6 address, as numbers. */
function groupsOf(address: string): number[] {
  // `URL` writes the last 32 bits in hexadecimal, even if they were given in IPv4 notation.
  const [head = "", tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const numbers = (part: string) =>
    part ? part.split(":").map((group) => parseInt(group, 16)) : [];
  const before = numbers(head);
  if (tail === undefined) return before;
  const after = numbers(tail);
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}
