import { useLocation } from "react-router";

import { m } from "#app/i18n/translations.ts";
import type { PageSettings } from "#shared/settings/settings.ts";
import type { SocialLink } from "#shared/social-media/social-link.ts";

import { CardBrands } from "./card-brands.tsx";
import { FooterLinks } from "./footer-links.tsx";
import { Logo } from "./logo.tsx";
import { Newsletter } from "./newsletter.tsx";
import { SocialLinks } from "./social-links.tsx";

interface FooterProps {
  /** Undefined when loading failed: what depends on them is then left out. */
  settings: PageSettings | undefined;
  socialLinks: readonly SocialLink[];
  year: string | undefined;
}

export function Footer({ settings, socialLinks, year }: FooterProps) {
  // Left out on pages that are about the newsletter themselves, offline, where nothing can be sent,
  // and on the pages of orders and quotes, which without a script send forms without an origin.
  const { pathname } = useLocation();
  const hasNewsletter = !/^\/(newsletter|(order|quote)s\/|offline$)/.test(pathname);
  return (
    <footer className="border-t border-line bg-paper-lo [--ring-ground:var(--color-paper-lo)]">
      <div className="wrap">
        {hasNewsletter && (
          <div className="grid page-columns gap-y-8 border-b border-line py-14 lg:items-end lg:pt-20 lg:pb-18">
            <h2 className="text-section font-light tracking-section whitespace-pre-line">
              {m.storefront_newsletter_title()}
            </h2>
            <div>
              <Newsletter />
            </div>
          </div>
        )}

        <div className="grid grid-cols-2 gap-x-6 gap-y-9 py-11 md:grid-cols-4 lg:grid-cols-[3fr_2fr_2fr_2fr_3fr] lg:pt-14 lg:pb-18">
          <div className="max-lg:col-span-full">
            <Logo shopName={settings?.shopName} />
            {settings && (
              <p className="mt-2 whitespace-pre-line text-ink-2">
                {m.storefront_footer_tagline({ city: settings.city })}
              </p>
            )}
            <SocialLinks links={socialLinks} />
          </div>
          <FooterLinks />
          {settings && <Contact settings={settings} />}
        </div>

        <div className="flex flex-col justify-between gap-4 border-t border-line pt-5 pb-7 text-note text-ink-2 md:flex-row md:items-center">
          <span>
            {settings && year && m.storefront_footer_rights({ year, shop: settings.shopName })}
          </span>
          <CardBrands />
        </div>
      </div>
    </footer>
  );
}

/** On touch screens as high as a finger needs. */
const ROW = "py-1.25 max-lg:py-2.5";

function Contact({ settings }: { settings: PageSettings }) {
  const { email, phone, city, country, businessHours } = settings;
  return (
    <div className="min-w-0 wrap-anywhere max-md:col-span-full">
      <h2 className="mb-3.5 text-note font-label text-ink-2">{m.storefront_footer_contact()}</h2>
      <ul>
        <li>
          <a href={`mailto:${email}`} className={`inline-block hover:underline ${ROW}`}>
            <bdi dir="ltr">{email}</bdi>
          </a>
        </li>
        <li>
          <a
            href={`tel:${phone.replaceAll(" ", "")}`}
            className={`inline-block hover:underline ${ROW}`}
          >
            <bdi dir="ltr" className="tabular-nums">
              {phone}
            </bdi>
          </a>
        </li>
        <li className={ROW}>{m.storefront_footer_place({ city, country })}</li>
        <li className={`text-ink-2 ${ROW}`}>{businessHours}</li>
      </ul>
    </div>
  );
}
