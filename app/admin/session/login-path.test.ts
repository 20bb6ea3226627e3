import assert from "node:assert/strict";
import { test } from "node:test";

import { loginPath, safeReturn } from "./login-path.ts";

test("after signing in the user returns to the screen that redirected to the login", () => {
  const login = new URL(loginPath("/admin-panel/orders?page=3&status=pending"), "http://shop.test");
  assert.equal(login.pathname, "/admin-panel/login");
  assert.equal(
    safeReturn(login.searchParams.get("to")),
    "/admin-panel/orders?page=3&status=pending",
  );
});

test("without a screen to return to the login has a plain address", () => {
  assert.equal(loginPath(), "/admin-panel/login");
  assert.equal(loginPath("/admin-panel"), "/admin-panel/login");
});

test("the return address is never outside the panel and never the login", () => {
  for (const elsewhere of [
    null,
    "",
    "https://evil.test/",
    "//evil.test/admin-panel/orders",
    "/",
    "/admin-panelx/orders",
    "/admin-panel/../product",
    "/admin-panel/%2e%2e/product",
    "/admin-panel/login?to=/admin-panel/login",
  ]) {
    assert.equal(safeReturn(elsewhere), "/admin-panel", String(elsewhere));
  }
});
