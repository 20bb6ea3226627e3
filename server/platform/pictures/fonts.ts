import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { setFontSettings } from "#server/config.ts";

const FONTS = fileURLToPath(new URL("fonts", import.meta.url));

let told: Promise<void> | undefined;

/**
 * Lets text in drawings be set in the shop's own typeface and in nothing else, whatever fonts this
 * machine has. To be awaited before the first drawing of the process: fonts are looked for once.
 * @param folder where what was found may be noted
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

/** A text as it stands in XML, in an attribute too. */
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
