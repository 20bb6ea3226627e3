import { getLocale } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import type { Addon } from "#shared/addons/addon.ts";
import { inLanguage } from "#shared/i18n/in-language.ts";

import { CutText } from "../resource/cut-text.tsx";
import { Detail, DetailLines, Details, TranslationDetail } from "../resource/details.tsx";
import { longMoment } from "../resource/display-date.ts";
import { MissingTranslation } from "../resource/missing-translation.tsx";
import { INPUT_TYPE_LABELS } from "./addon-labels.ts";
import { addonPrice } from "./addon-price.ts";

export function AddonDetails({ item }: { item: Addon }) {
  return (
    <Details>
      <TranslationDetail label={m.panel_column_title()} record={item} field="title" />
      <Detail label={m.panel_column_price()}>{addonPrice(item.price)}</Detail>
      <Detail label={m.panel_column_input_type()}>{INPUT_TYPE_LABELS[item.inputType]()}</Detail>
      <DetailLines label={m.panel_column_options()}>
        {item.options.length > 0 ? <OptionPairs {...item} /> : undefined}
      </DetailLines>
      <Detail label={m.panel_column_created()}>{longMoment(item.createdAt)}</Detail>
    </Details>
  );
}

/** Each option and its Arabic, a line each. */
function OptionPairs({ options, optionsAr }: Addon) {
  return options.map((option, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- an option is known by its place alone
    <span key={index} className="flex flex-wrap items-center gap-x-2">
      <bdi>{option}</bdi>
      <span aria-hidden="true" className="text-ink-3">
        ·
      </span>
      {optionsAr[index] ? (
        <bdi lang="ar">{optionsAr[index]}</bdi>
      ) : (
        <MissingTranslation locale="ar" />
      )}
    </span>
  ));
}

/** How many options the table lists by name; of further ones it shows the number. */
const OPTIONS_SHOWN = 2;

export const isOptionMissing = ({ options, optionsAr }: Addon) =>
  options.some((_, index) => !optionsAr[index]);

/** Whether the title or an option has no Arabic text. */
export const isArabicMissing = (addon: Addon) => !addon.titleAr || isOptionMissing(addon);

/** The first options in the panel's language. */
export function OptionSummary({ options, optionsAr }: Addon) {
  const more = options.length - OPTIONS_SHOWN;
  const shown = options
    .slice(0, OPTIONS_SHOWN)
    .map((option, index) =>
      inLanguage({ option, optionAr: optionsAr[index] ?? "" }, "option", getLocale()),
    );
  return (
    <span className="flex min-w-0 gap-1 text-ink-2">
      <CutText>
        {new Intl.ListFormat(getLocale(), { type: "unit", style: "short" }).format(shown)}
      </CutText>
      {more > 0 && <span className="shrink-0">{m.panel_options_more({ count: more })}</span>}
    </span>
  );
}
