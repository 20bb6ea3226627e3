import type { RecordEntry } from "#shared/record/record.ts";
import type { Permission } from "#shared/session/permissions.ts";

import { orderPagePath } from "../orders/order-paths.ts";
import { recordPath } from "../resource/linked-paths.ts";
import { SCREEN_PERMISSIONS, type ScreenPath } from "../screens.ts";
import { PANEL_PATH } from "../session/login-path.ts";
import { RETENTION_ID } from "./changed-deeds.ts";

/** The screens on which one record is opened by its id. */
const OPENED: Readonly<Record<string, ScreenPath>> = {
  "bulk-order": "bulk-orders",
  message: "messages",
  testimonial: "testimonials",
  "social-link": "social-media",
  country: "countries",
  city: "cities",
  addon: "addons",
};

/** The screens that show all of a kind at once, and who sees it there if not everybody who opens them. */
const SHOWN: Readonly<Record<string, readonly [ScreenPath, Permission?]>> = {
  product: ["product"],
  subscriber: ["subscribers"],
  "header-image": ["header-images"],
  settings: ["settings"],
  "mail-server": ["settings", "security.read"],
  "e-invoice": ["settings", "security.read"],
  "e-invoicing": ["settings", "security.read"],
  notification: ["outbox"],
  "test-message": ["outbox"],
  user: ["account", "accounts.read"],
  invitation: ["account", "accounts.read"],
  "second-factor": ["account", "accounts.read"],
};

/** Where the record of an entry is looked at; undefined where it is nowhere, or where one may not look. */
export function pathOfRecord(
  { record, changes }: Pick<RecordEntry, "record" | "changes">,
  may: (permission: Permission) => boolean,
): string | undefined {
  if (!record || record.isGone) return undefined;
  const { entity, id } = record;
  if (entity === "reply") return openedPath(changes["about"]?.to, changes["aboutId"]?.to, may);
  if (entity === "order") return may(SCREEN_PERMISSIONS.orders) ? orderPagePath(id) : undefined;
  if (entity === "settings" && id === RETENTION_ID) return screenPath("people", may);
  const [screen, needed] = SHOWN[entity] ?? [];
  if (!screen) return openedPath(entity, id, may);
  return needed === undefined || may(needed) ? screenPath(screen, may) : undefined;
}

type May = (permission: Permission) => boolean;

const screenPath = (screen: ScreenPath, may: May) =>
  may(SCREEN_PERMISSIONS[screen]) ? `${PANEL_PATH}/${screen}` : undefined;

function openedPath(entity: unknown, id: unknown, may: May): string | undefined {
  if (typeof entity !== "string" || typeof id !== "string") return undefined;
  const screen = OPENED[entity];
  return screen && screenPath(screen, may) && recordPath(screen, id);
}
