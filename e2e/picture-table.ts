import { mkdir, writeFile } from "node:fs/promises";

import type { Page } from "@playwright/test";
import sharp from "sharp";

import { LOCALES, type Locale } from "#shared/i18n/locale.ts";

/** Pictures of pages in every language, at the widths of a phone and a desktop, and a table of them. */

const DOCS = new URL("../docs/", import.meta.url);
export const WIDTHS = [390, 1280];
/**
 * Width of the saved file for each screen width. Desktop pictures are shown side by side, so a
 * smaller size is enough.
 */
const SAVED_WIDTH = { 390: 390, 1280: 800 } as Record<number, number>;

export const screenOf = (width: number) => ({ width, height: width < 500 ? 844 : 860 });

interface PictureTable {
  /** In docs/, without ending. */
  document: string;
  /** In docs/pictures/. */
  folder: string;
  title: string;
  intro: string;
  /** The names of what is shown, each with its path. */
  shown: Readonly<Record<string, string>>;
  /** Opens it and shows what is to be in the picture. */
  show: (path: string, locale: Locale, width: number) => Promise<Page>;
}

/** Takes all pictures and writes the document that shows them. */
export async function writePictures(table: PictureTable): Promise<void> {
  const { title, intro, shown, show } = table;
  const folder = `pictures/${table.folder}`;
  await mkdir(new URL(folder, DOCS), { recursive: true });
  const rows = [];
  for (const [what, path] of Object.entries(shown)) {
    const cells = [];
    for (const locale of LOCALES) {
      for (const width of WIDTHS) {
        const file = `${folder}/${what}-${locale}-${width}.webp`;
        const page = await show(path, locale, width);
        const picture = await page.screenshot();
        await page.close();
        await sharp(picture)
          .resize({ width: SAVED_WIDTH[width]! })
          .webp({ quality: 68, effort: 6 })
          .toFile(new URL(file, DOCS).pathname);
        cells.push(`![${what}, ${locale}, ${width} px](${file})`);
      }
    }
    rows.push(`| \`${path}\` | ${cells.join(" | ")} |`);
  }
  const english = new Intl.DisplayNames("en", { type: "language" });
  const columns = LOCALES.flatMap((locale) =>
    ["phone", "desktop"].map((device) => `${english.of(locale)}, ${device}`),
  );
  const text = [
    `# ${title}`,
    "",
    intro,
    "",
    `| | ${columns.join(" | ")} |`,
    `| ---${" | ---".repeat(columns.length)} |`,
    ...rows,
    "",
  ].join("\n");
  await writeFile(new URL(`${table.document}.md`, DOCS), text);
}

/** Writes a picture of its own, for the README. */
export async function writePicture(page: Page, name: string): Promise<void> {
  const picture = await sharp(await page.screenshot())
    .png({ palette: true })
    .toBuffer();
  await writeFile(new URL(`pictures/${name}.png`, DOCS), picture);
}
