import { Popover } from "@base-ui/react/popover";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";

interface FilterPopoverProps {
  label: string;
  /** What is chosen, in a few words; nothing where nothing is. */
  chosen?: string | undefined;
  icon: ReactNode;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A button like that of a filter's menu, which opens a few fields instead of words. */
export function FilterPopover({
  label,
  chosen,
  icon,
  isOpen,
  onOpen,
  children,
}: FilterPopoverProps) {
  return (
    <Popover.Root open={isOpen} onOpenChange={(open) => onOpen(open)}>
      <Popover.Trigger
        render={
          <Button
            variant="line"
            aria-label={chosen ? `${label}: ${chosen}` : label}
            className={classNames(
              "max-md:w-11 max-md:rounded-pill max-md:px-0!",
              chosen && "max-md:bg-ink max-md:text-paper md:bg-paper-lo",
            )}
          >
            {icon}
            <span className="max-md:hidden">{chosen ?? label}</span>
            <ChevronDown size={15} strokeWidth={1.6} aria-hidden="true" className="max-md:hidden" />
          </Button>
        }
      />
      <Popover.Portal>
        <Popover.Positioner align="start" sideOffset={4} collisionPadding={12} className="z-60">
          <Popover.Popup className="w-80 max-w-[calc(100vw-1.5rem)] origin-(--transform-origin) rounded-menu bg-paper-hi p-4 text-panel shadow-menu outline-none transition-[opacity,scale] data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0">
            <Popover.Title className="sr-only">{label}</Popover.Title>
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
