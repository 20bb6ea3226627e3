/** A part of a picture, in its own pixels. */
export interface PictureArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** In pixels. No page shows more, and browsers limit canvas sizes. */
const LONGEST_EDGE = 3840;
const QUALITY = 0.92;
const EXTENSIONS: Record<string, string> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
};

/**
 * Cuts out a part of a picture. JPEG and WebP keep their type, other types become PNG; a result above
 * `maxBytes` becomes JPEG.
 * @throws when the browser can't decode the picture
 */
export async function cropPicture(
  picture: File,
  area: PictureArea,
  maxBytes: number,
): Promise<File> {
  const address = URL.createObjectURL(picture);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = drawnPart(image, area);
    const first = picture.type in EXTENSIONS ? picture.type : "image/png";
    const blob = await written(canvas, first);
    const small = blob.size > maxBytes ? await written(onWhite(canvas), "image/jpeg") : blob;
    const name = picture.name.replace(/\.[^.]*$/, "");
    return new File([small], `${name}.${EXTENSIONS[small.type]}`, { type: small.type });
  } finally {
    URL.revokeObjectURL(address);
  }
}

function drawnPart(image: HTMLImageElement, area: PictureArea): HTMLCanvasElement {
  const scale = Math.min(1, LONGEST_EDGE / Math.max(area.width, area.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(area.width * scale));
  canvas.height = Math.max(1, Math.round(area.height * scale));
  const pen = canvas.getContext("2d")!;
  pen.imageSmoothingQuality = "high";
  pen.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** JPEG has no transparency. */
function onWhite(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const pen = canvas.getContext("2d")!;
  pen.globalCompositeOperation = "destination-over";
  pen.fillStyle = "white";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Encodes the canvas; as PNG if the browser does not support the type. */
function written(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("The picture can't be written."))),
      type,
      QUALITY,
    ),
  );
}
