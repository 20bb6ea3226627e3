import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

import { SCREEN_PATHS } from "./admin/screens.ts";

const pages = layout("storefront/errors/page-errors.layout.tsx", [
  index("storefront/landing/landing.page.tsx"),
  route("product", "storefront/product/product.page.tsx"),
  route("bulk-orders", "storefront/bulk-orders/bulk-orders.page.tsx"),
  route("contact-us", "storefront/contact/contact.page.tsx"),
  route("orders", "storefront/order-page/find-order.page.tsx"),
  route("orders/:token", "storefront/order-page/order.page.tsx"),
  route("cards/:token", "storefront/own-page/own-page.page.tsx"),
  route("quotes/:token", "storefront/quote-page/quote.page.tsx"),
  route("companies/:token", "storefront/company-page/company.page.tsx"),
  route("companies/:token/people/:list", "storefront/company-page/list.page.tsx"),
  route("newsletter", "storefront/newsletter/newsletter.page.tsx"),
  route("newsletter/confirm", "storefront/newsletter/confirm.page.tsx"),
  route("newsletter/unsubscribe", "storefront/newsletter/unsubscribe.page.tsx"),
  route("privacy-policy", "storefront/policies/privacy/privacy.page.tsx"),
  route("delivery-policy", "storefront/policies/delivery/delivery.page.tsx"),
  route("cancellation-policy", "storefront/policies/cancellation/cancellation.page.tsx"),
  route("refund-policy", "storefront/policies/refund/refund.page.tsx"),
  route("terms-of-service", "storefront/policies/terms/terms.page.tsx"),
  route("offline", "storefront/errors/offline.page.tsx"),
  route("*", "storefront/errors/not-found.page.tsx"),
]);

const storefront = layout("storefront/layout/frame.layout.tsx", [
  layout("storefront/layout/storefront.layout.tsx", [pages]),
]);

/** The pages of the screens that stand in the folder of something else. */
const PAGES: Partial<Record<string, string>> = {
  orders: "orders/list/orders",
  "orders/new": "orders/edit/new-order",
  "orders/program": "orders/chips/program",
};

/**
 * Each other screen is in the folder of its path: `orders/board/board.page.tsx`. Those that are alike side by
 * side make the table of routes, which the panel loads, compress better.
 */
const screens = SCREEN_PATHS.toSorted().map((path) =>
  route(path, `admin/${PAGES[path] ?? `${path}/${path.split("/").at(-1)}`}.page.tsx`),
);

const panel = route("admin-panel", "admin/panel.layout.tsx", [
  route("login", "admin/login/login.page.tsx"),
  route("forgot-password", "admin/login/forgot-password.page.tsx"),
  route("new-password", "admin/login/new-password.page.tsx"),
  route("undo", "admin/login/undo.page.tsx"),
  route("invitation", "admin/login/invitation.page.tsx"),
  layout("admin/layout/protected.layout.tsx", [
    layout("admin/layout/page-errors.layout.tsx", [
      index("admin/layout/to-first-screen.tsx"),
      route("orders/:id", "admin/orders/order-page/order.page.tsx"),
      route("orders/handovers/:id", "admin/orders/handovers/sheet.page.tsx"),
      route("companies/rosters/:id", "admin/companies/rosters/roster.page.tsx"),
      route("orders/:id/edit", "admin/orders/edit/edit-order.page.tsx"),
      ...screens,
      route("*", "admin/layout/not-found.page.tsx"),
    ]),
  ]),
]);

export default [storefront, panel] satisfies RouteConfig;
