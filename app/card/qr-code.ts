import qrcode from "qrcode-generator";

import { modulePath } from "./card-geometry.ts";

/** The quiet zone that readers need on each side, in modules. */
export const QR_QUIET = 4;

export interface QrCode {
  /** On each side, without the quiet zone. */
  modules: number;
  /** The dark modules, in units of a module. */
  path: string;
}

/**
 * A web address as a QR code. In capitals it needs a third fewer modules; host names and the paths of
 * cards are case-insensitive.
 */
export function qrCode(url: string): QrCode {
  const capitals = url.toUpperCase();
  return /^[0-9A-Z $%*+\-./:]+$/.test(capitals) ? drawn(capitals, "Alphanumeric") : drawn(url);
}

/** The same for an address whose path is case-sensitive. */
export const qrCodeAsWritten = (url: string): QrCode => drawn(url);

/** Of texts in any script, in UTF-8. */
export const qrCodeOfBytes = (bytes: Uint8Array): QrCode => drawn(String.fromCharCode(...bytes));

function drawn(text: string, mode?: "Alphanumeric"): QrCode {
  const qr = qrcode(0, "M");
  qr.addData(text, mode);
  qr.make();
  const modules = qr.getModuleCount();
  return { modules, path: modulePath(modules, (row, column) => qr.isDark(row, column)) };
}
