import { useQuery } from "@tanstack/react-query";

import { announcedIn, type Announced } from "#shared/delivery/holidays.ts";

import { settingsQuery } from "../settings/settings-queries.ts";

/** The days off by which delivery is promised; undefined while they are loaded. */
export function useAnnouncedDays(): Announced | undefined {
  const { data, isLoading } = useQuery(settingsQuery);
  return isLoading ? undefined : announcedIn(data?.announcedDays ?? []);
}
