import { inflateRawSync } from "node:zlib";

const END = 22;

/** The files of a ZIP that has no comment at its end, by name. */
export function unzipped(zip: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(zip.length - END + 16);
  for (let left = zip.readUInt16LE(zip.length - END + 10); left > 0; left--) {
    const [length, more, comment] = [28, 30, 32].map((field) => zip.readUInt16LE(at + field));
    const name = zip.toString("utf8", at + 46, at + 46 + length!);
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const bytes = zip.subarray(start, start + zip.readUInt32LE(at + 20));
    files.set(name, zip.readUInt16LE(at + 10) === 0 ? bytes : inflateRawSync(bytes));
    at += 46 + length! + more! + comment!;
  }
  return files;
}
