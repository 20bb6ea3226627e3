import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  layout("storefront/layout/storefront.layout.tsx", [
    index("storefront/landing/landing.page.tsx"),
    route("product", "storefront/product/product.page.tsx"),
    route("*", "storefront/errors/not-found.page.tsx"),
  ]),
  route("admin-panel", "admin/panel.layout.tsx", [
    route("login", "admin/login/login.page.tsx"),
    layout("admin/layout/protected.layout.tsx", [
      index("admin/layout/to-dashboard.tsx"),
      route("dashboard", "admin/dashboard/dashboard.page.tsx"),
      route("orders", "admin/orders/orders.page.tsx"),
      route("*", "admin/layout/not-found.page.tsx"),
    ]),
  ]),
] satisfies RouteConfig;
