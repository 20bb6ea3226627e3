import type { BackPrint } from "#app/card/back-print.ts";
import { CardBack } from "#app/card/card-back.tsx";
import { CardFace } from "#app/card/card-face.tsx";
import type { CardFaceProps } from "#app/card/card-print.ts";
import type { KnownAddon } from "#shared/addons/known-addons.ts";
import type { Order } from "#shared/orders/order.ts";

import { knownAddon } from "./known-addon.ts";

interface PrintedCardProps {
  order: Pick<Order, "cardDesign" | "personalInfo" | "addons">;
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
  const own = backPrint(order);
  const face = { ...printedFace(order), detail };
  return (
    <>
      <div className={className}>
        <CardFace {...face} />
      </div>
      {Object.values(own).some(Boolean) && (
        <div className={className}>
          <CardBack {...face} address={url?.replace(/^https?:\/\//, "") ?? null} own={own} />
        </div>
      )}
    </>
  );
}

/** The front of an order's card. */
export function printedFace(order: Pick<Order, "cardDesign" | "personalInfo">): CardFaceProps {
  const { cardDesign, personalInfo } = order;
  return {
    color: cardDesign.color,
    name: cardDesign.nameOnCard,
    position: personalInfo.position,
    organization: personalInfo.organization,
    logo: cardDesign.companyLogo ? { url: cardDesign.companyLogo } : null,
    printedLogo: cardDesign.includePrintedLogo,
  };
}

/** What addons add to the back. */
function backPrint({ addons }: Pick<Order, "addons">): BackPrint {
  const valueOf = (kind: KnownAddon) =>
    addons.find(({ addon }) => knownAddon(addon) === kind)?.addonValue;
  const picture = valueOf("backPicture");
  return {
    text: valueOf("backText"),
    number: valueOf("employeeNumber"),
    picture: picture ? { url: picture } : null,
  };
}
