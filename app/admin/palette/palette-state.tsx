import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from "react";

import { LazyPart } from "#app/ui/lazy-part.tsx";

import { sayMissing } from "../resource/failures.ts";
import { useLast } from "../resource/use-last.ts";
import type { Command } from "./commands.ts";

const loadPalette = async () => (await import("./command-palette.tsx")).default;
const loadShortcuts = async () => (await import("./shortcut-sheet.tsx")).default;

type Overlay = "palette" | "shortcuts";

interface PaletteControls {
  open: (overlay: Overlay) => void;
  /** Adds a command until the returned function is called. */
  offer: (command: Command) => () => void;
}

const PaletteContext = createContext<PaletteControls>({ open: () => {}, offer: () => () => {} });

/** Opens the command palette or the list of shortcuts. */
export const usePalette = () => useContext(PaletteContext);

/** Has the palette offer a command as long as the component is shown. */
export function useOffer({ id, label, icon, run }: Command): void {
  const { offer } = usePalette();
  const act = useEffectEvent(run);
  useEffect(() => offer({ id, label, icon, run: () => act() }), [offer, id, label, icon]);
}

const TYPED_INTO = "input, textarea, select, [contenteditable]";
const DIALOG = "[role=dialog], [role=alertdialog]";

/** What a key press opens; nothing while a dialog is open, or where the key is text. */
function overlayFor({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): Overlay | undefined {
  if (document.querySelector(DIALOG)) return undefined;
  if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === "k") return "palette";
  const isText = target instanceof Element && target.closest(TYPED_INTO) !== null;
  return key === "?" && !isText ? "shortcuts" : undefined;
}

/** The command palette (Ctrl or Cmd and K) and the list of shortcuts (?), loaded when first opened. */
export function PaletteProvider({ children }: { children: ReactNode }) {
  const [overlay, setOverlay] = useState<Overlay>();
  const shown = useLast(overlay);
  const [offered, setOffered] = useState<readonly Command[]>([]);
  const controls = useMemo<PaletteControls>(
    () => ({
      open: setOverlay,
      offer(command) {
        setOffered((now) => [...now, command]);
        return () => setOffered((now) => now.filter((each) => each !== command));
      },
    }),
    [],
  );

  // Keys are heard as soon as the panel is seen.
  useLayoutEffect(() => {
    function onKey(event: KeyboardEvent) {
      const wanted = overlayFor(event);
      if (!wanted) return;
      event.preventDefault();
      setOverlay(wanted);
    }
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);

  const close = () => setOverlay(undefined);
  function sayClosed() {
    sayMissing();
    close();
  }
  return (
    <PaletteContext value={controls}>
      {children}
      <LazyPart
        load={loadPalette}
        need={overlay === "palette"}
        onMissing={sayClosed}
        props={
          shown === "palette"
            ? {
                isOpen: overlay === "palette",
                onClose: close,
                onShortcuts: () => setOverlay("shortcuts"),
                offered,
              }
            : undefined
        }
      />
      <LazyPart
        load={loadShortcuts}
        need={overlay === "shortcuts"}
        onMissing={sayClosed}
        props={
          shown === "shortcuts" ? { isOpen: overlay === "shortcuts", onClose: close } : undefined
        }
      />
    </PaletteContext>
  );
}
