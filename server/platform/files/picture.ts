import { HttpError, fieldError } from "#server/platform/http-error.ts";

export const NOT_A_PICTURE = "Please select a valid image file";

/** A picture as it was uploaded. */
export interface PictureSource {
  /** In a folder that goes with the upload: beside it the picture is written anew. */
  path: string;
  /** The form's field that it came with, for what a refusal says. */
  field?: string | undefined;
}

export function notAPicture({ field }: PictureSource): HttpError {
  return field === undefined ? new HttpError(400, NOT_A_PICTURE) : fieldError(field, NOT_A_PICTURE);
}
