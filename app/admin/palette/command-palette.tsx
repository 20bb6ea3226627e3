import { Autocomplete } from "@base-ui/react/autocomplete";
import { useQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { DialogShell, DialogTitle } from "#app/ui/dialog.tsx";
import { Spinner } from "#app/ui/spinner.tsx";

import { ordersQuery } from "../orders/order-queries.ts";
import { CutText } from "../resource/cut-text.tsx";
import { useLeave } from "../resource/use-unsaved.ts";
import { useChangeLanguage, useLogout } from "../session/session-queries.ts";
import { useMay } from "../session/use-may.ts";
import {
  actionCommands,
  addCommands,
  matching,
  orderCommands,
  screenCommands,
  type Command,
  type CommandGroup,
} from "./commands.ts";

/** Orders are searched for after a pause of so many milliseconds, and from so many letters on. */
const PAUSE_MS = 200;
const LEAST_LETTERS = 2;
const ORDERS_SHOWN = "6";

interface CommandPaletteProps {
  isOpen: boolean;
  onClose: () => void;
  onShortcuts: () => void;
  /** What the present screen offers. */
  offered: readonly Command[];
}

/** Finds screens, orders by number or customer, and actions by what is typed. */
export default function CommandPalette({ isOpen, ...props }: CommandPaletteProps) {
  return (
    <DialogShell
      open={isOpen}
      onOpenChange={(open) => !open && props.onClose()}
      className="mt-[8vh]! max-h-[min(36rem,80vh)]! overflow-hidden! text-panel"
    >
      <PaletteBody {...props} />
    </DialogShell>
  );
}

function PaletteBody({ onClose, ...own }: Omit<CommandPaletteProps, "isOpen">) {
  const [typed, setTyped] = useState("");
  const { groups, isSearching } = useCommands(typed, own);
  return (
    <>
      <DialogTitle className="sr-only">{m.panel_palette_title()}</DialogTitle>
      <Autocomplete.Root<Command>
        open
        inline
        mode="none"
        items={groups as never}
        itemToStringValue={({ label }) => label}
        value={typed}
        onValueChange={(next, { reason }) => reason === "input-change" && setTyped(next)}
        autoHighlight="always"
        keepHighlight
      >
        <div className="flex shrink-0 items-center gap-3 border-b border-line px-5">
          <Search size={18} strokeWidth={1.6} aria-hidden="true" className="text-ink-2" />
          <Autocomplete.Input
            aria-label={m.panel_palette_title()}
            placeholder={m.panel_palette_placeholder()}
            maxLength={100}
            spellCheck={false}
            className="h-14 min-w-0 flex-1 bg-transparent text-base leading-14 outline-none placeholder:overflow-visible placeholder:text-ink-2 focus-visible:shadow-none"
          />
          {isSearching && <Spinner />}
        </div>
        <Autocomplete.Empty>
          <p className="px-5 py-8 text-center text-ink-2 empty:hidden">{m.panel_palette_none()}</p>
        </Autocomplete.Empty>
        <Autocomplete.List className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2 outline-none data-empty:p-0">
          {(group: CommandGroup) => (
            <Autocomplete.Group key={group.value} items={group.items} className="not-last:mb-2">
              <Autocomplete.GroupLabel className="px-3 py-1.5 text-note text-ink-2">
                {group.value}
              </Autocomplete.GroupLabel>
              <Autocomplete.Collection>
                {(command: Command) => (
                  <Autocomplete.Item
                    key={command.id}
                    value={command}
                    onClick={() => {
                      onClose();
                      command.run();
                    }}
                    className="flex h-11 cursor-default items-center gap-3 rounded-panel px-3 outline-none select-none data-highlighted:bg-ink/6"
                  >
                    <command.icon
                      size={17}
                      strokeWidth={1.6}
                      aria-hidden="true"
                      className="shrink-0 text-ink-2"
                    />
                    <CutText className="flex-1">{command.label}</CutText>
                    {command.note && (
                      <span className="text-note text-ink-2 tabular-nums" dir="ltr">
                        {command.note}
                      </span>
                    )}
                  </Autocomplete.Item>
                )}
              </Autocomplete.Collection>
            </Autocomplete.Group>
          )}
        </Autocomplete.List>
      </Autocomplete.Root>
    </>
  );
}

function useCommands(
  typed: string,
  { onShortcuts, offered }: Pick<CommandPaletteProps, "onShortcuts" | "offered">,
) {
  const navigate = useNavigate();
  const may = useMay();
  const leave = useLeave();
  const logout = useLogout();
  const language = useChangeLanguage();
  const search = usePaused(typed.trim());
  const isLongEnough = search.length >= LEAST_LETTERS;
  const orders = useQuery({
    ...ordersQuery({ search, page: "1", limit: ORDERS_SHOWN }),
    enabled: isLongEnough,
  });

  const found =
    isLongEnough && typed.trim().length >= LEAST_LETTERS ? (orders.data?.data ?? []) : [];
  const actions = [
    ...offered,
    ...addCommands(navigate, may),
    ...actionCommands({
      onShortcuts,
      onLanguage: (locale) => leave(() => language.mutate(locale)),
      onLogout: () => leave(() => logout.mutate()),
    }),
  ];
  const groups: CommandGroup[] = [
    { value: m.panel_palette_screens(), items: matching(screenCommands(navigate, may), typed) },
    { value: m.panel_screen("orders"), items: orderCommands(found, navigate) },
    { value: m.panel_column_actions(), items: matching(actions, typed) },
  ];
  return {
    groups: groups.filter(({ items }) => items.length > 0),
    isSearching: isLongEnough && orders.isFetching,
  };
}

/** The value as it was when it had not changed for a while. */
function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}
