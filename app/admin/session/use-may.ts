import { useCallback } from "react";

import type { Call } from "#shared/http/call.ts";
import { may, type Permission } from "#shared/session/permissions.ts";

import { useStoredSession } from "./stored-session.ts";

/** Something that a role is asked about: a permission, or what the contract of a call needs. */
export type Asked = Permission | Pick<Call, "isPublic" | "permission">;

/**
 * Whether the signed-in person may do something. What they may not do is not offered, so that no call is
 * made that the API would refuse.
 */
export function useMay(): (asked: Asked) => boolean {
  const role = useStoredSession().user?.role;
  return useCallback(
    (asked) => {
      const permission = typeof asked === "string" ? asked : asked.permission;
      return permission === undefined || (role !== undefined && may(role, permission));
    },
    [role],
  );
}
