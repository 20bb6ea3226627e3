import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";

import { ApiError } from "#app/api/api-error.ts";
import { m } from "#app/i18n/translations.ts";
import { toast } from "#app/ui/toast.ts";

import { currentUserQuery } from "./session-queries.ts";

/**
 * Checks the stored session whenever the panel is opened. A refusal other than 401, which leads to
 * the login, is reported; without a network the screens say so themselves.
 */
export function useCurrentUser(): void {
  const { error } = useQuery(currentUserQuery);
  useEffect(() => {
    if (!(error instanceof ApiError) || error.status === 401) return;
    toast.error(m.panel_refresh_failed(), { id: "current-user" });
  }, [error]);
}
