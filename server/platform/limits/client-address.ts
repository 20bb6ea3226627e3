import { isIP, type BlockList } from "node:net";

import type { Context } from "hono";

import type { ApiEnv } from "#server/platform/http/context.ts";

/** Whom the request that is being answered counts for. */
export function addressOf(
  { env, req }: Pick<Context<Pick<ApiEnv, "Bindings">>, "env" | "req">,
  trusted: BlockList,
): string {
  const peer = env?.incoming?.socket.remoteAddress;
  return clientAddress(peer, req.header("X-Forwarded-For"), trusted);
}

/**
 * Whom a request counts for: its peer's address, or, behind trusted proxies, the one they say they
 * forward it for. What anybody else writes into `X-Forwarded-For` changes nothing: the header is
 * read from the right, as far as trusted proxies have written it.
 * @param peer the address at the other end of the connection; none for a call made in process
 * @returns an IPv4 address, or the /64 network of an IPv6 one, which is one subscriber's
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
  return isIP(address) === 6 ? networkOf(address) : address;
}

function isTrusted(address: string, trusted: BlockList): boolean {
  return trusted.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}

/** Without port, brackets and zone; IPv4 written as IPv6 is IPv4. Undefined for what is no address. */
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

function networkOf(address: string): string {
  const groups = groupsOf(address).slice(0, 4);
  return `${groups.map((group) => group.toString(16)).join(":")}::/64`;
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  // A URL writes the last 32 bits in hexadecimal, also where they were given as IPv4.
  const [head = "", tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const numbers = (part: string) =>
    part ? part.split(":").map((group) => parseInt(group, 16)) : [];
  const before = numbers(head);
  if (tail === undefined) return before;
  const after = numbers(tail);
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}
