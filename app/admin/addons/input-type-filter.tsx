import { TextCursorInput } from "lucide-react";

import { m } from "#app/i18n/translations.ts";
import { INPUT_TYPES } from "#shared/addons/addon.ts";

import { ListFilter, type FilteredList } from "../resource/list-filter.tsx";
import { INPUT_TYPE_LABELS } from "./addon-labels.ts";

/** Shows the addons of one input type. */
export function InputTypeFilter({ list }: { list: FilteredList }) {
  return (
    <ListFilter
      list={list}
      name="inputType"
      label={m.panel_column_input_type()}
      icon={TextCursorInput}
      options={INPUT_TYPES.map((value) => ({ value, label: INPUT_TYPE_LABELS[value]() }))}
    />
  );
}
