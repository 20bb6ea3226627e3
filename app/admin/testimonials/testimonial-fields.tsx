import { Controller } from "react-hook-form";
import type { z } from "zod";

import { m } from "#app/i18n/translations.ts";
import { withoutPlaceholder } from "#shared/files/placeholder.ts";
import type { testimonialFormSchema } from "#shared/testimonials/testimonial-form.ts";
import type { Testimonial } from "#shared/testimonials/testimonial.ts";

import { PictureField } from "../resource/picture-field.tsx";
import type { RecordFieldsProps } from "../resource/resource-view.ts";
import { TranslationFields } from "../resource/translation-fields.tsx";
import { RatingField } from "./rating-field.tsx";

export type TestimonialValues = z.input<typeof testimonialFormSchema>;

export function TestimonialFields({
  form,
  pictures,
  onPicture,
  upload,
}: RecordFieldsProps<Testimonial, TestimonialValues>) {
  return (
    <>
      <TranslationFields
        form={form}
        name="name"
        labels={{ en: m.panel_column_name(), ar: m.panel_field_name_ar() }}
      />
      <TranslationFields
        form={form}
        name="title"
        labels={{ en: m.panel_testimonials_title(), ar: m.panel_testimonials_title_ar() }}
      />
      <TranslationFields
        form={form}
        name="company"
        labels={{ en: m.panel_testimonials_company(), ar: m.panel_testimonials_company_ar() }}
      />
      <TranslationFields
        form={form}
        name="quote"
        labels={{ en: m.panel_testimonials_quote(), ar: m.panel_testimonials_quote_ar() }}
        isLong
      />
      <Controller
        control={form.control}
        name="rating"
        render={({ field, fieldState }) => (
          <RatingField
            value={Number(field.value)}
            onValueChange={field.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={form.control}
        name="image"
        render={({ field, fieldState }) => (
          <PictureField
            label={m.panel_testimonials_image()}
            file={pictures["image"] ?? null}
            onFileChange={(file) => onPicture("image", file)}
            stored={withoutPlaceholder(field.value ?? "")}
            onStoredRemove={() => field.onChange("")}
            error={fieldState.error?.message}
            upload={upload}
            onBlur={field.onBlur}
            ref={field.ref}
          />
        )}
      />
    </>
  );
}
