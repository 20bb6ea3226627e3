import { useQuery } from "@tanstack/react-query";
import { Activity, FileClock, Shapes, UserRound, X } from "lucide-react";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { accountCalls } from "#shared/accounts/account-calls.ts";
import { RECORD_KINDS, type RecordEntry } from "#shared/record/record.ts";

import { accountsQuery } from "../account/colleagues/colleague-queries.ts";
import { CutText } from "../resource/cut-text.tsx";
import { DateFilter } from "../resource/date-filter.tsx";
import { ListFilter } from "../resource/list-filter.tsx";
import { SearchBox } from "../resource/search-box.tsx";
import { useMay } from "../session/use-may.ts";
import { entityLabel, RECORD_ENTITIES } from "./entity-labels.ts";
import { recordName, whoLabel } from "./record-labels.ts";
import type { RecordFilters, RecordListHandle } from "./record-list-rules.ts";

interface RecordToolsProps {
  list: RecordListHandle;
  entries: readonly RecordEntry[];
}

/** Search and filters: by person, by what was done, by kind of record or one record, and by days. */
export function RecordTools({ list, entries }: RecordToolsProps) {
  const { filters } = list.state;
  const people = usePeople(entries, filters.person);
  /** Filters that belong together, in place of what they were. */
  const replace = (names: (keyof RecordFilters)[], next: Partial<RecordFilters>) => {
    const others = Object.entries(filters).filter(([name]) => !names.includes(name as never));
    list.change({ filters: { ...Object.fromEntries(others), ...next } });
  };
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-2.5 border-b border-line px-4 py-3.5 md:px-7">
      <div className="min-w-0 max-md:basis-full">
        <SearchBox label={m.panel_record_search()} list={list} />
      </div>
      {people.length > 0 && (
        <ListFilter
          list={list}
          name="person"
          label={m.panel_record_person()}
          icon={UserRound}
          options={people}
        />
      )}
      <ListFilter
        list={list}
        name="kind"
        label={m.panel_record_done()}
        icon={Activity}
        options={RECORD_KINDS.map((value) => ({ value, label: m.panel_record_kind(value) }))}
      />
      {filters.entityId ? (
        <OneRecord
          record={
            entries.find(({ record }) => record?.id === filters.entityId)?.record ?? undefined
          }
          onClear={() => replace(["entity", "entityId"], {})}
        />
      ) : (
        <ListFilter
          list={list}
          name="entity"
          label={m.panel_record_entity()}
          icon={Shapes}
          options={RECORD_ENTITIES.map((value) => ({ value, label: entityLabel(value) }))}
        />
      )}
      <DateFilter
        days={{ from: filters.from, to: filters.to }}
        onDays={({ from, to }) =>
          replace(["from", "to"], { ...(from && { from }), ...(to && { to }) })
        }
      />
    </div>
  );
}

/** Says which record the list is of; a press shows all again. */
function OneRecord({
  record,
  onClear,
}: {
  record: RecordEntry["record"] | undefined;
  onClear: () => void;
}) {
  const name = record ? recordName(record) || entityLabel(record.entity) : m.panel_record_one();
  return (
    <Button
      variant="line"
      aria-label={m.panel_record_one_clear({ name })}
      onClick={onClear}
      className="min-w-0 max-w-full bg-paper-lo"
    >
      <FileClock size={16} strokeWidth={1.6} aria-hidden="true" className="shrink-0" />
      <CutText className="max-w-24 md:max-w-36">{name}</CutText>
      <X size={15} strokeWidth={1.6} aria-hidden="true" className="shrink-0" />
    </Button>
  );
}

/**
 * Everybody with an account, for those who may read the accounts; others choose somebody by a row's menu.
 * Whoever is chosen is among them, also without an account any more.
 */
function usePeople(entries: readonly RecordEntry[], chosen: string | undefined) {
  const { data: accounts = [] } = useQuery({
    ...accountsQuery,
    enabled: useMay()(accountCalls.list),
  });
  const people = accounts.map(({ id, name, email }) => {
    const isAlone = accounts.every((other) => other.id === id || other.name !== name);
    return { value: id, label: isAlone ? name || email : `${name} · ${email}` };
  });
  if (chosen === undefined || people.some(({ value }) => value === chosen)) return people;
  const known = entries.find(({ who }) => who.id === chosen);
  return [
    ...people,
    { value: chosen, label: known ? whoLabel(known.who) : m.panel_record_one_person() },
  ];
}
