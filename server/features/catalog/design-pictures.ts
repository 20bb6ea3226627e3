import { notAPicture } from "#server/platform/files/picture.ts";
import type { UploadedFile } from "#server/platform/http/multipart.ts";
import type { DesignForm } from "#shared/catalog/product-form.ts";
import { cleanLine } from "#shared/text-entry.ts";

/** The form field whose files are the designs' pictures. */
export const IMAGES_FIELD = "images";

/** Which of a form's files belong to which design. */
export interface DesignPictures {
  /** The files that designs use, each once; other files are ignored. */
  uploads: UploadedFile[];
  /** For each design the index of its file in `uploads`; -1 for a design without one. */
  uploadOf: number[];
}

/**
 * A design names its file by `imageKey`; if several files have that name, it gets the last. If no
 * design of a form names a file, the files go, in order, to the designs without a stored picture,
 * which is what existing clients expect.
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
    const file = images.findLast(({ name }) => cleanLine(name) === imageKey);
    if (!file) throw notAPicture({ field: `cardDesigns.${index}.imageKey` });
    return file;
  });
  const uploads = [...new Set(chosen.filter((file) => file !== undefined))];
  return {
    uploads,
    uploadOf: chosen.map((file) => (file ? uploads.indexOf(file) : -1)),
  };
}
