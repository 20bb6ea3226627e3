import type { LucideIcon } from "lucide-react";
// Each from its own file: the build reads this list in Node, where all icons would take a while.
import Building2 from "lucide-react/icons/building-complex";
import Globe from "lucide-react/icons/globe";
import Image from "lucide-react/icons/image";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import Mail from "lucide-react/icons/mail";
import MapPin from "lucide-react/icons/map-pin";
import Package from "lucide-react/icons/package";
import Puzzle from "lucide-react/icons/puzzle";
import Quote from "lucide-react/icons/quote";
import Share2 from "lucide-react/icons/share-2";
import ShoppingBag from "lucide-react/icons/shopping-bag";
import TicketPercent from "lucide-react/icons/ticket-percent";
import Users from "lucide-react/icons/users";

import type { Permission } from "#shared/session/permissions.ts";
import type { Statistics } from "#shared/statistics/statistics.ts";

/**
 * What one must be allowed in order to open each screen, in the order in which one lands on the first of
 * them. Apart from the icons, because every screen asks it of all of them.
 */
export const SCREEN_PERMISSIONS = {
  dashboard: "account",
  product: "catalogue.read",
  orders: "orders.read",
  "bulk-orders": "customers.read",
  companies: "customers.read",
  messages: "customers.read",
  testimonials: "catalogue.read",
  "social-media": "catalogue.read",
  subscribers: "customers.read",
  countries: "catalogue.read",
  cities: "catalogue.read",
  addons: "catalogue.read",
  discounts: "catalogue.read",
  "header-images": "catalogue.read",
  "bulk-orders/board": "customers.read",
  "bulk-orders/quotes": "customers.read",
  "orders/board": "orders.read",
  "orders/new": "orders.write",
  "orders/receipts": "money.read",
  "orders/handovers": "money.read",
  "orders/program": "orders.read",
  invoices: "money.read",
  figures: "money.read",
  outbox: "customers.read",
  record: "record.read",
  bin: "bin",
  people: "people.read",
  "people/breach": "people.write",
  settings: "settings.read",
  account: "account",
} as const satisfies Record<string, Permission>;
export type ScreenPath = keyof typeof SCREEN_PERMISSIONS;
export const SCREEN_PATHS = Object.keys(SCREEN_PERMISSIONS) as ScreenPath[];

/** The screen on which somebody lands who is allowed what `may` says. */
export function firstScreen(may: (permission: Permission) => boolean): ScreenPath {
  return SCREEN_PATHS.find((path) => may(SCREEN_PERMISSIONS[path])) ?? "account";
}

/**
 * The screen at a path below the panel: `orders` at `orders/42` too. Undefined where there is none.
 *
 * @param path without a slash at its start
 */
export function screenAt(path: string): ScreenPath | undefined {
  const within = SCREEN_PATHS.filter((screen) => `${path}/`.startsWith(`${screen}/`));
  return within.toSorted((a, b) => b.length - a.length)[0];
}

/**
 * A screen of the panel. Its page is the file of its path, `cities/cities.page.tsx`; its name is the text
 * `panel_screen_…`.
 */
export interface Screen {
  icon: LucideIcon;
  /** By this permission staff add records there, from the palette too, by the text `panel_add_…`. */
  adds?: Permission;
  /** What waits there: how many, and whether they are new or pending. */
  waiting?: { count: (statistics: Statistics) => number | undefined; as: "new" | "pending" };
}

/**
 * The panel's table of contents, by the screens' paths: what the sidebar shows, in its order. Only the
 * palette has the others (more-screens.ts), so that their icons are not loaded with every screen.
 */
export const SCREENS = {
  dashboard: { icon: LayoutDashboard },
  product: { icon: Package },
  orders: {
    icon: ShoppingBag,
    waiting: { count: ({ orders }) => orders?.pending, as: "pending" },
  },
  "bulk-orders": {
    icon: Building2,
    waiting: { count: ({ bulkOrders }) => bulkOrders?.pending, as: "pending" },
  },
  messages: { icon: Mail, waiting: { count: ({ messages }) => messages?.new, as: "new" } },
  testimonials: { icon: Quote, adds: "catalogue.write" },
  "social-media": { icon: Share2, adds: "catalogue.write" },
  subscribers: { icon: Users },
  countries: { icon: Globe, adds: "catalogue.write" },
  cities: { icon: MapPin, adds: "catalogue.write" },
  addons: { icon: Puzzle, adds: "catalogue.write" },
  discounts: { icon: TicketPercent, adds: "catalogue.write" },
  "header-images": { icon: Image },
} satisfies Partial<Record<ScreenPath, Screen>>;
export type SidebarPath = keyof typeof SCREENS;
export const SIDEBAR_PATHS = Object.keys(SCREENS) as SidebarPath[];
