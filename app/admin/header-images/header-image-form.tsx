import { Controller } from "react-hook-form";
import type { z } from "zod";

import { m } from "#app/i18n/translations.ts";
import { headerImageCalls } from "#shared/header-image/header-image-calls.ts";
import type { HeaderImage, headerImageFormSchema } from "#shared/header-image/header-image.ts";

import { PictureField } from "../resource/picture-field.tsx";
import type { RecordFieldsProps, RecordView } from "../resource/resource-view.ts";

type HeaderImageValues = z.input<typeof headerImageFormSchema>;

/** The format on phones; wide screens show the centre square. */
const ASPECT = 4 / 3;

/** The upload dialog of the landing page's picture. */
export const headerImageView: RecordView<HeaderImage, HeaderImageValues> = {
  calls: headerImageCalls,
  texts: {
    add: m.panel_header_upload,
    editTitle: m.panel_header_update,
    save: m.panel_header_update,
    created: m.panel_header_created,
    updated: m.panel_header_updated,
    deleted: m.panel_header_deleted,
    saveFailed: { title: m.panel_header_update_failed, text: m.panel_save_failed },
    createFailed: { title: m.panel_header_create_failed, text: m.panel_save_failed },
    deleteFailed: { title: m.panel_header_delete_failed, text: m.panel_delete_failed },
  },
  form: {
    valuesOf: (picture) => ({ image: picture?.image }),
    Fields: HeaderImageFields,
  },
};

function HeaderImageFields({
  form,
  pictures,
  onPicture,
  upload,
}: RecordFieldsProps<HeaderImage, HeaderImageValues>) {
  return (
    <Controller
      control={form.control}
      name="image"
      render={({ field, fieldState }) => (
        <PictureField
          label={m.panel_header_image()}
          hint={m.panel_header_crop_hint()}
          required
          aspect={ASPECT}
          file={pictures["image"] ?? null}
          onFileChange={(file) => {
            form.clearErrors("image");
            onPicture("image", file);
          }}
          stored={field.value}
          error={fieldState.error?.message}
          upload={upload}
          onBlur={field.onBlur}
          ref={field.ref}
        />
      )}
    />
  );
}
