/**
 * A multipart form: nested fields are named with brackets, `personalInfo[phoneNumbers][0]`.
 * Undefined values are omitted; null is sent as an empty field, like a cleared input.
 */
export function multipartBody(
  fields: object,
  files: Record<string, File | null | readonly File[] | undefined>,
): FormData {
  const form = new FormData();
  const append = (name: string, value: unknown): void => {
    if (value === undefined) return;
    if (typeof value !== "object" || value === null) return form.append(name, String(value ?? ""));
    for (const [key, part] of Object.entries(value)) append(`${name}[${key}]`, part);
  };
  for (const [name, value] of Object.entries(fields)) append(name, value);
  for (const [name, sent] of Object.entries(files)) {
    for (const file of [sent ?? []].flat()) form.append(name, file as File);
  }
  return form;
}
