import { visitorText } from "#app/api-messages/visitor-text.ts";
import { ApiError } from "#app/api/api-error.ts";
import { visitorUploadApi } from "#app/api/visitor-upload-api.ts";
import { checkPicture } from "#shared/pictures/picture-calls.ts";

import type { OrderFormValues } from "./order-form-values.ts";
import { picturesOf } from "./pictures-of.ts";

/** What the shop reported of pictures that it does not take. */
const refusals = new WeakMap<File, string>();

/**
 * Lets the shop try a picture, so that it is refused when it is picked and not with the whole order.
 * Where that can't be done (offline, too many at once), nothing is reported: the order decides.
 * @returns whether it was refused
 */
export async function isRefused(picture: File, signal: AbortSignal): Promise<boolean> {
  try {
    await visitorUploadApi(checkPicture, { body: {}, files: { picture }, upload: { signal } });
    return false;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 400) return false;
    refusals.set(picture, visitorText(error.fields["picture"] ?? error.apiMessage));
    return true;
  }
}

/** The messages for refused pictures that are still in the order, by the API's names of fields. */
export function refusedPictures(values: OrderFormValues): [path: string, message: string][] {
  return picturesOf(values).flatMap(([path, file]): [string, string][] => {
    const message = refusals.get(file);
    return message === undefined ? [] : [[path, message]];
  });
}
