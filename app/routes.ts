import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  layout("storefront/layout/storefront.layout.tsx", [
    index("storefront/landing/landing.page.tsx"),
    route("product", "storefront/product/product.page.tsx"),
    route("*", "storefront/errors/not-found.page.tsx"),
  ]),
] satisfies RouteConfig;
