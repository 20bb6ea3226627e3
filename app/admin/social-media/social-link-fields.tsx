import { Controller, useWatch } from "react-hook-form";
import type { z } from "zod";

import { m } from "#app/i18n/translations.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { Switch } from "#app/ui/switch.tsx";
import type { socialLinkFormSchema } from "#shared/social-media/social-link-form.ts";
import { PLATFORM_NAMES, PLATFORMS, type SocialLink } from "#shared/social-media/social-link.ts";

import { ListedFields, RecordField } from "../resource/record-fields.tsx";
import type { RecordFieldsProps } from "../resource/resource-view.ts";

/** `platform` is any string here: '' in a new link, or a platform that is no longer offered in an old one. */
export type SocialLinkValues = Omit<z.input<typeof socialLinkFormSchema>, "platform"> & {
  platform: string;
};

export function SocialLinkFields({ form, item }: RecordFieldsProps<SocialLink, SocialLinkValues>) {
  const { control } = form;
  const platform = useWatch({ control, name: "platform" }) ?? "";
  // A record may keep a platform that is no longer offered.
  const offered = [...new Set<string>([...PLATFORMS, ...(item ? [item.platform] : [])])];
  return (
    <>
      <Controller
        control={control}
        name="platform"
        render={({ field, fieldState }) => (
          <SelectField
            label={m.panel_social_platform()}
            error={fieldState.error?.message}
            options={offered.map((value) => ({ value, label: PLATFORM_NAMES[value] ?? value }))}
            value={field.value ?? ""}
            onValueChange={field.onChange}
            onBlur={field.onBlur}
            ref={field.ref}
            placeholder={m.panel_social_platform_choose()}
            required
          />
        )}
      />
      <RecordField
        form={form}
        name="url"
        label={m.panel_social_url()}
        type="url"
        dir="ltr"
        inputMode="url"
        placeholder="https://"
        autoComplete="off"
        spellCheck={false}
        required
      />
      <ListedFields form={form} hint={m.panel_social_inactive_hint()} />
      <Controller
        control={control}
        name="platformData"
        render={({ field }) => (
          <Switch
            label={m.panel_social_verified()}
            description={m.panel_social_verified_hint()}
            disabled={platform === ""}
            checked={field.value?.[platform]?.verified === true}
            onChange={(event) =>
              field.onChange({
                ...field.value,
                [platform]: { ...field.value?.[platform], verified: event.currentTarget.checked },
              })
            }
            onBlur={field.onBlur}
            ref={field.ref}
          />
        )}
      />
    </>
  );
}
