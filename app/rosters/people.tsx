import { useCallback, useMemo, useState } from "react";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { formatPrice } from "#app/ui/price.ts";
import { Switch } from "#app/ui/switch.tsx";
import type { AboutCell, Roster, RosterTopUp } from "#shared/rosters/roster-calls.ts";

import { AddPerson } from "./add-person.tsx";
import { AddPhotos } from "./add-photos.tsx";
import { PersonRow } from "./person-row.tsx";
import { useRosterDesk } from "./roster-desk.ts";
import { useChangeRoster, useOrderRoster } from "./roster-queries.ts";
import { RowGroups } from "./row-groups.tsx";

/** The people of a list with what is wrong with each, mended in their row; and their cards. */
export function People({ roster }: { roster: Roster }) {
  const list = roster._id;
  const { who, canWrite, orderPath } = useRosterDesk();
  const { mutate } = useChangeRoster(list);
  const remove = useCallback((n: number) => mutate({ kind: "remove", n }), [mutate]);
  const [isOnlyWrong, setOnlyWrong] = useState(false);
  const hasPhotos = roster.rows.some(({ photo }) => photo !== "");
  const problems = useMemo(() => byRow(roster.problems), [roster.problems]);
  const warnings = useMemo(() => byRow(roster.warnings), [roster.warnings]);
  const shown = isOnlyWrong ? roster.rows.filter(({ n }) => problems.has(n)) : roster.rows;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <div className="me-auto min-w-0">
          <p className="text-[1.375rem] leading-snug tracking-item wrap-anywhere">
            <bdi>{roster.name || m.people_untitled()}</bdi>
          </p>
          <p className="text-ink-2">
            {m.people_people({ count: roster.rows.length })}
            {roster.waitingCards > 0 && ` · ${m.people_waiting({ count: roster.waitingCards })}`}
          </p>
        </div>
        {canWrite && <OrderButton roster={roster} hasProblems={problems.size > 0} />}
      </div>
      {problems.size > 0 && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <p role="status" className="text-bad">
            {m.people_wrong({ count: problems.size })}
          </p>
          <Switch
            label={m.people_only_wrong()}
            checked={isOnlyWrong}
            onChange={(event) => setOnlyWrong(event.currentTarget.checked)}
          />
        </div>
      )}
      <RowGroups>
        {shown.map((person) => (
          <PersonRow
            key={person.n}
            person={person}
            list={list}
            problems={problems.get(person.n) ?? NONE}
            warnings={warnings.get(person.n) ?? NONE}
            hasPhotos={hasPhotos}
            who={who}
            canWrite={canWrite}
            orderPath={orderPath}
            onRemove={remove}
          />
        ))}
      </RowGroups>
      {canWrite && <AddPerson list={list} />}
      {canWrite && roster.rows.length > 0 && <AddPhotos list={list} />}
    </div>
  );
}

const NONE: readonly AboutCell[] = [];
const byRow = (about: readonly AboutCell[]) => Map.groupBy(about, ({ n }) => n);

function OrderButton({ roster, hasProblems }: { roster: Roster; hasProblems: boolean }) {
  const order = useOrderRoster(roster._id);
  const [isAsking, setAsking] = useState(false);
  const without = roster.rows.filter(({ card }) => card === null).length;
  const { topUp } = roster;
  const count = topUp?.cards ?? 0;
  if (without === 0) return <p className="text-ok">{m.people_all_ordered()}</p>;
  return (
    <>
      <Button
        disabled={hasProblems}
        pending={order.isPending}
        onClick={() => (topUp ? setAsking(true) : order.mutate({ topUp: false }))}
      >
        {m.people_order()}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={m.people_order_more({ count })}
        description={
          topUp
            ? m.people_order_more_text({
                count,
                cards: count,
                price: formatPrice(topUp.price),
                delivery: formatPrice(topUp.delivery),
                total: topUp.tax > 0 ? totalWithTax(topUp) : formatPrice(topUp.total),
              })
            : ""
        }
        tone="ink"
        confirmLabel={m.people_order_more({ count })}
        onConfirm={() => {
          setAsking(false);
          order.mutate({ topUp: true, expectedTotal: topUp?.total });
        }}
        onOpenChange={setAsking}
      />
    </>
  );
}

const totalWithTax = ({ total, tax }: Pick<RosterTopUp, "total" | "tax">) =>
  m.people_order_total_tax({ total: formatPrice(total), tax: formatPrice(tax) });
