import { ScanQrCode, Search } from "lucide-react";
import { useRef, useState } from "react";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";

import { useShortcutKeys } from "../../resource/use-shortcut-keys.ts";

interface FindFieldProps {
  onFind: (text: string) => void;
  onScan: () => void;
}

/** Finds an order by what stands on its packing slip: typed, or scanned by a camera or a hand scanner. */
export function FindField({ onFind, onScan }: FindFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [isTried, setTried] = useState(false);
  useShortcutKeys((key, event) => {
    if (key !== "/" && key !== "f") return;
    event.preventDefault();
    field.current?.focus();
    field.current?.select();
  });
  return (
    <form
      role="search"
      className="flex min-w-0 items-start gap-2 max-md:flex-1"
      onSubmit={(event) => {
        event.preventDefault();
        const text = typed.trim();
        setTried(text === "");
        if (text !== "") onFind(text);
      }}
    >
      <div className="min-w-0 flex-1 md:w-67.5 md:flex-none">
        <TextField
          ref={field}
          label={m.panel_board_find_label()}
          hideLabel
          placeholder={m.panel_board_find()}
          error={isTried ? m.panel_board_find_empty() : undefined}
          value={typed}
          maxLength={255}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          aria-keyshortcuts="/"
          onChange={(event) => {
            setTyped(event.target.value);
            setTried(false);
          }}
          leading={<Search size={16} strokeWidth={1.6} aria-hidden="true" />}
        />
      </div>
      <Button variant="line" aria-label={m.panel_board_scan()} onClick={onScan}>
        <ScanQrCode size={17} strokeWidth={1.6} aria-hidden="true" />
        <span className="max-md:hidden">{m.panel_board_scan()}</span>
      </Button>
    </form>
  );
}
