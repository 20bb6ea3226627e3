import { createMiddleware } from "hono/factory";

/** On every answer. An answer that says more of its own (a page's policy, an uploaded file's) keeps it. */
export const SECURITY_HEADERS: Record<string, string> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "content-security-policy": "frame-ancestors 'none'; base-uri 'self'; object-src 'none'",
};

export function securityHeaders() {
  return createMiddleware(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
  });
}
