import { m } from "#app/i18n/translations.ts";

const FEATURES = [
  [m.storefront_preview_details_title, m.storefront_preview_details_text],
  [m.storefront_preview_links_title, m.storefront_preview_links_text],
  [m.storefront_preview_save_title, m.storefront_preview_save_text],
] as const;

/** The contents of the profile page that a tap opens. */
export function Features() {
  return (
    <ul id="features" tabIndex={-1} className="border-b border-night-line outline-none">
      {FEATURES.map(([title, text]) => (
        <li key={title()} className="border-t border-night-line py-6.5">
          <h3 className="text-[1.25rem] lg:max-w-[15em] leading-snug font-text tracking-lead">
            {title()}
          </h3>
          <p className="mt-2 text-on-night-2">{text()}</p>
        </li>
      ))}
    </ul>
  );
}
