import { queryOptions } from "@tanstack/react-query";

import { api } from "#app/api/panel-api.ts";
import { getSettings } from "#shared/settings/settings-calls.ts";

export const settingsQuery = queryOptions({
  queryKey: ["settings"],
  queryFn: async () => (await api(getSettings)).data.data,
  staleTime: Infinity,
});
