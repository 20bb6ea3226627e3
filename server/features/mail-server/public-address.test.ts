import assert from "node:assert/strict";
import { test } from "node:test";

import { PrivateAddress, publicAddressOf } from "./public-address.ts";

const addressOf = (...addresses: string[]) =>
  publicAddressOf("mail.shop.example", async () => addresses);

test("addresses of this machine and its networks are refused, however they are written", async () => {
  for (const address of [
    "127.0.0.1",
    "127.255.255.254",
    "0.0.0.0",
    "10.0.0.1",
    "172.31.255.255",
    "192.168.0.1",
    "169.254.169.254",
    "100.64.0.1",
    "224.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::ffff:127.0.0.1",
    "::ffff:a9fe:a9fe",
    "::ffff:10.0.0.1",
    "::127.0.0.1",
    "fe80::1%eth0",
    "fc00::1",
    "fd12:3456::1",
    "ff02::1",
    "64:ff9b::10.0.0.1",
    "2002:7f00:1::",
  ]) {
    await assert.rejects(addressOf(address), PrivateAddress, address);
    await assert.rejects(addressOf("203.0.113.5", address), PrivateAddress, address);
  }
  await assert.rejects(addressOf(), PrivateAddress);
});

test("of public addresses one is connected to", async () => {
  assert.equal(await addressOf("203.0.113.5"), "203.0.113.5");
  assert.equal(await addressOf("2a00:1450::5", "203.0.113.5"), "203.0.113.5");
  assert.equal(await addressOf("2a00:1450::5"), "2a00:1450::5");
  assert.equal(await addressOf("::ffff:203.0.113.5"), "::ffff:203.0.113.5");
});
