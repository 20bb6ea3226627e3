import { CardFace } from "#app/card/card-face.tsx";
import { getTextDirection } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";

/**
 * Colour and position of each card in the fan; the last lies on top and is the only one with print.
 */
const FAN = [
  {
    color: "black",
    place: "-translate-x-29 translate-y-8.5 -turned-19 rtl:translate-x-29 rtl:turned-19",
  },
  {
    color: "sand",
    place: "-translate-x-14.5 translate-y-2.5 -turned-11 rtl:translate-x-14.5 rtl:turned-11",
  },
  { color: "copper", place: "-turned-3 rtl:turned-3" },
  {
    color: "white",
    place: "translate-x-15 translate-y-1.5 turned-6 rtl:-translate-x-15 rtl:-turned-6",
  },
  {
    color: "black",
    place: "translate-x-29.5 translate-y-7 turned-15 rtl:-translate-x-29.5 rtl:-turned-15",
  },
] as const;

/** A link to bulk orders. */
export function BulkBanner() {
  return (
    <section className="overflow-hidden on-night">
      <div className="wrap grid grid-cols-[minmax(0,1fr)] items-center gap-x-12 pt-18 lg:min-h-110 lg:grid-cols-[5fr_7fr] lg:pt-0">
        <div>
          <h2 className="text-section font-light tracking-section">
            {m.storefront_product_bulk_title()}
          </h2>
          <p className="mt-5 max-w-[26em] text-base text-on-night-2">
            {m.storefront_product_bulk_text()}
          </p>
          <ButtonLink to="/bulk-orders" variant="light-on-night" className="mt-8">
            {m.storefront_product_bulk_button()}
          </ButtonLink>
        </div>
        <div
          className="mt-6 grid h-65 place-items-center md:h-85 lg:mt-0 lg:h-110"
          aria-hidden="true"
        >
          <div className="grid w-90 shrink-0 scale-48 min-[390px]:scale-54 md:scale-80 lg:scale-90 xl:scale-100">
            {FAN.map(({ color, place }, index) => (
              <div key={place} className={`col-start-1 row-start-1 lit-night ${place}`}>
                {index === FAN.length - 1 ? (
                  <CardFace color={color} label="" />
                ) : (
                  <CardFace
                    color={color}
                    name=""
                    position=""
                    organization=""
                    dir={getTextDirection()}
                    label=""
                  />
                )}
              </div>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
