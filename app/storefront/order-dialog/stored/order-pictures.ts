/** A picture on the device: its bytes, because a file that was picked may change or disappear. */
export interface StoredPicture {
  bytes: ArrayBuffer;
  name: string;
  type: string;
}

/** Stands for a picture in the stored order. */
interface PictureMark {
  picture: string;
}

/** The same value with every file replaced by the mark of its key. */
export function withMarks(value: unknown, keyOf: (file: File) => string): unknown {
  if (value instanceof File) return { picture: keyOf(value) } satisfies PictureMark;
  return eachPart(value, (part) => withMarks(part, keyOf));
}

/** The same value with every mark replaced by its file; null for a missing one. */
export function withFiles(value: unknown, fileOf: (key: string) => File | null): unknown {
  if (isMark(value)) return fileOf(value.picture);
  return eachPart(value, (part) => withFiles(part, fileOf));
}

/** All files in a value. */
export function filesIn(value: unknown): File[] {
  const files: File[] = [];
  withMarks(value, (file) => {
    files.push(file);
    return "";
  });
  return files;
}

function eachPart(value: unknown, change: (part: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(change);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, change(part)]));
}

function isMark(value: unknown): value is PictureMark {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.keys(value).length === 1 &&
    typeof (value as PictureMark).picture === "string"
  );
}
