import { useQuery } from "@tanstack/react-query";

import { m } from "#app/i18n/translations.ts";
import { Skeleton } from "#app/ui/skeleton.tsx";
import type { StaffOrder } from "#shared/orders/staff-order.ts";
import { PAGED_FROM } from "#shared/proofs/paged-proofs.ts";

import { LoadError } from "../../resource/load-error.tsx";
import { Section } from "../section.tsx";
import { CardProof } from "./card-proof.tsx";
import { proofsQuery } from "./proof-queries.ts";
import { ProofSheet } from "./proof-sheet.tsx";

interface ProofSectionProps {
  order: StaffOrder;
  isGone: boolean;
}

/** The cards as they are printed, which the customer approves before; many of them on a contact sheet. */
export function ProofSection({ order, isGone }: ProofSectionProps) {
  const isSheet = order.cards.length >= PAGED_FROM;
  const isReadOnly = isGone || order.status === "cancelled";
  return (
    <Section
      title={isSheet ? m.panel_proof_titles() : m.panel_proof_title()}
      className="print:hidden"
    >
      {isSheet ? (
        <ProofSheet order={order} isReadOnly={isReadOnly} />
      ) : (
        <CardProofs order={order} isGone={isGone} />
      )}
    </Section>
  );
}

function CardProofs({ order, isGone }: ProofSectionProps) {
  const query = useQuery(proofsQuery(order._id));
  const { cards } = order;
  return (
    <>
      {query.data ? (
        <div className="divide-y divide-line">
          {cards.map((card, index) => (
            <CardProof
              key={card._id}
              order={order}
              card={card._id}
              title={cards.length > 1 ? m.panel_proof_card({ number: index + 1 }) : undefined}
              proofs={query.data.data.filter((proof) => proof.card === card._id)}
              settings={query.data.settings}
              isReadOnly={isGone || order.status === "cancelled"}
            />
          ))}
        </div>
      ) : query.isError && !isGone ? (
        <LoadError
          text={m.panel_proof_load_failed()}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : (
        <Skeleton className="my-3 h-24 w-full" />
      )}
    </>
  );
}
