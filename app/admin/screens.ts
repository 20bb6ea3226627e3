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
import Users from "lucide-react/icons/users";

import type { Statistics } from "#shared/statistics/statistics.ts";

/**
 * A screen of the panel. Its page is the file of its path, `cities/cities.page.tsx`; its name is the text
 * `panel_screen_…`. What roles may open it is to be declared here too, once staff have roles.
 */
export interface Screen {
  icon: LucideIcon;
  /** Staff add records there, from the palette too, by the text `panel_add_…`. */
  adds?: true;
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
  testimonials: { icon: Quote, adds: true },
  "social-media": { icon: Share2, adds: true },
  subscribers: { icon: Users },
  countries: { icon: Globe, adds: true },
  cities: { icon: MapPin, adds: true },
  addons: { icon: Puzzle, adds: true },
  "header-images": { icon: Image },
} satisfies Record<string, Screen>;
export type SidebarPath = keyof typeof SCREENS;
