import { expect, type APIRequestContext } from "@playwright/test";

import type { Locale } from "#shared/i18n/locale.ts";
import type { Role } from "#shared/session/permissions.ts";

import { ownerHeaders } from "./panel.ts";
import type { RunningShop } from "./running-shop.ts";

const PASSWORD = "a heron beside the mill";

/**
 * Invites somebody and accepts for them, who then chooses a language.
 *
 * @returns the shop as they sign in to it, for `signIn`
 */
export async function asColleague(
  request: APIRequestContext,
  shop: Pick<RunningShop, "url" | "owner">,
  role: Role,
  language: Locale = "en",
): Promise<Pick<RunningShop, "url" | "owner">> {
  const api = `${shop.url}/api/v1`;
  const email = `${role}-${crypto.randomUUID()}@example.com`;
  const invited = await request.post(`${api}/users/invitations`, {
    headers: await ownerHeaders(shop),
    data: { name: `Example ${role}`, email, role },
  });
  expect(invited.status()).toBe(201);
  const token = new URL((await invited.json()).url).hash.slice(1);
  const accepted = await request.post(`${api}/auth/accept-invitation`, {
    data: { token, password: PASSWORD },
  });
  expect(accepted.ok()).toBe(true);
  const headers = { Authorization: `Bearer ${(await accepted.json()).token}` };
  await request.patch(`${api}/auth/profile`, { headers, data: { language } });
  return { url: shop.url, owner: { email, password: PASSWORD } };
}
