import { index, type RouteConfig } from "@react-router/dev/routes";

export default [index("storefront/landing/landing.page.tsx")] satisfies RouteConfig;
