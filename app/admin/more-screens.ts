import Building from "lucide-react/icons/building";
import ChartColumn from "lucide-react/icons/chart-column";
import FileClock from "lucide-react/icons/file-clock";
import FileText from "lucide-react/icons/file-text";
import History from "lucide-react/icons/history";
import Kanban from "lucide-react/icons/kanban";
import Nfc from "lucide-react/icons/nfc";
import Phone from "lucide-react/icons/phone";
import ReceiptText from "lucide-react/icons/receipt-text";
import Send from "lucide-react/icons/send";
import Settings from "lucide-react/icons/settings";
import ShieldUser from "lucide-react/icons/shield-user";
import Siren from "lucide-react/icons/siren";
import Trash from "lucide-react/icons/trash";
import Truck from "lucide-react/icons/truck";
import UserRound from "lucide-react/icons/user-round";

import { SCREENS, SCREEN_PATHS, type Screen, type ScreenPath } from "./screens.ts";

/** All screens of the panel: those of the sidebar, and those that only the palette lists. */
export const ALL_SCREENS = {
  ...SCREENS,
  companies: { icon: Building, adds: "customers.write" },
  "bulk-orders/board": { icon: Kanban },
  "bulk-orders/quotes": { icon: FileClock },
  "orders/board": { icon: Kanban },
  "orders/new": { icon: Phone },
  "orders/receipts": { icon: ReceiptText },
  "orders/handovers": { icon: Truck },
  "orders/program": { icon: Nfc },
  invoices: { icon: FileText },
  figures: { icon: ChartColumn },
  outbox: { icon: Send },
  record: { icon: History },
  bin: { icon: Trash },
  people: { icon: ShieldUser },
  "people/breach": { icon: Siren },
  settings: { icon: Settings },
  account: { icon: UserRound },
} satisfies Record<ScreenPath, Screen>;

/** The paths of screens on which staff add records. */
export type AddingPath = {
  [Path in ScreenPath]: (typeof ALL_SCREENS)[Path] extends { adds: string } ? Path : never;
}[ScreenPath];
export const ADDING = SCREEN_PATHS.filter(
  (path): path is AddingPath => "adds" in ALL_SCREENS[path],
);
