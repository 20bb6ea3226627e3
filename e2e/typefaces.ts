import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { chromium, test, type Browser } from "@playwright/test";

import { escapeXml } from "#server/platform/pictures/fonts.ts";

interface Face {
  /** In `typefaces/`. */
  folder: string;
  /** Its name on the device, where it is known there by another than its own. */
  named?: { from: string; to: string };
}

const NASKH: Face = { folder: "naskh" };
const DEJAVU: Face = { folder: "dejavu" };

/**
 * Typefaces of visitors' devices, which are shown until the shop's own has arrived. The browser of
 * the tests has one of these sets and nothing else, so that tests say the same on every machine: on
 * Linux, because browsers of other systems don't read these settings.
 */
const SETS = {
  /** Letters as wide as those of Arial, which most devices have. */
  liberation: [{ folder: "arimo", named: { from: "Arimo", to: "Liberation Sans" } }, NASKH],
  noto: [{ folder: "noto" }, NASKH],
  /** A phone with Android. */
  roboto: [{ folder: "roboto" }, NASKH],
  /** One typeface for everything, as on a new Debian. Its letters are wide. */
  dejavu: [DEJAVU],
  /** The same, under a name that the shop does not know. */
  unknown: [{ ...DEJAVU, named: { from: "DejaVu Sans", to: "Unknown" } }],
} satisfies Record<string, Face[]>;

type TypefaceSet = keyof typeof SETS;
export const TYPEFACE_SETS = Object.keys(SETS) as TypefaceSet[];

/** The environment of a browser that has only the typefaces of a set. */
export function typefaceEnvironment(set: TypefaceSet): Record<string, string> {
  const folder = join(tmpdir(), "naqra-typefaces", set);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "fonts.conf");
  // At once: another worker's browser may be starting.
  writeFileSync(`${file}.${process.pid}`, settingsOf(SETS[set], folder));
  renameSync(`${file}.${process.pid}`, file);
  return { ...(process.env as Record<string, string>), FONTCONFIG_FILE: file };
}

/** A browser on a device with these typefaces. */
export function browserWith(set: TypefaceSet): Promise<Browser> {
  const { launchOptions } = test.info().project.use;
  return chromium.launch({ ...launchOptions, env: typefaceEnvironment(set) });
}

function settingsOf(faces: readonly Face[], cache: string): string {
  const entries = faces.map(({ folder, named }) => {
    const path = fileURLToPath(new URL(`typefaces/${folder}`, import.meta.url));
    return `<dir>${escapeXml(path)}</dir>${named ? renaming(named) : ""}`;
  });
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>${entries.join("")}<cachedir>${escapeXml(cache)}</cachedir></fontconfig>
`;
}

function renaming({ from, to }: { from: string; to: string }): string {
  const edits = ["family", "fullname", "postscriptname"].map(
    (name) => `<edit name="${name}" mode="assign"><string>${to}</string></edit>`,
  );
  const test = `<test name="family"><string>${from}</string></test>`;
  return `<match target="scan">${test}${edits.join("")}</match>`;
}
