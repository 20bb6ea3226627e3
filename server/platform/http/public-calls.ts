/**
 * The calls that anybody may make, as method and path pattern. Every other call needs a staff
 * session: a new one is closed until it is named here.
 */
export const PUBLIC_CALLS: ReadonlySet<string> = new Set([
  "GET /products",
  "GET /products/:id",
  "GET /testimonials",
  "GET /social-media",
  "GET /header-image",
  "GET /home/statistics",
  "GET /countries",
  "GET /cities/country/:countryId",
  "GET /addons",
  "GET /settings",
  "GET /openapi.json",
  "GET /docs",
  "POST /contact",
  "POST /custom-orders",
  "POST /orders",
  "POST /orders/reservations",
  "POST /subscribers/subscribe",
  "POST /subscribers/confirm",
  "POST /subscribers/unsubscribe",
  "POST /users/login",
  "POST /login/register",
]);
