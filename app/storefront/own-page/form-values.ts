import {
  MOST_LINKS,
  MOST_PHONES,
  OWN_TEXTS,
  type OwnText,
  type StoredValues,
} from "#shared/profiles/own-values.ts";
import { PROFILE_PARTS } from "#shared/profiles/profile-parts.ts";

/** The values of the whole form, as a browser sends it. */
export function valuesIn(fields: FormData): StoredValues {
  const text = (name: string) => textIn(fields, name);
  const texts = Object.fromEntries(OWN_TEXTS.map((name) => [name, text(name)]));
  const phones = upTo(MOST_PHONES).map((index) => text(`phones.${index}`).trim());
  const links = upTo(MOST_LINKS).map((index) => ({
    url: text(`links.${index}.url`).trim(),
    label: text(`links.${index}.label`).trim(),
  }));
  const shown = fields.getAll("shown");
  return {
    ...(texts as Record<OwnText, string>),
    phones: phones.filter((phone) => phone !== ""),
    links: links.filter(({ url, label }) => url !== "" || label !== ""),
    // What is none of the choices is refused by the rules.
    theme: text("theme") as StoredValues["theme"],
    scheme: text("scheme") as StoredValues["scheme"],
    hidden: PROFILE_PARTS.filter((part) => !shown.includes(part)),
    isListed: fields.has("isListed"),
  };
}

/** One more than there may be, so that too many are refused and not dropped. */
const upTo = (most: number) => Array.from({ length: most + 1 }, (_, index) => index);

/** The text of a field; empty if there is no such field, or if it is a file. */
export function textIn(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === "string" ? value : "";
}

/**
 * What was changed in a form of the server's HTML before the page's script ran, on a slow connection for
 * example. Without it, React Hook Form would put back what the page came with.
 */
export function changedBefore(form: HTMLFormElement | null): Partial<StoredValues> {
  if (!form) return {};
  const keys = new Set([...form.elements].filter(isChanged).map(keyOf));
  const values = Object.entries(valuesIn(new FormData(form)));
  return Object.fromEntries(values.filter(([key]) => keys.has(key)));
}

const isChanged = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement &&
  (field.value !== field.defaultValue || field.checked !== field.defaultChecked);

/** The value that a field is a part of, such as `links` for `links.0.url`. */
function keyOf({ name }: HTMLInputElement): string {
  return name === "shown" ? "hidden" : name.split(".")[0]!;
}
