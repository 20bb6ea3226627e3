import { m } from "#app/i18n/translations.ts";
import { DialogShell } from "#app/ui/dialog.tsx";

import { DialogHead } from "../resource/dialog-head.tsx";
import { SCREEN_PERMISSIONS } from "../screens.ts";
import { useMay, type Asked } from "../session/use-may.ts";

interface ShortcutSheetProps {
  isOpen: boolean;
  onClose: () => void;
}

/** As many keyboards name it. */
const MODIFIER = () => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘" : "Ctrl");

type Shortcut = [says: string, ...keys: string[]];

/** The keys of each group; keys of one shortcut that do the same stand side by side. */
const groups = (may: (asked: Asked) => boolean): { title: string; shortcuts: Shortcut[] }[] => [
  {
    title: m.panel_shortcuts_everywhere(),
    shortcuts: [
      [m.panel_palette_title(), `${MODIFIER()} K`],
      [m.panel_shortcuts(), "?"],
      [m.panel_nav_toggle(), `${MODIFIER()} B`],
      [m.panel_shortcut_toasts(), "Alt T"],
    ],
  },
  {
    title: m.panel_shortcuts_lists(),
    shortcuts: [
      [m.panel_shortcut_search(), "/"],
      [m.panel_shortcut_rows(), "↓ ↑", "J K"],
      [m.panel_action_view(), m.panel_key_enter()],
      ...(may("catalogue.write") || may("orders.write")
        ? [[m.panel_shortcut_edit(), "E"] satisfies Shortcut]
        : []),
      ...(may("catalogue.write")
        ? [[m.panel_action_delete(), m.panel_key_delete()] satisfies Shortcut]
        : []),
    ],
  },
  {
    title: m.panel_screen("orders"),
    shortcuts: [
      [m.panel_orders_open(), "O"],
      [m.panel_orders_select_row(), "X"],
      [m.panel_orders_step_next(), "J"],
      [m.panel_orders_step_previous(), "K"],
    ],
  },
  {
    title: m.panel_screen("orders/board"),
    shortcuts: [
      [m.panel_board_key_tickets(), "↓ ↑", "J K"],
      [m.panel_board_key_columns(), "→ ←"],
      ...(may("orders.write")
        ? ([
            [m.panel_board_key_next(), "N"],
            [m.panel_board_key_move(), "1 … 9"],
          ] satisfies Shortcut[])
        : []),
      [m.panel_orders_select_row(), "X"],
      [m.panel_orders_open(), m.panel_key_enter()],
      [m.panel_board_slip(), "P"],
      [m.panel_board_key_find(), "/"],
    ],
  },
  ...(!may(SCREEN_PERMISSIONS["orders/receipts"])
    ? []
    : [
        {
          title: m.panel_screen("orders/receipts"),
          shortcuts: [
            ...(may("money.write")
              ? ([
                  [m.panel_orders_accept(), "A"],
                  [m.panel_orders_ask_better(), "B"],
                ] satisfies Shortcut[])
              : []),
            [m.panel_orders_receipt_next(), "→", "J"],
            [m.panel_orders_receipt_previous(), "←", "K"],
            [m.panel_orders_zoom_in(), "+"],
            [m.panel_orders_zoom_out(), "-"],
            [m.panel_orders_turn(), "R"],
          ] satisfies Shortcut[],
        },
      ]),
];

/** What one can do by keyboard. */
export default function ShortcutSheet({ isOpen, onClose }: ShortcutSheetProps) {
  const may = useMay();
  return (
    <DialogShell open={isOpen} onOpenChange={(open) => !open && onClose()} className="text-panel">
      <div className="px-6 pt-6">
        <DialogHead title={m.panel_shortcuts()} />
      </div>
      <div className="grid gap-6 px-6 pt-4 pb-6">
        {groups(may).map(({ title, shortcuts }) => (
          <section key={title}>
            <h3 className="mb-1 text-note text-ink-2">{title}</h3>
            <dl>
              {shortcuts.map(([says, ...keys]) => (
                <div
                  key={says}
                  className="flex items-center justify-between gap-4 border-b border-line py-2.5 last:border-b-0"
                >
                  <dt>{says}</dt>
                  <dd className="flex gap-2" dir="ltr">
                    {keys.map((key) => (
                      <kbd
                        key={key}
                        className="rounded-badge border border-line-2 px-2 font-sans text-note leading-6 text-ink-2"
                      >
                        {key}
                      </kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </DialogShell>
  );
}
