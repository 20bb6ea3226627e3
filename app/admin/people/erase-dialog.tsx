import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { m } from "#app/i18n/translations.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { Switch } from "#app/ui/switch.tsx";
import { formatNumber } from "#shared/format-number.ts";
import type { Erasure } from "#shared/people/erasure.ts";
import type { PersonForm } from "#shared/people/person.ts";

import { LoadError } from "../resource/load-error.tsx";
import { GOES, STAYS } from "./class-labels.ts";
import { erasurePreviewQuery, useErasing } from "./people-queries.ts";

interface EraseDialogProps {
  person: PersonForm;
  isOpen: boolean;
  onClose: () => void;
}

/** Shows what would go and what stays, and erases it. */
export function EraseDialog({ person, isOpen, onClose }: EraseDialogProps) {
  const [includePages, setIncludePages] = useState(false);
  const preview = useQuery(erasurePreviewQuery(person, includePages, isOpen));
  const erasing = useErasing(onClose);
  const { data } = preview;
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={m.panel_people_erase_title()}
      description={m.panel_people_erase_text()}
      confirmLabel={m.panel_people_erase_confirm()}
      onConfirm={() => erasing.mutate({ person, includePages })}
      pending={erasing.isPending}
      isConfirmable={data !== undefined && !preview.isFetching && data.goes.length > 0}
    >
      <div className="mt-4 grid max-h-[45dvh] gap-4 overflow-y-auto">
        <Switch
          label={m.panel_people_pages_too()}
          description={m.panel_people_pages_too_hint()}
          checked={includePages}
          onChange={(event) => setIncludePages(event.target.checked)}
        />
        {data ? (
          <Preview erasure={data} />
        ) : preview.isError ? (
          <LoadError
            text={m.panel_people_load_failed()}
            onRetry={() => void preview.refetch()}
            isRetrying={preview.isFetching}
          />
        ) : (
          <Skeleton className="h-32 w-full" />
        )}
      </div>
    </ConfirmDialog>
  );
}

function Preview({ erasure: { goes, stays } }: { erasure: Erasure }) {
  return (
    <>
      <Counts
        title={m.panel_people_goes()}
        rows={goes.map(({ kind, count }) => ({ label: GOES[kind](), count }))}
      />
      {stays.length > 0 && (
        <Counts
          title={m.panel_people_stays()}
          rows={stays.map(({ kind, count }) => ({ label: STAYS[kind](), count }))}
        />
      )}
    </>
  );
}

function Counts({ title, rows }: { title: string; rows: { label: string; count: number }[] }) {
  return (
    <section>
      <h3 className="border-b border-line pb-1 font-label">{title}</h3>
      {rows.length === 0 && <p className="py-2 text-ink-2">{m.panel_people_nothing_goes()}</p>}
      <ul>
        {rows.map(({ label, count }) => (
          <li key={label} className="flex gap-4 border-b border-line py-2 text-note">
            <span className="min-w-0 flex-1">{label}</span>
            <span className="tabular-nums">{formatNumber(count)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
