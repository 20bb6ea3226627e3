import type { QueryClient } from "@tanstack/react-query";
import {
  get,
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from "react-hook-form";

import { m } from "#app/i18n/translations.ts";
import type { Call } from "#shared/http/call.ts";

import { resourceKey } from "./resource-key.ts";
import type { ListPage } from "./resource-list.tsx";
import type { PanelRecord } from "./resource-view.ts";

/** The record as it is now, from its list loaded anew; undefined when it is no longer there. */
export async function currentRecord<Item extends PanelRecord>(
  cache: QueryClient,
  list: Call,
  id: string,
): Promise<Item | undefined> {
  // Other pages of the list may still be cached, with older versions.
  const shown = { queryKey: resourceKey(list), type: "active" } as const;
  await cache.refetchQueries(shown);
  return cache
    .getQueriesData<ListPage<Item>>(shown)
    .flatMap(([, page]) => page?.data ?? [])
    .find(({ _id }) => _id === id);
}

/**
 * Takes over what somebody else saved into the fields that were not edited here. An edited field keeps
 * what was typed; where the other version of it changed too, that is said at the field.
 */
export function takeOver<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  before: DefaultValues<Values>,
  now: DefaultValues<Values>,
): void {
  const edited = leavesOf(now as object).flatMap((name) => {
    const typed = form.getValues(name as Path<Values>);
    return isSame(typed, get(before, name)) ? [] : [{ name: name as Path<Values>, typed }];
  });
  form.reset(now, { keepDirtyValues: true });
  for (const { name, typed } of edited) {
    const [old, other] = [get(before, name) as unknown, get(now, name) as unknown];
    if (isSame(typed, other)) continue;
    // Said again, because a form that was reset does not count as changed.
    form.setValue(name, typed, { shouldDirty: true });
    if (isSame(old, other)) continue;
    const value = typeof other === "object" ? JSON.stringify(other) : String(other);
    form.setError(name, { message: m.panel_changed_to({ value }) });
  }
}

/** The paths of what fields hold, e.g. `companyInfo.phone`; a list is one value. */
function leavesOf(values: object, within = ""): string[] {
  return Object.entries(values).flatMap(([key, value]: [string, unknown]) =>
    isGroup(value) ? leavesOf(value, `${within}${key}.`) : [within + key],
  );
}

function isGroup(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Numbers are typed as text. */
export function isSame(one: unknown, other: unknown): boolean {
  if (typeof one === "object" || typeof other === "object") {
    return JSON.stringify(one) === JSON.stringify(other);
  }
  return String(one) === String(other);
}
