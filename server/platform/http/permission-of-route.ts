import type { OpenAPIHono } from "@hono/zod-openapi";

import { may, ROLES, type Permission } from "#shared/session/permissions.ts";

import type { ApiEnv } from "./context.ts";

/** Marks, in the OpenAPI document, what an account must be allowed to do for a call, and by whom that is. */
export const PERMISSION = "x-permission";
const ROLES_FIELD = "x-roles";

/** The part of a route that says for whom it is: everybody, or accounts with a permission. */
export function forWhom(permission: Permission | undefined) {
  if (permission === undefined) return { security: [] };
  return { [PERMISSION]: permission, [ROLES_FIELD]: ROLES.filter((role) => may(role, permission)) };
}

export type ForWhom = Permission | "everybody";

/**
 * For whom the calls of an API are, by method and path, e.g. `GET /addons/:id`.
 * @throws for a call that does not say it, so that none becomes open by mistake
 */
export function audiences({
  openAPIRegistry,
}: Pick<OpenAPIHono<ApiEnv>, "openAPIRegistry">): ReadonlyMap<string, ForWhom> {
  const found = new Map<string, ForWhom>();
  for (const each of openAPIRegistry.definitions) {
    if (each.type !== "route") continue;
    const { method, path, security } = each.route;
    const name = `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ":$1")}`;
    const permission = (each.route as { [PERMISSION]?: Permission })[PERMISSION];
    const forAll = security?.length === 0 ? "everybody" : undefined;
    const audience = permission ?? forAll;
    if (!audience) throw new Error(`${name} does not say who may call it.`);
    found.set(name, audience);
  }
  return found;
}
