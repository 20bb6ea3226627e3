import { CardBack } from "#app/card/card-back.tsx";
import { CardFace } from "#app/card/card-face.tsx";
import type { CardFaceProps } from "#app/card/card-print.ts";

import { hasOwnBack, printedBack, printedFace, type PrintedOrder } from "./order-print.ts";

interface PrintedCardProps {
  order: PrintedOrder;
  /** The address in the code; null for those to whom it is not shown. */
  url: string | null;
  detail?: CardFaceProps["detail"];
  /** Of each side. */
  className?: string;
}

/**
 * An order's card as it is printed, with its back where that has more than the code. Where a logo is
 * missing, nothing stands in its place.
 */
export function PrintedCard({ order, url, detail = "full", className }: PrintedCardProps) {
  const face = { ...printedFace(order), detail };
  return (
    <>
      <div className={className}>
        <CardFace {...face} />
      </div>
      {hasOwnBack(order) && (
        <div className={className}>
          <CardBack
            {...face}
            address={url?.replace(/^https?:\/\//, "") ?? null}
            own={printedBack(order)}
          />
        </div>
      )}
    </>
  );
}
