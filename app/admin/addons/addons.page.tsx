import { TextCursorInput } from "lucide-react";

import { m } from "#app/i18n/translations.ts";
import { INPUT_TYPES } from "#shared/addons/input-types.ts";

import { ArabicFilter } from "../resource/arabic-filter.tsx";
import { ListFilter, type FilteredList } from "../resource/list-filter.tsx";
import { ResourceScreen } from "../resource/resource-screen.tsx";
import { INPUT_TYPE_LABELS } from "./addon-labels.ts";
import { addonView } from "./addon-view.tsx";

export const meta = () => [{ title: m.panel_title({ screen: m.panel_screen("addons") }) }];

export default function AddonsPage() {
  return (
    <ResourceScreen
      view={addonView}
      filters={(list) => (
        <>
          <InputTypeFilter list={list} />
          <ArabicFilter list={list} />
        </>
      )}
    />
  );
}

/** Shows the addons of one input type. */
function InputTypeFilter({ list }: { list: FilteredList }) {
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
