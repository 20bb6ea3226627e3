import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Controller, useWatch, type UseFormReturn } from "react-hook-form";

import { m } from "#app/i18n/translations.ts";
import { IconButton } from "#app/ui/icon-button.tsx";

import { CardChip } from "../orders/card-chip.tsx";
import { MissingTranslation } from "../resource/missing-translation.tsx";
import { PictureField } from "../resource/picture-field.tsx";
import { RecordField } from "../resource/record-fields.tsx";
import type { UploadState } from "../resource/use-upload.ts";
import { ColorField } from "./color-field.tsx";
import type { ProductValues } from "./product-values.ts";
import { StockFields } from "./stock-fields.tsx";

interface DesignFieldsProps {
  form: UseFormReturn<ProductValues>;
  index: number;
  name: string;
  /** By which it is moved. */
  handle: ReactNode;
  upload: UploadState | undefined;
  /** Undefined for the last one, which stays. */
  onRemove: (() => void) | undefined;
}

/** One design of the card: its colour, what that is called, and a picture. */
export function DesignFields({ form, index, name, handle, upload, onRemove }: DesignFieldsProps) {
  const path = `cardDesigns.${index}` as const;
  const { color, colorNameAr, image, file } = useWatch({ control: form.control, name: path });
  return (
    <div role="group" aria-label={m.panel_product_design_named({ name })}>
      <div className="flex items-center gap-2.5 border-b border-line py-1.5 ps-1.5 pe-1.5">
        {handle}
        <CardChip color={color} />
        <span className="min-w-0 flex-1 truncate font-label">
          <bdi>{name}</bdi>
        </span>
        <IconButton
          label={m.panel_product_design_remove({ name })}
          disabled={!onRemove}
          title={onRemove ? undefined : m.panel_product_design_last()}
          onClick={onRemove}
        >
          <Trash2 size={16} strokeWidth={1.6} aria-hidden="true" />
        </IconButton>
      </div>
      <div className="grid items-start gap-x-6 gap-y-5 p-4 md:grid-cols-2 md:p-5">
        <div className="grid gap-5">
          <ColorField form={form} index={index} />
          <RecordField
            form={form}
            name={`${path}.colorName`}
            label={m.panel_product_color_name()}
            lang="en"
            dir="ltr"
            required
          />
          <RecordField
            form={form}
            name={`${path}.colorNameAr`}
            label={m.panel_product_color_name_ar()}
            aside={!colorNameAr.trim() && <MissingTranslation locale="ar" />}
            lang="ar"
            dir="rtl"
          />
        </div>
        <Controller
          control={form.control}
          name={`${path}.file`}
          render={({ field, fieldState }) => (
            <PictureField
              label={m.panel_product_picture()}
              hint={m.panel_product_picture_hint()}
              file={file}
              onFileChange={(picked) => {
                form.clearErrors(`${path}.file`);
                field.onChange(picked);
              }}
              stored={image}
              onStoredRemove={() => form.setValue(`${path}.image`, "", { shouldDirty: true })}
              error={fieldState.error?.message}
              upload={file ? upload : undefined}
              onBlur={field.onBlur}
              ref={field.ref}
            />
          )}
        />
      </div>
      <StockFields form={form} index={index} />
    </div>
  );
}
