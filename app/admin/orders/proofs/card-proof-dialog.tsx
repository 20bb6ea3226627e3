import { useQuery } from "@tanstack/react-query";

import { m } from "#app/i18n/translations.ts";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { formatNumber } from "#shared/format-number.ts";
import type { StaffOrder } from "#shared/orders/staff-order.ts";
import type { CardOfOrderProofs } from "#shared/proofs/order-proofs.ts";

import { DialogHead } from "../../resource/dialog-head.tsx";
import { GuardedDialog } from "../../resource/guarded-dialog.tsx";
import { LoadError } from "../../resource/load-error.tsx";
import { CardProof } from "./card-proof.tsx";
import { cardProofsQuery } from "./proof-sheet-queries.ts";

interface CardProofDialogProps {
  order: StaffOrder;
  /** Whose proof is shown; undefined while none is. */
  shown: CardOfOrderProofs | undefined;
  isReadOnly: boolean;
  onClose: () => void;
}

/** One card of the contact sheet, with all that is done with a single proof. */
export function CardProofDialog({ order, shown, isReadOnly, onClose }: CardProofDialogProps) {
  return (
    <GuardedDialog open={shown !== undefined} onClose={onClose} size="m" className="text-panel">
      {shown && <OneCard {...{ order, shown, isReadOnly }} />}
    </GuardedDialog>
  );
}

function OneCard({
  order,
  shown: { card, number, name },
  isReadOnly,
}: Omit<CardProofDialogProps, "onClose" | "shown"> & { shown: CardOfOrderProofs }) {
  const query = useQuery(cardProofsQuery(order._id, card));
  const title = name || m.panel_proof_sheet_unnamed();
  return (
    <div className="grid gap-3 p-6">
      <DialogHead
        title={<bdi>{title}</bdi>}
        description={m.panel_proof_card({ number: formatNumber(number) })}
      />
      {query.data ? (
        <CardProof
          order={order}
          card={card}
          title={undefined}
          proofs={query.data.data}
          settings={query.data.settings}
          isReadOnly={isReadOnly || name === ""}
        />
      ) : query.isError ? (
        <LoadError
          text={m.panel_proof_load_failed()}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : (
        <Skeleton className="h-60 w-full" />
      )}
    </div>
  );
}
