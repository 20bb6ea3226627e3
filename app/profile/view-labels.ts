import type { Locale } from "#shared/i18n/locale.ts";
import type { ProfileView } from "#shared/profiles/profile-view.ts";

/** The size and line of an icon on the page. */
export const icon = (size: number) =>
  ({ size, strokeWidth: 1.5, "aria-hidden": "true", className: undefined }) as const;

export function fullName({ firstName, lastName }: ProfileView): string {
  return [firstName, lastName].filter((part) => part !== "").join(" ");
}

/** The path of the page in a language, whatever the visitor's is. */
export function pageAddress({ code }: Pick<ProfileView, "code">, language: Locale): string {
  return `/c/${code}?lang=${language}`;
}

/** As people read it, also where letters are joined from several code points. */
export function firstLetter(text: string): string {
  const [first] = new Intl.Segmenter().segment(text);
  return first?.segment.toUpperCase() ?? "";
}

/**
 * The sizes of a stored picture that a page shows; a picture that was only picked has one. No format is
 * named, so that browsers get the best that they know.
 */
export function pictureAt(path: string): { src: string; srcSet?: string } {
  if (!path.startsWith("/")) return { src: path };
  return { src: `${path}?w=320`, srcSet: `${path}?w=320 320w, ${path}?w=640 640w` };
}
