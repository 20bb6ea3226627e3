import { Bell, ExternalLink, Keyboard, Languages, LogOut, Plus, ShoppingBag } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import type { NavigateFunction } from "react-router";

import { getLocale } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import { LANGUAGES, LOCALES, localeRoot, type Locale } from "#shared/i18n/locale.ts";
import type { Order } from "#shared/orders/order.ts";

import { canAskForNotifications } from "../live/desktop-notification.ts";
import { ADDING, ALL_SCREENS } from "../more-screens.ts";
import { orderPagePath } from "../orders/order-paths.ts";
import { addPath } from "../resource/linked-paths.ts";
import { SCREEN_PATHS, SCREEN_PERMISSIONS } from "../screens.ts";
import { PANEL_PATH } from "../session/login-path.ts";
import type { Asked } from "../session/use-may.ts";

/** Something that the palette offers. */
export interface Command {
  id: string;
  label: string;
  /** What is reported beside it. */
  note?: string;
  icon: LucideIcon;
  run: () => void;
}

/** Commands under one heading. */
export interface CommandGroup {
  value: string;
  items: Command[];
}

type May = (asked: Asked) => boolean;

export function screenCommands(navigate: NavigateFunction, may: May): Command[] {
  return SCREEN_PATHS.filter((path) => may(SCREEN_PERMISSIONS[path])).map((path) => ({
    id: `screen-${path}`,
    label: m.panel_screen(path),
    icon: ALL_SCREENS[path].icon,
    run: () => void navigate(`${PANEL_PATH}/${path}`),
  }));
}

/** Each opens the form for a new record on its screen. */
export function addCommands(navigate: NavigateFunction, may: May): Command[] {
  return ADDING.filter((path) => may(ALL_SCREENS[path].adds)).map((path) => ({
    id: `add-${path}`,
    label: m.panel_add(path),
    icon: Plus,
    run: () => void navigate(addPath(path)),
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
