import { HttpError, fieldError } from "#server/platform/http-error.ts";
import { MAX_MEGAPIXELS, type PictureFault } from "#server/platform/pictures/picture-problem.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";

/** A picture in the store that no record refers to yet. */
export interface StoredPicture {
  key: string;
  isPublic: boolean;
  contentType: string;
  byteSize: number;
  width: number;
  height: number;
}

/** A picture as it was uploaded. */
export interface PictureSource {
  /** In the upload's own folder, which is deleted with it; the rewritten picture goes there too. */
  path: string;
  /** The form's field that it came with, for error messages. */
  field?: string | undefined;
  /** A stored picture that has the very same bytes, which is stored once more as it is. */
  copyOf?: StoredPicture;
  /** Whether a small square of it is stored in place of the whole. */
  isSmall?: true;
}

export function notAPicture(
  { field }: Pick<PictureSource, "field">,
  fault: PictureFault = "unreadable",
): HttpError {
  const reported =
    fault === "too_many_pixels"
      ? apiMessage("picture_too_many_pixels", { megapixels: MAX_MEGAPIXELS })
      : apiMessage("not_a_picture");
  return field === undefined ? new HttpError(400, reported) : fieldError(field, reported);
}
