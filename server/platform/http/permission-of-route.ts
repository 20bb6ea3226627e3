import type { OpenAPIHono } from "@hono/zod-openapi";

import { may, ROLES, type Permission } from "#shared/session/permissions.ts";

import type { ApiEnv } from "./context.ts";

/** Marks, in the OpenAPI document, what an account must be allowed to do for a call, and by whom that is. */
export const PERMISSION = "x-permission";
const ROLES_FIELD = "x-roles";

/** Marks calls that are made only shortly after one has proved who one is. */
const NEEDS_PROOF = "x-needs-proof";

/** The part of a route that says for whom it is: everybody, or accounts with a permission. */
export function forWhom(permission: Permission | undefined, needsProof?: true) {
  if (permission === undefined) return { security: [] };
  const roles = ROLES.filter((role) => may(role, permission));
  const proof = needsProof ? { [NEEDS_PROOF]: true } : {};
  return { [PERMISSION]: permission, [ROLES_FIELD]: roles, ...proof };
}

export interface Audience {
  /** Undefined for everybody. */
  permission: Permission | undefined;
  needsProof: boolean;
}

/**
 * For whom the calls of an API are, by method and path, e.g. `GET /addons/:id`.
 * @throws for a call that does not say it, so that none becomes open by mistake
 */
export function audiences({
  openAPIRegistry,
}: Pick<OpenAPIHono<ApiEnv>, "openAPIRegistry">): ReadonlyMap<string, Audience> {
  const found = new Map<string, Audience>();
  for (const each of openAPIRegistry.definitions) {
    if (each.type !== "route") continue;
    const { method, path, security } = each.route;
    const name = `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ":$1")}`;
    const marks = each.route as { [PERMISSION]?: Permission; [NEEDS_PROOF]?: boolean };
    const { [PERMISSION]: permission, [NEEDS_PROOF]: needsProof = false } = marks;
    if (!permission && security?.length !== 0) {
      throw new Error(`${name} does not say who may call it.`);
    }
    found.set(name, { permission, needsProof });
  }
  return found;
}
