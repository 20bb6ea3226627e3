import { useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight, FileText } from "lucide-react";
import { useState } from "react";

import { staffText } from "#app/api-messages/staff-text.ts";
import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { problemsOf } from "#shared/api-messages/rule.ts";
import { formatNumber } from "#shared/format-number.ts";
import type { StaffOrder } from "#shared/orders/staff-order.ts";
import {
  CARD_PROOFS,
  type CardOfOrderProofs,
  type OrderProofs,
} from "#shared/proofs/order-proofs.ts";
import { printSettingsSchema } from "#shared/proofs/proof.ts";

import { LoadError } from "../../resource/load-error.tsx";
import { CHEVRON } from "../../resource/step-buttons.tsx";
import { useMay } from "../../session/use-may.ts";
import { PrintFiles } from "../print-sheets/print-files.tsx";
import { ApproveAll } from "./approve-all.tsx";
import { CardProofDialog } from "./card-proof-dialog.tsx";
import { PrintFields } from "./print-fields.tsx";
import {
  orderProofsQuery,
  useMakeAll,
  useProofDocument,
  useSendAll,
  type ShownProofs,
} from "./proof-sheet-queries.ts";
import { ProofTile } from "./proof-tile.tsx";
import { stateLabel } from "./sheet-labels.ts";

interface ProofSheetProps {
  order: StaffOrder;
  isReadOnly: boolean;
}

const FIRST: ShownProofs = { state: undefined, search: "", page: 1 };

/** All proofs of an order of many cards: what is to be done with all of them, and each on a contact sheet. */
export function ProofSheet({ order, isReadOnly }: ProofSheetProps) {
  const [shown, setShown] = useState(FIRST);
  const [opened, setOpened] = useState<CardOfOrderProofs>();
  const query = useQuery(orderProofsQuery(order._id, shown));
  const may = useMay();
  const { data } = query;
  if (!data) {
    return query.isError ? (
      <LoadError
        text={m.panel_proof_load_failed()}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    ) : (
      <Skeleton className="my-3 h-60 w-full" />
    );
  }
  const change = (next: Partial<ShownProofs>) => setShown({ ...shown, page: 1, ...next });
  return (
    <div className="grid gap-4 py-3">
      <Progress proofs={data} />
      <SheetActions
        key={`${data.settings.bleedMm}${data.settings.colors}`}
        order={order}
        proofs={data}
        canWrite={!isReadOnly && may("orders.write")}
      />
      <Filters proofs={data} shown={shown} onChange={change} />
      {data.data.length === 0 ? (
        <p className="text-ink-2">{m.panel_proof_sheet_nothing()}</p>
      ) : (
        <ul
          aria-label={m.panel_proof_sheet_cards()}
          aria-busy={query.isPlaceholderData || undefined}
          className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-4 gap-y-5"
        >
          {data.data.map((found) => (
            <ProofTile key={found.card} found={found} onOpen={() => setOpened(found)} />
          ))}
        </ul>
      )}
      <Pages proofs={data} onPage={(page) => change({ page })} />
      <CardProofDialog
        order={order}
        shown={opened}
        isReadOnly={isReadOnly}
        onClose={() => setOpened(undefined)}
      />
    </div>
  );
}

/** How many are made, and how many approved. */
function Progress({ proofs: { counts, total } }: { proofs: OrderProofs }) {
  const made = counts.ready + counts.sent + counts.commented + counts.approved;
  const given = { total: formatNumber(total) };
  return (
    <div className="grid gap-1.5" role="status">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span>
          {counts.making > 0
            ? m.panel_proof_sheet_making({ made: formatNumber(made), ...given })
            : m.panel_proof_sheet_made_of({ made: formatNumber(made), ...given })}
        </span>
        <span className="text-ink-2">
          {m.panel_proof_sheet_approved_of({ approved: formatNumber(counts.approved), ...given })}
        </span>
      </p>
      <div aria-hidden="true" className="flex h-1.5 overflow-hidden rounded-pill bg-ink/10">
        <span className="bg-ok" style={{ width: `${(counts.approved / total) * 100}%` }} />
        <span
          className="bg-ink/40"
          style={{ width: `${((made - counts.approved) / total) * 100}%` }}
        />
      </div>
    </div>
  );
}

interface SheetActionsProps {
  order: StaffOrder;
  proofs: OrderProofs;
  canWrite: boolean;
}

