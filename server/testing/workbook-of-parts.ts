import { buffer } from "node:stream/consumers";

import { ZipFile } from "yazl";

const OF_TYPE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const relationships = (...targets: [type: string, target: string][]) => {
  const all = targets.map(
    ([type, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${OF_TYPE}/${type}" Target="${target}"/>`,
  );
  return `<Relationships>${all.join("")}</Relationships>`;
};

/**
 * A workbook (XLSX) with one sheet, whose XML is given, for what no program that writes such files does.
 * @param chart whether there is a chart before it, as a sheet of its own
 */
export function workbookOfParts(
  sheet: string | Buffer,
  { chart = false }: { chart?: boolean } = {},
): Promise<Buffer> {
  const chartSheet = chart ? `<sheet name="Chart" sheetId="2" r:id="rId2"/>` : "";
  return zipOf({
    "[Content_Types].xml": "<Types/>",
    "_rels/.rels": relationships(["officeDocument", "xl/workbook.xml"]),
    "xl/workbook.xml": `<workbook><sheets>${chartSheet}<sheet name="Sheet" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": relationships(
      ["worksheet", "worksheets/sheet1.xml"],
      ["chartsheet", "chartsheets/sheet1.xml"],
    ),
    "xl/worksheets/sheet1.xml": sheet,
    "xl/chartsheets/sheet1.xml": "<chartsheet/>",
  });
}

/** @param files by their names */
export function zipOf(files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}
