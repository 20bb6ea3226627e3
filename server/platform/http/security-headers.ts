import { createMiddleware } from "hono/factory";

/**
 * On every response. A response that sets one of these itself (a page's policy, an uploaded file's)
 * keeps its own value.
 */
export const SECURITY_HEADERS: Record<string, string> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "content-security-policy": "frame-ancestors 'none'; base-uri 'none'; object-src 'none'",
};

/** One year, for this host name alone: other hosts of the domain may have no certificate. */
const HTTPS_ONLY = "max-age=31536000";

/**
 * Device features that no page, and no script injected into one, may use; but the panel reads packing
 * slips by the camera. Reading NFC has no policy name, browsers ask the user. Only names that browsers
 * know are listed, because they warn of others.
 */
const DENIED_FEATURES = [
  "accelerometer",
  "browsing-topics",
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
  "serial",
  "usb",
  "window-management",
  "xr-spatial-tracking",
];

/**
 * What the panel uses and no other page may: it reads packing slips, and keeps the screen on while
 * chips are programmed.
 */
const PANEL_FEATURES = ["camera", "screen-wake-lock"];

/** Any address of the panel: it is one document, whichever of its screens it begins with. */
const PANEL = /^(\/[a-z]{2})?\/admin-panel(\/|$)/;

const permissions = (ofPanel: "()" | "(self)"): string =>
  [
    ...DENIED_FEATURES.map((name) => `${name}=()`),
    ...PANEL_FEATURES.map((name) => `${name}=${ofPanel}`),
  ].join(", ");

/**
 * A response without a policy of its own was not rendered by the shop: it may load and run nothing.
 */
const NO_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * @param publicUrl the shop's public address; only with HTTPS are browsers told to stay with HTTPS
 */
export function securityHeaders(publicUrl: string) {
  const isHttps = publicUrl.startsWith("https:");
  const ofAll = isHttps
    ? { ...SECURITY_HEADERS, "strict-transport-security": HTTPS_ONLY }
    : SECURITY_HEADERS;
  const ofPages = {
    ...ofAll,
    "content-security-policy": NO_POLICY,
    "permissions-policy": permissions("()"),
  };
  const ofPanel = { ...ofPages, "permissions-policy": permissions("(self)") };

  const of = (contentType: string | null | undefined, path = ""): Record<string, string> => {
    if (!contentType?.startsWith("text/html")) return ofAll;
    return PANEL.test(path) ? ofPanel : ofPages;
  };

  return {
    of,

    /**
     * Sets the headers on responses that don't set them, and forbids caches to store those without
     * Cache-Control.
     */
    middleware: createMiddleware(async (c, next) => {
      await next();
      const { headers } = c.res;
      const missing = {
        ...of(headers.get("content-type"), c.req.path),
        "cache-control": "no-store",
      };
      for (const [name, value] of Object.entries(missing)) {
        if (!headers.has(name)) headers.set(name, value);
      }
    }),
  };
}
export type SecurityHeaders = Pick<ReturnType<typeof securityHeaders>, "of">;