/** What is to be done next with all of them comes first. */
function SheetActions({ order, proofs, canWrite }: SheetActionsProps) {
  const { settings, counts, toMake, toSend, toApprove, digest } = proofs;
  const [bleed, setBleed] = useState(String(settings.bleedMm));
  const [colors, setColors] = useState(settings.colors);
  const [seen, setSeen] = useState<{ digest: string; count: number }>();
  const make = useMakeAll();
  const send = useSendAll();
  const load = useProofDocument();
  const given = printSettingsSchema.safeParse({
    bleedMm: bleed.trim() === "" ? undefined : Number(bleed),
    colors,
  });
  const problem = given.error && problemsOf(given.error)["bleedMm"];
  const isMade = counts.ready + counts.sent + counts.commented + counts.approved > 0;
  const canSend = toSend > 0 || counts.sent > 0;
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap gap-2">
        {canWrite && toMake > 0 && (
          <Button
            disabled={!given.data}
            pending={make.isPending}
            onClick={() => given.data && make.mutate({ order: order._id, settings: given.data })}
          >
            {m.panel_proof_sheet_make({ count: formatNumber(toMake) })}
          </Button>
        )}
        {canWrite && canSend && (
          <Button
            variant={toSend > 0 && toMake === 0 && counts.making === 0 ? "ink" : "line"}
            pending={send.isPending}
            onClick={() => send.mutate(order._id)}
          >
            {toSend > 0
              ? m.panel_proof_sheet_send({ count: formatNumber(toSend) })
              : m.panel_proof_sheet_send_again()}
          </Button>
        )}
        {canWrite && toApprove > 0 && (
          <Button variant="line" onClick={() => setSeen({ digest, count: toApprove })}>
            {m.panel_proof_by_phone()}
          </Button>
        )}
        {isMade && (
          <Button
            variant="line"
            pending={load.isPending}
            onClick={() => load.mutate({ order: order._id, number: order.orderNumber })}
          >
            <FileText size={16} strokeWidth={1.6} aria-hidden="true" />
            {m.panel_proof_sheet_document()}
          </Button>
        )}
        {counts.approved > 0 && <PrintFiles meant={{ ids: [order._id] }} variant="line" />}
      </div>
      {canWrite && toMake > 0 && (
        <PrintFields
          bleed={bleed}
          colors={colors}
          error={problem && staffText(problem)}
          onBleed={setBleed}
          onColors={setColors}
        />
      )}
      <ApproveAll order={order._id} seen={seen} onClose={() => setSeen(undefined)} />
    </div>
  );
}

interface FiltersProps {
  proofs: OrderProofs;
  shown: ShownProofs;
  onChange: (next: Partial<ShownProofs>) => void;
}

function Filters({ proofs: { counts, problems, total }, shown, onChange }: FiltersProps) {
  const states = CARD_PROOFS.filter((state) => counts[state] > 0 || shown.state === state);
  return (
    <div className="grid gap-3">
      <div
        role="group"
        aria-label={m.panel_proof_sheet_filters()}
        className="flex flex-wrap gap-1.5"
      >
        <Filter
          label={m.panel_proof_sheet_all()}
          count={total}
          isCurrent={shown.state === undefined}
          onChoose={() => onChange({ state: undefined })}
        />
        {(problems > 0 || shown.state === "problems") && (
          <Filter
            label={m.panel_proof_sheet_problems()}
            count={problems}
            isCurrent={shown.state === "problems"}
            onChoose={() => onChange({ state: "problems" })}
          />
        )}
        {states.map((state) => (
          <Filter
            key={state}
            label={stateLabel(state).text}
            count={counts[state]}
            isCurrent={shown.state === state}
            onChoose={() => onChange({ state })}
          />
        ))}
      </div>
      <search className="sm:max-w-80">
        <TextField
          type="search"
          label={m.panel_proof_sheet_search()}
          hideLabel
          placeholder={m.panel_proof_sheet_search()}
          value={shown.search}
          maxLength={255}
          autoComplete="off"
          onChange={(event) => onChange({ search: event.target.value })}
        />
      </search>
    </div>
  );
}

interface FilterProps {
  label: string;
  count: number;
  isCurrent: boolean;
  onChoose: () => void;
}

function Filter({ label, count, isCurrent, onChoose }: FilterProps) {
  return (
    <button
      type="button"
      aria-pressed={isCurrent}
      onClick={onChoose}
      className={classNames(
        "flex h-11 items-center gap-1.5 rounded-pill px-3.25 text-note focus-ring md:h-9",
        isCurrent ? "bg-ink text-paper" : "text-ink shadow-line-2 hover:bg-ink/5",
      )}
    >
      {label}
      <span className="tabular-nums">{formatNumber(count)}</span>
    </button>
  );
}

function Pages({
  proofs: { page, pages },
  onPage,
}: {
  proofs: OrderProofs;
  onPage: (page: number) => void;
}) {
  if (pages === 1) return null;
  return (
    <nav aria-label={m.panel_pages()} className="flex items-center justify-center gap-3">
      <IconButton
        label={m.panel_page_previous()}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeft {...CHEVRON} />
      </IconButton>
      <span className="text-ink-2 tabular-nums" role="status">
        {m.panel_proof_sheet_page({ page: formatNumber(page), pages: formatNumber(pages) })}
      </span>
      <IconButton
        label={m.panel_page_next()}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRight {...CHEVRON} />
      </IconButton>
    </nav>
  );
}
