import type { ReactNode } from "react";

import { CONTACTLESS } from "#app/card/card-geometry.ts";
import { TapMark } from "#app/card/card-mark.tsx";
import { m } from "#app/i18n/translations.ts";
import type { PageSettings } from "#shared/settings/settings.ts";

import { whatsappLink } from "./whatsapp.ts";

/** The shop's contact data on a drawn card. */
export function ContactCard({ settings }: { settings: PageSettings }) {
  const { shopName, email, phone, city, country, businessHours } = settings;
  const whatsapp = whatsappLink(phone);
  return (
    <div className="lit">
      <section
        aria-label={m.storefront_contact_card()}
        className="relative isolate flex min-h-75 flex-col justify-end overflow-hidden rounded-stage p-6 pt-28 on-night md:min-h-98 md:p-9"
      >
        <Surface />
        <p
          aria-hidden="true"
          className="absolute start-6 top-6 flex max-w-3/5 items-center gap-2 text-quote font-label tracking-section md:start-9 md:top-9"
        >
          <svg viewBox="0 0 28 28" className="size-7 shrink-0 rtl:-scale-x-100">
            <TapMark dot="var(--color-copper-on-night)" arc="currentColor" />
          </svg>
          <span className="truncate">{shopName}</span>
        </p>
        <dl className="grid gap-x-6 gap-y-4 md:grid-cols-[2fr_3fr]">
          {whatsapp && (
            <Fact name={m.storefront_contact_whatsapp()} wide>
              <CardLink href={whatsapp} away>
                {m.storefront_contact_whatsapp_open()}
              </CardLink>
            </Fact>
          )}
          <Fact name={m.storefront_contact_email()} wide={!whatsapp}>
            <CardLink href={`mailto:${email}`}>
              <bdi dir="ltr">{email}</bdi>
            </CardLink>
          </Fact>
          <Fact name={m.storefront_contact_phone()}>
            <CardLink href={`tel:${phone.replaceAll(" ", "")}`}>
              <bdi dir="ltr" className="whitespace-nowrap tabular-nums">
                {phone}
              </bdi>
            </CardLink>
          </Fact>
          <Fact name={m.storefront_contact_location()}>
            {m.storefront_contact_place({ city, country })}
          </Fact>
          <Fact name={m.storefront_contact_hours()}>{businessHours}</Fact>
        </dl>
      </section>
    </div>
  );
}

function Fact({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={`min-w-0 ${wide ? "md:col-span-2" : ""}`}>
      <dt className="text-note text-on-night-2">{name}</dt>
      <dd
        className={`flex min-h-11 items-center text-balance wrap-anywhere ${wide ? "text-quote font-light tracking-lead md:text-item" : "text-base"}`}
      >
        {children}
      </dd>
    </div>
  );
}

function CardLink({ href, away, children }: { href: string; away?: boolean; children: ReactNode }) {
  return (
    <a
      href={href}
      {...(away ? { target: "_blank", rel: "noreferrer" } : {})}
      className="inline-flex min-h-11 min-w-0 items-center rounded-badge underline decoration-on-night-2/60 decoration-1 underline-offset-6 transition-colors hover:text-copper-on-night hover:decoration-current"
    >
      {children}
    </a>
  );
}

/** A matte black surface lit from the top left, with the logo embossed. */
function Surface() {
  return (
    <>
      <i
        aria-hidden="true"
        className="absolute inset-0 -z-1 rounded-stage bg-[radial-gradient(120%_120%_at_0_0,#3a362f,#1f1c18_42%,#100e0c)] shadow-[inset_0_0_0_1px_rgb(255_255_255/.12),inset_1px_1px_0_rgb(255_255_255/.16)]"
      />
      <svg
        viewBox="605 125 185 290"
        className="absolute end-5 top-5 -z-1 h-22 md:end-7 md:top-6 md:h-44 rtl:-scale-x-100"
        fill="none"
        strokeWidth="17"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d={CONTACTLESS} stroke="#fff" strokeOpacity=".2" transform="translate(1.6 1.8)" />
        <path d={CONTACTLESS} stroke="#000" transform="translate(-1.4 -1.6)" />
        <path d={CONTACTLESS} stroke="#14110f" />
      </svg>
    </>
  );
}
