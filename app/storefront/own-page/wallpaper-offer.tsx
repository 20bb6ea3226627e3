import { useState } from "react";

import { m } from "#app/i18n/translations.ts";
import { buttonClass } from "#app/ui/button-style.ts";

import { OfferLanguage, UnsavedNote, useOfferLanguage } from "./offer-language.tsx";
import { OfferMissing } from "./offer-missing.tsx";
import { wallpaperPath, type OfferProps } from "./offers.tsx";

/** The wallpaper of the page as it is saved: to look at and to download. */
export function WallpaperOffer({ own, card }: OfferProps) {
  const choice = useOfferLanguage({ own });
  const [retry, setRetry] = useState(0);
  const path = wallpaperPath(card.code, choice.query);
  return (
    <div className="grid gap-6">
      <OfferLanguage {...choice} />
      <Picture key={`${path} ${retry}`} path={path} onRetry={() => setRetry(retry + 1)} />
      <UnsavedNote own={own} />
    </div>
  );
}

function Picture({ path, onRetry }: { path: string; onRetry: () => void }) {
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return <OfferMissing onRetry={onRetry} />;
  return (
    <div className="flex flex-wrap items-end gap-6">
      <img
        src={path}
        width="1290"
        height="2796"
        loading="lazy"
        alt={m.own_page_wallpaper_alt()}
        onError={() => setMissing(true)}
        className="h-auto w-44 rounded-[1.75rem] border-4 border-ink bg-ink"
      />
      <a href={path} download className={buttonClass({ variant: "line", size: "s" }, "shop")}>
        {m.own_page_data_button()}
      </a>
    </div>
  );
}
