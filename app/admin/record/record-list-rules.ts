import { RECORD_KINDS } from "#shared/record/record.ts";

import { isDay } from "../resource/is-day.ts";
import type { ListRules } from "../resource/list-state.ts";
import type { ListHandle } from "../resource/use-list-state.ts";
import { RECORD_ENTITIES } from "./entity-labels.ts";

export interface RecordFilters extends Record<string, string> {
  person: string;
  kind: (typeof RECORD_KINDS)[number];
  entity: string;
  entityId: string;
  from: string;
  to: string;
}
export type RecordListHandle = ListHandle<"at", RecordFilters>;

const isId = (text: string): text is string => /^[0-9a-f]{24}$/.test(text);
/** Ids of records that are no id of the shop's, 'settings' for example, are short words. */
const isKey = (text: string): text is string => /^[\w-]{1,100}$/.test(text);

/** The sort orders and filters of the record. */
export const RECORD_LIST: ListRules<"at", RecordFilters> = {
  sorts: ["at"],
  defaultSort: "-at",
  filters: {
    person: isId,
    kind: RECORD_KINDS,
    entity: RECORD_ENTITIES,
    entityId: isKey,
    from: isDay,
    to: isDay,
  },
};
