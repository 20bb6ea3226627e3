import { createHash } from "node:crypto";

/** A reference to an object of the file, as it stands in other objects. */
export type Reference = `${number} 0 R`;

/** The second line says that the file is binary. */
const HEAD = Buffer.from("%PDF-1.4\n%\xe2\xe3\xcf\xd3\n", "latin1");

/** Stands behind each object. */
export const OBJECT_END = "\nendobj\n";

/** What stands before an object. */
export const objectHead = (number: number) => `${number} 0 obj\n`;

export const numberOf = (reference: string) => Number.parseInt(reference, 10);

/**
 * The parts of a PDF 1.4 in the order in which they are sent: head, objects in any order, tail. Only where
 * each object begins is kept.
 */
export function pdfBytes() {
  const offsets: number[] = [];
  const hash = createHash("md5");
  let length = 0;

  function sent(part: Buffer): Buffer {
    length += part.length;
    hash.update(part);
    return part;
  }

  return {
    head: () => sent(HEAD),

    object(reference: Reference, content: string | Buffer): Buffer {
      const number = numberOf(reference);
      offsets[number - 1] = length;
      const body = Buffer.from(content as string);
      return sent(Buffer.concat([Buffer.from(objectHead(number)), body, Buffer.from(OBJECT_END)]));
    },

    tail(root: Reference, info: Reference): Buffer {
      const id = hash.digest("hex");
      const lines = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`);
      const size = offsets.length + 1;
      return Buffer.from(
        `xref\n0 ${size}\n0000000000 65535 f \n${lines.join("")}` +
          `trailer\n<< /Size ${size} /Root ${root} /Info ${info} /ID [<${id}> <${id}>] >>\n` +
          `startxref\n${length}\n%%EOF\n`,
      );
    },
  };
}
