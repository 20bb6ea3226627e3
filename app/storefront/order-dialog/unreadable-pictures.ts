import type { OrderFormValues } from "./order-form-values.ts";

/**
 * The fields of pictures that can no longer be read, by the API's names: the file was changed,
 * moved or deleted after it was picked, and the browser would send nothing at all.
 */
export async function unreadablePictures({
  cardDesign,
  addons,
  depositReceipt,
}: OrderFormValues): Promise<string[]> {
  const files: [path: string, file: File | null][] = [
    ["companyLogo", cardDesign.companyLogo],
    ...addons.map(({ file }, index): [string, File | null] => [`addons.${index}.addonValue`, file]),
    ["despositeTransactionImg", depositReceipt],
  ];
  const checked = await Promise.all(
    files.map(async ([path, file]) => (file && !(await isReadable(file)) ? [path] : [])),
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
