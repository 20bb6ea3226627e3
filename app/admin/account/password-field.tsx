import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";

import { m } from "#app/i18n/translations.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { TextFieldProps } from "#app/ui/text-field.tsx";

import { RecordField } from "../resource/record-fields.tsx";

interface PasswordFieldProps<Values extends FieldValues> extends Pick<
  TextFieldProps,
  "label" | "hint" | "autoComplete" | "required"
> {
  form: UseFormReturn<Values>;
  name: Path<Values>;
}

/** A password, which can be looked at while it is typed. */
export function PasswordField<Values extends FieldValues>(props: PasswordFieldProps<Values>) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <RecordField
      {...props}
      type={isShown ? "text" : "password"}
      dir="ltr"
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <IconButton
          label={isShown ? m.panel_login_hide() : m.panel_login_show()}
          onClick={() => setShown(!isShown)}
          className="md:size-8!"
        >
          <Icon size={17} strokeWidth={1.6} aria-hidden="true" />
        </IconButton>
      }
    />
  );
}
