import { qrCode, QR_QUIET } from "#app/card/qr-code.ts";
import { getLocale } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import { cardPath, DEMO_CODE } from "#shared/cards/card-code.ts";

import { useLayoutData } from "../layout/layout-data.ts";

/** The way to an example of the page that a card opens: a code for phones that are at hand, else a link. */
export function TryIt({ className = "" }: { className?: string }) {
  const origin = useLayoutData()?.site.origin;
  return (
    <div className={`flex items-center gap-5 ${className}`}>
      {origin && <Code url={origin + cardPath(DEMO_CODE)} />}
      <div className="min-w-0">
        <p className="font-label max-md:sr-only">{m.demo_title()}</p>
        <p className="mt-1 max-w-[22em] text-note opacity-80 max-md:hidden">{m.demo_scan()}</p>
        <a
          href={`${cardPath(DEMO_CODE)}?lang=${getLocale()}`}
          rel="nofollow"
          className="inline-flex min-h-11 items-center rounded-badge underline underline-offset-4 focus-ring md:mt-1"
        >
          {m.demo_open()}
        </a>
      </div>
    </div>
  );
}

/** On phones it would stand on the screen that is to scan it. */
function Code({ url }: { url: string }) {
  const { modules, path } = qrCode(url);
  const size = modules + 2 * QR_QUIET;
  return (
    <svg
      viewBox={`${-QR_QUIET} ${-QR_QUIET} ${size} ${size}`}
      role="img"
      aria-label={m.demo_code()}
      shapeRendering="crispEdges"
      className="size-32 shrink-0 rounded-field bg-white max-md:hidden"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
