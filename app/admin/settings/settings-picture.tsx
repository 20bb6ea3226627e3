import { Controller, useWatch, type UseFormReturn } from "react-hook-form";

import { PictureField, type PictureFieldProps } from "../resource/picture-field.tsx";
import type { SettingsValues } from "./settings-values.ts";

interface SettingsPictureProps extends Pick<
  PictureFieldProps,
  "label" | "hint" | "aspect" | "upload"
> {
  form: UseFormReturn<SettingsValues>;
  field: "cliqQrImage" | "socialPreviewImage";
}

/** A setting that is a picture. */
export function SettingsPicture({ form, field: name, upload, ...look }: SettingsPictureProps) {
  const file = useWatch({ control: form.control, name: `files.${name}` }) ?? null;
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <PictureField
          {...look}
          file={file}
          onFileChange={(picked) => {
            form.clearErrors(name);
            form.setValue(`files.${name}`, picked, { shouldDirty: true });
          }}
          stored={field.value ?? ""}
          onStoredRemove={() => field.onChange("")}
          error={fieldState.error?.message}
          upload={file ? upload : undefined}
          onBlur={field.onBlur}
          ref={field.ref}
        />
      )}
    />
  );
}
