import { m } from "#app/i18n/translations.ts";
import type { Addon } from "#shared/addons/addon.ts";

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
