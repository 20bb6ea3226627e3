import { m } from "#app/i18n/translations.ts";

/** The currency at the end of a field for an amount. */
export function Currency() {
  return <span className="pe-2 text-ink-2">{m.panel_currency()}</span>;
}
