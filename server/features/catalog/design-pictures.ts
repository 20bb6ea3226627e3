import { notAPicture } from "#server/platform/files/picture.ts";
import type { UploadedFile } from "#server/platform/http/multipart.ts";
import type { DesignForm } from "#shared/catalog/product-form.ts";

/** The field whose files are the designs' pictures. */
export const IMAGES_FIELD = "images";

/** Which design gets which of the files that came with the form. */
export interface DesignPictures {
  /** The files that a design gets, each once; the others are nobody's. */
  uploads: UploadedFile[];
  /** Per design the index of its file in `uploads`; -1 where it gets none. */
  uploadOf: number[];
}

/**
 * A design names its file by `imageKey`; of several of one name it is the last. Where no design of a
 * form does, the files belong, in order, to the designs without a stored picture, as clients in the
 * field mean it.
 */
export function designPictures(
  designs: readonly DesignForm[],
  files: readonly UploadedFile[],
): DesignPictures {
  const images = files.filter(({ field }) => field === IMAGES_FIELD);
  const isByKey = designs.some(({ imageKey }) => imageKey);
  const inOrder = images.values();
  const chosen = designs.map(({ image, imageKey }, index) => {
    if (!isByKey) return image ? undefined : inOrder.next().value;
    if (!imageKey) return undefined;
    const file = images.findLast(({ name }) => name === imageKey);
    if (!file) throw notAPicture({ field: `cardDesigns.${index}.imageKey` });
    return file;
  });
  const uploads = [...new Set(chosen.filter((file) => file !== undefined))];
  return {
    uploads,
    uploadOf: chosen.map((file) => (file ? uploads.indexOf(file) : -1)),
  };
}
