import {
  Building2,
  Globe,
  Image,
  LayoutDashboard,
  Mail,
  MapPin,
  Package,
  Puzzle,
  Quote,
  Share2,
  ShoppingBag,
  Users,
  type LucideIcon,
} from "lucide-react";

import { m } from "#app/i18n/translations.ts";
import { formatNumber } from "#shared/format-number.ts";
import type { Statistics } from "#shared/statistics/statistics.ts";

export interface SidebarItem {
  path: string;
  label: () => string;
  icon: LucideIcon;
  /** The count of what is waiting there, and its text for screen readers. */
  waiting?: (statistics: Statistics) => number | undefined;
  waitingLabel?: (count: number) => string;
}

/** The panel's screens, in their order. */
export const SIDEBAR_ITEMS: readonly SidebarItem[] = [
  { path: "dashboard", label: m.panel_nav_dashboard, icon: LayoutDashboard },
  { path: "product", label: m.panel_nav_product, icon: Package },
  {
    path: "orders",
    label: m.panel_nav_orders,
    icon: ShoppingBag,
    waiting: ({ orders }) => orders?.pending,
    waitingLabel: (count) => m.panel_count_pending({ count: formatNumber(count) }),
  },
  {
    path: "bulk-orders",
    label: m.panel_nav_bulk_orders,
    icon: Building2,
    waiting: ({ bulkOrders }) => bulkOrders?.pending,
    waitingLabel: (count) => m.panel_count_pending({ count: formatNumber(count) }),
  },
  {
    path: "messages",
    label: m.panel_nav_messages,
    icon: Mail,
    waiting: ({ messages }) => messages?.new,
    waitingLabel: (count) => m.panel_count_new({ count: formatNumber(count) }),
  },
  { path: "testimonials", label: m.panel_nav_testimonials, icon: Quote },
  { path: "social-media", label: m.panel_nav_social_media, icon: Share2 },
  { path: "subscribers", label: m.panel_nav_subscribers, icon: Users },
  { path: "countries", label: m.panel_nav_countries, icon: Globe },
  { path: "cities", label: m.panel_nav_cities, icon: MapPin },
  { path: "addons", label: m.panel_nav_addons, icon: Puzzle },
  { path: "header-images", label: m.panel_nav_header_images, icon: Image },
];
