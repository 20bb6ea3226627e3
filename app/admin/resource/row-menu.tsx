import { Ellipsis } from "lucide-react";
import { Fragment } from "react";

import { m } from "#app/i18n/translations.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { ActionMenu, MenuItem, MenuSeparator } from "#app/ui/menu.tsx";

import { actionsFor, type RowTraits } from "./row-action.ts";

interface RowMenuProps<Row> extends Pick<RowTraits<Row>, "actions" | "rowName"> {
  row: Row;
}

/** A button with a menu of a row's actions. */
export function RowMenu<Row>({ row, actions, rowName }: RowMenuProps<Row>) {
  const offered = actionsFor(actions, row);
  if (offered.length === 0) return null;
  return (
    <ActionMenu
      trigger={
        <IconButton
          label={m.panel_row_actions({ row: rowName(row) })}
          className="data-popup-open:bg-ink/6 data-popup-open:text-ink"
        >
          <Ellipsis size={18} strokeWidth={1.8} aria-hidden="true" />
        </IconButton>
      }
    >
      {offered.map(({ label, icon: Icon, shortcut, isDestructive, run }) => (
        <Fragment key={label}>
          {isDestructive && <MenuSeparator />}
          <MenuItem
            icon={<Icon size={16} strokeWidth={1.6} aria-hidden="true" />}
            shortcut={shortcut}
            tone={isDestructive ? "danger" : "ink"}
            onSelect={() => run(row)}
          >
            {label}
          </MenuItem>
        </Fragment>
      ))}
    </ActionMenu>
  );
}
