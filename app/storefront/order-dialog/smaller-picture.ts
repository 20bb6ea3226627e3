/**
 * The longest side that is sent, in pixels. At it the photo of an A4 receipt has 220 dpi, at which
 * its small print is still read, and a logo as wide as the card more than the 600 dpi of printing.
 */
const MAX_SIDE = 2560;
/** A photo within that size is only encoded again when it is heavier than this, in bytes. */
const HEAVY = 1_500_000;
/** The quality with which the shop stores photos. */
const QUALITY = 0.88;
/** Then the picture is sent as it is. */
const LONGEST_MS = 10_000;

/**
 * The format that each format is written in. PNG stays without loss, because logos are printed from
 * it; a GIF is small, or moves, and is left alone.
 */
const WRITTEN_AS: Record<string, string> = {
  "image/jpeg": "image/jpeg",
  "image/webp": "image/webp",
  "image/avif": "image/webp",
  "image/png": "image/png",
};

const originals = new WeakMap<File, File>();

/** The picked picture that this one was made smaller from; itself for any other. */
export function originalOf(file: File): File {
  return originals.get(file) ?? file;
}

/**
 * The picture with fewer bytes, upright, under the same name; the same file where there is nothing to
 * gain, or where the browser can't read it: the shop says then what is wrong with it.
 */
export async function smallerPicture(file: File): Promise<File> {
  const late = new Promise<File>((resolve) => setTimeout(resolve, LONGEST_MS, file));
  return Promise.race([late, shrink(file)]).catch(() => file);
}

async function shrink(file: File): Promise<File> {
  const type = WRITTEN_AS[file.type];
  if (!type) return file;
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  try {
    const share = Math.min(1, MAX_SIDE / Math.max(picture.width, picture.height));
    const isLossless = type === "image/png";
    if (share === 1 && (isLossless || file.size <= HEAVY)) return file;
    if (!drawsFaithfully()) return file;
    const bytes = await draw(picture, share, type);
    if (!bytes || bytes.size >= file.size) return file;
    const smaller = new File([bytes], file.name, bytes);
    originals.set(smaller, file);
    return smaller;
  } finally {
    picture.close();
  }
}

function draw(picture: ImageBitmap, share: number, type: string): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * share));
  canvas.height = Math.max(1, Math.round(picture.height * share));
  const paper = canvas.getContext("2d")!;
  paper.imageSmoothingQuality = "high";
  paper.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
}

/** Some browsers protect their users from being recognised by returning noise for drawings. */
export function drawsFaithfully(): boolean {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 8;
  const paper = canvas.getContext("2d")!;
  paper.fillStyle = "rgb(18 52 86)";
  paper.fillRect(0, 0, 8, 8);
  const { data } = paper.getImageData(0, 0, 8, 8);
  return data.every((value, index) => value === [18, 52, 86, 255][index % 4]);
}
