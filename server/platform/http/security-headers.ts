import { createMiddleware } from "hono/factory";

/** On every answer. One that says more of its own (a page's policy, an uploaded file's) keeps that. */
export const SECURITY_HEADERS: Record<string, string> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "content-security-policy": "frame-ancestors 'none'; base-uri 'self'; object-src 'none'",
};

/** A year, for this name alone: others of the domain may have no certificate. */
const HTTPS_ONLY = "max-age=31536000";

/**
 * What no page may do, nor any script that gets into one. A screen of the panel that scans codes will
 * have to allow itself the camera (`camera=(self)`); reading NFC has no name here, browsers ask the
 * person. Only names that browsers know: they complain of others.
 */
const DENIED_FEATURES = [
  "accelerometer",
  "bluetooth",
  "browsing-topics",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "screen-wake-lock",
  "serial",
  "usb",
  "window-management",
  "xr-spatial-tracking",
];

/** A page that says no policy of its own was not drawn by us: it loads and runs nothing. */
const NO_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** @param publicUrl where visitors find the shop; only with HTTPS they are told to stay with it */
export function securityHeaders(publicUrl: string) {
  const isHttps = publicUrl.startsWith("https:");
  const ofAll = isHttps
    ? { ...SECURITY_HEADERS, "strict-transport-security": HTTPS_ONLY }
    : SECURITY_HEADERS;
  const ofPages = {
    ...ofAll,
    "content-security-policy": NO_POLICY,
    "permissions-policy": DENIED_FEATURES.map((name) => `${name}=()`).join(", "),
  };

  const of = (contentType: string | null | undefined): Record<string, string> =>
    contentType?.startsWith("text/html") ? ofPages : ofAll;

  return {
    of,

    /** Says it of every answer that does not say otherwise; and that none is stored unless it says so. */
    middleware: createMiddleware(async (c, next) => {
      await next();
      const { headers } = c.res;
      const missing = { ...of(headers.get("content-type")), "cache-control": "no-store" };
      for (const [name, value] of Object.entries(missing)) {
        if (!headers.has(name)) headers.set(name, value);
      }
    }),
  };
}
export type SecurityHeaders = Pick<ReturnType<typeof securityHeaders>, "of">;
