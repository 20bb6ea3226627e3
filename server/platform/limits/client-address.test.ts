import assert from "node:assert/strict";
import { BlockList } from "node:net";
import { test } from "node:test";

import { clientAddress } from "./client-address.ts";

const nobody = new BlockList();
const proxies = new BlockList();
proxies.addSubnet("10.0.0.0", 8);
proxies.addAddress("127.0.0.1");
proxies.addSubnet("fd00::", 8, "ipv6");

test("without trusted proxies the peer's address counts, whatever the header says", () => {
  assert.equal(clientAddress("203.0.113.7", undefined, nobody), "203.0.113.7");
  assert.equal(clientAddress("203.0.113.7", "198.51.100.1", nobody), "203.0.113.7");
  assert.equal(clientAddress("203.0.113.7", "198.51.100.1", proxies), "203.0.113.7");
});

test("entries written by trusted proxies are believed, those before them are not", () => {
  const cases: [peer: string, forwardedFor: string | undefined, counts: string][] = [
    ["10.0.0.1", "203.0.113.7", "203.0.113.7"],
    ["10.0.0.1", "198.51.100.1, 203.0.113.7", "203.0.113.7"],
    ["10.0.0.1", "198.51.100.1, 203.0.113.7, 10.9.9.9", "203.0.113.7"],
    ["::ffff:127.0.0.1", " 203.0.113.7 ", "203.0.113.7"],
    ["fd00::1", "203.0.113.7:4711", "203.0.113.7"],
    ["10.0.0.1", "[2001:db8:1:2:3::4]:4711", "2001:db8:1:2::/64"],
    // Nothing readable, or only proxies: the last known address counts.
    ["10.0.0.1", undefined, "10.0.0.1"],
    ["10.0.0.1", "unknown", "10.0.0.1"],
    ["10.0.0.1", "203.0.113.7, , ", "10.0.0.1"],
    ["10.0.0.1", "10.0.0.3, 10.0.0.2", "10.0.0.3"],
  ];
  for (const [peer, forwardedFor, counts] of cases) {
    assert.equal(clientAddress(peer, forwardedFor, proxies), counts, `${peer} for ${forwardedFor}`);
  }
});

test("IPv4 addresses in IPv6 notation count as IPv4; IPv6 addresses count by their /64", () => {
  for (const mapped of ["::ffff:203.0.113.7", "::ffff:cb00:7107", "::FFFF:203.0.113.7"]) {
    assert.equal(clientAddress(mapped, undefined, nobody), "203.0.113.7");
  }
  for (const address of ["2001:db8::1", "2001:0db8:0:0:ffff::", "2001:db8::5%eth0"]) {
    assert.equal(clientAddress(address, undefined, nobody), "2001:db8:0:0::/64");
  }
  assert.equal(clientAddress("2001:db8:0:1::1", undefined, nobody), "2001:db8:0:1::/64");
  assert.equal(clientAddress("::1", undefined, nobody), "0:0:0:0::/64");
});
