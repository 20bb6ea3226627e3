import { Menu } from "@base-ui/react/menu";
import type { ReactElement, ReactNode } from "react";

import { classNames } from "./class-names.ts";

export interface ActionMenuProps {
  /** The button that opens it, e.g. an IconButton with ⋯. */
  trigger: ReactElement;
  align?: "start" | "end";
  children: ReactNode;
}

/** A menu of actions. Its children are MenuItem and MenuSeparator. */
export function ActionMenu({ trigger, align = "end", children }: ActionMenuProps) {
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger render={trigger} />
      <Menu.Portal>
        <Menu.Positioner align={align} sideOffset={4} className="z-60 outline-none">
          <Menu.Popup className="max-h-(--available-height) max-w-[min(24rem,calc(100vw-2rem))] min-w-52 origin-(--transform-origin) rounded-menu overflow-y-auto bg-paper-hi p-1.25 text-panel shadow-menu outline-none transition-[opacity,scale] data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0">
            {children}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

export interface MenuItemProps {
  icon?: ReactNode;
  children: ReactNode;
  /** The keyboard shortcut for the same action, shown at the end of the line. */
  shortcut?: string;
  tone?: "ink" | "danger";
  disabled?: boolean;
  onSelect: () => void;
}

export function MenuItem({ icon, children, shortcut, tone, disabled, onSelect }: MenuItemProps) {
  return (
    <Menu.Item
      disabled={disabled}
      onClick={onSelect}
      className={classNames(
        "flex min-h-11 cursor-pointer items-center gap-2.5 rounded-badge px-2.5 outline-none md:min-h-9",
        "data-disabled:opacity-45 data-highlighted:bg-hover-wash",
        tone === "danger" && "text-bad",
      )}
    >
      {icon}
      <span className="min-w-0 flex-1">{children}</span>
      {shortcut && (
        <kbd className="rounded-badge border border-line-2 px-1.25 font-sans text-note text-ink-2 max-md:hidden">
          {shortcut}
        </kbd>
      )}
    </Menu.Item>
  );
}

export function MenuSeparator() {
  return <Menu.Separator className="-mx-1.25 my-1.25 h-px bg-line" />;
}
