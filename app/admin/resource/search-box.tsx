import { Search, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";

import { m } from "#app/i18n/translations.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { TextField } from "#app/ui/text-field.tsx";

import type { AnyList } from "./use-list-state.ts";
import { useShortcutKeys } from "./use-shortcut-keys.ts";

const PAUSE_MS = 250;

interface SearchBoxProps {
  label: string;
  list: AnyList;
}

/** Searches during typing, after a short pause. `/` focuses it, Escape clears it. */
export function SearchBox({ label, list }: SearchBoxProps) {
  const value = list.state.search;
  const field = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState(value);
  const [known, setKnown] = useState(value);
  // The address was changed in another way, such as by 'Back' or 'Clear filters'.
  if (known !== value) {
    setKnown(value);
    if (draft.trim() !== value) setDraft(value);
  }

  const search = useRef(list.correct);
  useEffect(() => {
    search.current = list.correct;
  });
  useEffect(() => {
    const next = draft.trim();
    if (next === value) return;
    const timer = setTimeout(() => search.current({ search: next }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft, value]);

  useShortcutKeys((key, event) => {
    if (key !== "/") return;
    event.preventDefault();
    field.current?.focus();
    field.current?.select();
  });

  return (
    <search className="relative max-md:w-full md:w-67.5 md:min-w-40 md:shrink">
      <TextField
        ref={field}
        type="search"
        label={label}
        hideLabel
        placeholder={label}
        value={draft}
        maxLength={255}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        aria-keyshortcuts="/"
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape") setDraft("");
          if (event.key === "Enter") search.current({ search: draft.trim() });
        }}
        leading={<Search size={16} strokeWidth={1.6} aria-hidden="true" />}
        trailing={
          draft !== "" && (
            <IconButton
              label={m.panel_search_clear()}
              onClick={() => {
                setDraft("");
                field.current?.focus();
              }}
              className="md:size-7!"
            >
              <X size={16} strokeWidth={1.6} aria-hidden="true" />
            </IconButton>
          )
        }
        className="[&::-webkit-search-cancel-button]:hidden"
      />
      {draft === "" && (
        <kbd
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 end-2 my-auto h-5 rounded-badge border border-line-2 px-1.5 font-sans text-note leading-4.5 text-ink-2 max-md:hidden"
        >
          /
        </kbd>
      )}
    </search>
  );
}
