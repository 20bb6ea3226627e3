import { CardFace } from "#app/card/card-face.tsx";
import { CardStage } from "#app/card/card-stage.tsx";
import { m } from "#app/i18n/translations.ts";
import { buttonClass } from "#app/ui/button-style.ts";

/** A team's cards, the uppermost last; of those beneath only the company is visible. */
const STACK = [
  { color: "black", place: "-translate-y-33" },
  { color: "copper", place: "-translate-y-11" },
  { color: "sand", place: "translate-y-11" },
  { color: "white", place: "translate-y-33" },
] as const;

/** The first section: what the page offers. */
export function BulkHero() {
  return (
    // The stack's shadow ends before the stage does.
    <CardStage className="mask-b-from-[calc(100%-2.5rem)] pt-16 md:pt-20">
      <div className="wrap grid grid-cols-1 items-center gap-x-10 pt-10 lg:min-h-160 lg:grid-cols-[7fr_6fr] lg:py-8 lg:rtl:grid-cols-[3fr_2fr]">
        <div className="relative z-1">
          <h1 className="max-w-[8em] text-hero font-light tracking-hero">
            {m.storefront_bulk_title()}
          </h1>
          <p className="mt-6 rtl:mt-9 max-w-[25em] text-lead font-light tracking-lead lg:text-quote">
            {m.storefront_bulk_text()}
          </p>
          <div className="mt-8 flex flex-wrap items-center gap-x-5.5 gap-y-3">
            <a href="#quote" className={buttonClass({}, "shop", "max-md:w-full")}>
              {m.storefront_bulk_to_quote()}
            </a>
            <a
              href="#prices"
              className="inline-flex min-h-11 items-center rounded-badge text-base font-label"
            >
              <span className="rule-link pb-1">{m.storefront_bulk_to_prices()}</span>
            </a>
          </div>
        </div>
        <div
          aria-hidden="true"
          className="grid h-104 grid-cols-[minmax(0,1fr)] place-items-center max-lg:mt-6 md:h-135 lg:h-140"
        >
          <div className="scale-58 md:scale-80 lg:scale-76 xl:scale-90">
            <div className="grid w-110 shrink-0 -turned-11 rtl:turned-11">
              {/* One shadow for the whole stack, as high as the cards reach. */}
              <i className="col-start-1 row-start-1 -my-33 block lit before:inset-[2px]! before:rounded-[16px]!" />
              {STACK.map(({ color, place }, index) => (
                <div key={color} className={`col-start-1 row-start-1 ${place}`}>
                  {index === STACK.length - 1 ? (
                    <CardFace color={color} label="" />
                  ) : (
                    <CardFace color={color} name="" position="" plain label="" />
                  )}
                </div>
              ))}
            </div>
          </div>
        </div>
      </div>
      {/* The light fades into the paper of the next section. Last, so that it does not move while the
          page is still coming. */}
      <div className="pointer-events-none absolute inset-x-0 bottom-0 -z-1 h-48 bg-linear-to-t from-paper" />
    </CardStage>
  );
}
