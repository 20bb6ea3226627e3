import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { get, type FieldValues, type Path, type UseFormReturn } from "react-hook-form";

import { m } from "#app/i18n/translations.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { TextField, type TextFieldProps } from "#app/ui/text-field.tsx";

interface PasswordFieldProps<Values extends FieldValues> extends Pick<
  TextFieldProps,
  "label" | "hint" | "autoComplete" | "required"
> {
  form: UseFormReturn<Values>;
  name: Path<Values>;
}

/** A password, which can be looked at while it is typed. */
export function PasswordField<Values extends FieldValues>({
  form,
  name,
  ...field
}: PasswordFieldProps<Values>) {
  const error = get(form.formState.errors, name) as { message?: string } | undefined;
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    // Not the panel's own field, which the pages for whoever is not signed in have no other need of.
    <TextField
      {...form.register(name)}
      error={error?.message}
      {...field}
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
