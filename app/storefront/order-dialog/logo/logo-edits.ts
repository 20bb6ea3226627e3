import { originalOf } from "../smaller-picture.ts";
import { turned, withoutGround } from "./edit-logo.ts";

/** How a logo came about. */
export interface LogoEdits {
  /** As it was picked, or turned since then: cropping begins with it. */
  whole: File;
  /** What cropping left of it. */
  cropped: File;
  /** The ground was removed from that. */
  isCutOut: boolean;
}

/** For as long as the page is open; afterwards a logo that was changed counts as picked like that. */
const edits = new WeakMap<File, LogoEdits>();

export function editsOf(logo: File): LogoEdits {
  const original = originalOf(logo);
  return (
    edits.get(logo) ??
    edits.get(original) ?? { whole: original, cropped: original, isCutOut: false }
  );
}

/** @throws when the browser can't read or write the picture */
export async function edited(change: LogoEdits): Promise<File> {
  const logo = change.isCutOut ? await withoutGround(change.cropped) : change.cropped;
  edits.set(logo, change);
  return logo;
}

/** @throws when the browser can't read or write the picture */
export async function turnedEdits({ whole, cropped, isCutOut }: LogoEdits): Promise<LogoEdits> {
  const turnedWhole = await turned(whole);
  return {
    whole: turnedWhole,
    cropped: cropped === whole ? turnedWhole : await turned(cropped),
    isCutOut,
  };
}
