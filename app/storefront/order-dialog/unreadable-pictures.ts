import type { OrderFormValues } from "./order-form-values.ts";
import { picturesOf } from "./pictures-of.ts";

/**
 * The fields of pictures that can no longer be read, by the API's names: the file was changed,
 * moved or deleted after it was picked, and the browser would send nothing at all.
 */
export async function unreadablePictures(values: OrderFormValues): Promise<string[]> {
  const checked = await Promise.all(
    picturesOf(values).map(async ([path, file]) => ((await isReadable(file)) ? [] : [path])),
  );
  return checked.flat();
}

async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
