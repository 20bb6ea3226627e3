import { useFormContext, useWatch } from "react-hook-form";

import { linkHint } from "#app/orders/lazy-hints.tsx";
import { TextField, type TextFieldProps } from "#app/ui/text-field.tsx";
import type { SocialSite } from "#shared/profiles/social-page.ts";

import type { OrderFormValues } from "./order-form-values.ts";

interface SocialFieldProps extends Omit<TextFieldProps, "name"> {
  name: string;
  site: SocialSite;
}

/** Somebody's page on a site, by its address or their name there; below it is said how it is read. */
export function SocialField({ site, ...field }: SocialFieldProps) {
  const { control } = useFormContext<OrderFormValues>();
  const typed = useWatch({ control, name: `personalInfo.${site}Url` });
  return (
    <TextField
      {...field}
      hint={linkHint({ site, typed })}
      dir="ltr"
      className="rtl:text-end"
      autoCapitalize="off"
      autoComplete="off"
      spellCheck={false}
      // A name is no URL: browsers would refuse or change it.
      type="text"
      inputMode="url"
    />
  );
}
