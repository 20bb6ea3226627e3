import { m } from "#app/i18n/translations.ts";
import { buttonClass } from "#app/ui/button-style.ts";
import { LazyPart } from "#app/ui/lazy-part.tsx";
import type { OwnCard, OwnPage } from "#shared/profiles/own-page.ts";
import { isNameless } from "#shared/profiles/page-language.ts";

import { useIsReady } from "./use-is-ready.ts";
import type { OwnPageForm } from "./use-page-form.ts";

/** What is made of the page for its owner, of a card that opens it. */
export interface OfferProps {
  own: OwnPageForm;
  card: OwnCard;
}

/** The files beside the page of a card. @param query names language and version */
export const signaturePath = (code: string, query = "") => `/c/${code}/signature.html${query}`;
export const wallpaperPath = (code: string, query = "") => `/c/${code}/wallpaper.png${query}`;

/** The card whose address is passed on: one that opens the page, rather not one that was replaced. */
export function openCard({ cards, isCancelled, values }: OwnPage): OwnCard | undefined {
  if (isCancelled || isNameless(values)) return undefined;
  const open = cards.filter(({ state }) => state !== "off" && state !== "lost");
  return open.find(({ state }) => state !== "replaced") ?? open[0];
}

const loadSignature = async () => (await import("./signature-offer.tsx")).SignatureOffer;
const loadWallpaper = async () => (await import("./wallpaper-offer.tsx")).WallpaperOffer;

export function SignaturePart(props: OfferProps) {
  const waiting = <Plain href={signaturePath(props.card.code)} />;
  return <LazyPart load={loadSignature} need={useIsReady()} props={props} waiting={waiting} />;
}

export function WallpaperPart(props: OfferProps) {
  const waiting = <Plain href={wallpaperPath(props.card.code)} />;
  return <LazyPart load={loadWallpaper} need={useIsReady()} props={props} waiting={waiting} />;
}

/** Without a script, or where it can't be loaded. */
function Plain({ href }: { href: string }) {
  return (
    <a href={href} download className={buttonClass({ variant: "line", size: "s" }, "shop")}>
      {m.own_page_data_button()}
    </a>
  );
}
