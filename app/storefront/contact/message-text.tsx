import { useState } from "react";

import { m } from "#app/i18n/translations.ts";
import { TextareaField, type TextareaFieldProps } from "#app/ui/textarea-field.tsx";
import { MESSAGE_LENGTH } from "#shared/messages/message-limits.ts";

/** The field shows the remaining number of characters when so many or fewer are left. */
const COUNTED = 200;

/** The field for the message, with the number of remaining characters near its limit. */
export function MessageText(
  props: Omit<TextareaFieldProps, "label" | "defaultValue"> & { defaultValue: string },
) {
  const [length, setLength] = useState(props.defaultValue.trim().length);
  const left = MESSAGE_LENGTH - length;
  const rest =
    left >= 0
      ? m.storefront_contact_left({ count: left })
      : m.storefront_contact_over({ count: -left });
  return (
    <TextareaField
      {...props}
      label={m.storefront_contact_message()}
      aside={
        <span role="status" className={left < 0 ? "text-bad" : undefined}>
          {left <= COUNTED && rest}
        </span>
      }
      required
      className="max-h-[60svh] min-h-44 lg:min-h-72"
      onInput={(event) => setLength(event.currentTarget.value.trim().length)}
    />
  );
}
