import { m } from "#app/i18n/translations.ts";
import type { InputType } from "#shared/addons/input-types.ts";

/** The input types as staff read them. */
export const INPUT_TYPE_LABELS: Record<InputType, () => string> = {
  text: m.panel_more_input_text,
  number: m.panel_more_input_number,
  radio: m.panel_more_input_radio,
  select: m.panel_more_input_select,
  image: m.panel_more_input_image,
};
