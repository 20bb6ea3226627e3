import { deflateSync } from "node:zlib";

import { numberOf, pdfBytes, type Reference } from "./pdf-bytes.ts";

/** The entries and bytes of a stream as an object. */
export function pdfStream(entries: string, bytes: Uint8Array | string): Buffer {
  const packed = deflateSync(bytes, { level: 9 });
  const head = `<< ${entries} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head), packed, Buffer.from("\nendstream")]);
}

/**
 * Writes a PDF 1.4, object by object. The same objects make the same file, byte for byte: it holds neither
 * dates nor random numbers.
 */
export function pdfFile() {
  const objects: Buffer[] = [];
  const reserve = (): Reference => `${objects.push(Buffer.alloc(0))} 0 R`;

  function set(reference: Reference, content: string | Buffer): void {
    objects[numberOf(reference) - 1] = Buffer.from(content as string);
  }

  return {
    /** For an object that others refer to before it is known. */
    reserve,
    set,

    add(content: string): Reference {
      const reference = reserve();
      set(reference, content);
      return reference;
    },

    /** @param entries of its dictionary, e.g. `/Type /XObject` */
    addStream(entries: string, bytes: Uint8Array | string): Reference {
      const reference = reserve();
      set(reference, pdfStream(entries, bytes));
      return reference;
    },

    /** The whole file. */
    bytes(root: Reference, info: Reference): Buffer {
      const parts = pdfBytes();
      const head = parts.head();
      const all = objects.map((object, index) => parts.object(`${index + 1} 0 R`, object));
      return Buffer.concat([head, ...all, parts.tail(root, info)]);
    },
  };
}
export type PdfFile = ReturnType<typeof pdfFile>;

/** A text outside of the pages, in any script. */
export function pdfText(text: string): string {
  const bytes = Buffer.from(`\ufeff${text}`, "utf16le").swap16();
  return `<${bytes.toString("hex")}>`;
}

/** At most four decimals, and none that are zero. */
export const pdfNumber = (value: number) => String(Math.round(value * 10_000) / 10_000);
