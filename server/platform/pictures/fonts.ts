import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { setFontSettings } from "#server/config.ts";

const FONTS = fileURLToPath(new URL("fonts", import.meta.url));

let told: Promise<void> | undefined;

/**
 * Makes the shop's own typeface the only font for text in drawings, whatever fonts are installed.
 * To be awaited before the first drawing of the process, because fonts are looked up only once.
 * @param folder where the font cache may be written
 */
export function settleFonts(folder: string): Promise<void> {
  return (told ??= tell(join(folder, "fonts")));
}

async function tell(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, "fonts.conf");
  await writeFile(file, settings(FONTS, folder));
  setFontSettings(file);
}

const settings = (fonts: string, cache: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${escapeXml(fonts)}</dir>
  <cachedir>${escapeXml(cache)}</cachedir>
  <config><rescan><int>0</int></rescan></config>
</fontconfig>
`;

/** Escapes a text for XML, including attribute values. */
export function escapeXml(text: string): string {
  const entities: Record<string, string> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&apos;",
  };
  return text.replace(/[&<>"']/g, (letter) => entities[letter]!);
}
