import {
  Bell,
  ExternalLink,
  Kanban,
  Keyboard,
  Languages,
  LogOut,
  Nfc,
  Plus,
  ReceiptText,
  Send,
  Trash2,
  Settings,
  ShoppingBag,
  UserRound,
} from "lucide-react";
import type { LucideIcon } from "lucide-react";
import type { NavigateFunction } from "react-router";

import { getLocale } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import { LANGUAGES, LOCALES, localeRoot, type Locale } from "#shared/i18n/locale.ts";
import type { Order } from "#shared/orders/order.ts";

import { SIDEBAR_ITEMS } from "../layout/sidebar-items.ts";
import { canAskForNotifications } from "../live/desktop-notification.ts";
import { orderPagePath } from "../orders/order-paths.ts";
import { addPath } from "../resource/linked-paths.ts";
import { PANEL_PATH } from "../session/login-path.ts";

/** Something that the palette offers. */
export interface Command {
  id: string;
  label: string;
  /** What is said beside it. */
  note?: string;
  icon: LucideIcon;
  run: () => void;
}

/** Commands under one heading. */
export interface CommandGroup {
  value: string;
  items: Command[];
}

/** What can be added from anywhere. */
const ADDED = [
  { screen: "testimonials", label: m.panel_testimonials_add },
  { screen: "social-media", label: m.panel_more_add_social },
  { screen: "countries", label: m.panel_country_add },
  { screen: "cities", label: m.panel_city_add },
  { screen: "addons", label: m.panel_addon_add },
];

/** Screens that are not in the sidebar. */
const OTHER_SCREENS = [
  { path: "orders/board", label: m.panel_board_title, icon: Kanban },
  { path: "orders/receipts", label: m.panel_orders_receipts, icon: ReceiptText },
  { path: "orders/program", label: m.panel_chips_title, icon: Nfc },
  { path: "outbox", label: m.panel_outbox_title, icon: Send },
  { path: "bin", label: m.panel_bin_title, icon: Trash2 },
  { path: "settings", label: m.panel_settings_title, icon: Settings },
  { path: "account", label: m.panel_account_title, icon: UserRound },
];

export function screenCommands(navigate: NavigateFunction): Command[] {
  return [...SIDEBAR_ITEMS, ...OTHER_SCREENS].map(({ path, label, icon }) => ({
    id: `screen-${path}`,
    label: label(),
    icon,
    run: () => void navigate(`${PANEL_PATH}/${path}`),
  }));
}

/** Each opens the form for a new record on its screen. */
export function addCommands(navigate: NavigateFunction): Command[] {
  return ADDED.map(({ screen, label }) => ({
    id: `add-${screen}`,
    label: label(),
    icon: Plus,
    run: () => void navigate(addPath(screen)),
  }));
}

export function orderCommands(orders: readonly Order[], navigate: NavigateFunction): Command[] {
  return orders.map((order) => ({
    id: `order-${order._id}`,
    label: order.customerFullName,
    note: order.orderNumber,
    icon: ShoppingBag,
    run: () => void navigate(orderPagePath(order._id)),
  }));
}

interface Actions {
  onShortcuts: () => void;
  onLanguage: (locale: Locale) => void;
  onLogout: () => void;
}

export function actionCommands({ onShortcuts, onLanguage, onLogout }: Actions): Command[] {
  const askForNotifications: Command = {
    id: "notify",
    label: m.panel_palette_notify(),
    icon: Bell,
    run: () => void Notification.requestPermission(),
  };
  return [
    ...(canAskForNotifications() ? [askForNotifications] : []),
    {
      id: "shop",
      label: m.panel_palette_shop(),
      icon: ExternalLink,
      run: () => void open(localeRoot(getLocale()), "_blank", "noopener"),
    },
    { id: "shortcuts", label: m.panel_shortcuts(), note: "?", icon: Keyboard, run: onShortcuts },
    ...LOCALES.filter((locale) => locale !== getLocale()).map((locale) => ({
      id: `language-${locale}`,
      label: LANGUAGES[locale].name,
      icon: Languages,
      run: () => onLanguage(locale),
    })),
    { id: "logout", label: m.panel_logout(), icon: LogOut, run: onLogout },
  ];
}

/** Those whose words contain what was typed, in either case. */
export function matching(commands: readonly Command[], typed: string): Command[] {
  const wanted = typed.trim().toLowerCase();
  return commands.filter(({ label }) => label.toLowerCase().includes(wanted));
}
