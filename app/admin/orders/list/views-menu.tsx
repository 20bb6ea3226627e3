import { Bookmark, Trash2 } from "lucide-react";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { TextField } from "#app/ui/text-field.tsx";

import { CutText } from "../../resource/cut-text.tsx";
import { FilterPopover } from "../../resource/filter-popover.tsx";
import { useStoredSession } from "../../session/stored-session.ts";
import { NAME_LENGTH, readViews, withView, writeViews, type SavedView } from "./saved-views.ts";

/** The list as it stands can be stored under a name, and come back to. */
export function ViewsMenu() {
  const { user } = useStoredSession();
  const userId = user?._id ?? "";
  const [address] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  const [views, setViews] = useState(() => readViews(userId));
  const [name, setName] = useState("");
  const search = viewOf(address);
  const current = views.find((view) => view.search === search);

  function store(next: SavedView[]) {
    setViews(next);
    writeViews(userId, next);
  }
  return (
    <FilterPopover
      label={m.panel_orders_views()}
      chosen={current?.name}
      icon={<Bookmark size={16} strokeWidth={1.6} aria-hidden="true" />}
      isOpen={isOpen}
      onOpen={setOpen}
    >
      {views.length > 0 && (
        <ul className="-mx-1.5 mb-3 border-b border-line pb-2">
          {views.map((view) => (
            <li key={view.name} className="flex items-center">
              <Link
                to={`?${view.search}`}
                onClick={() => setOpen(false)}
                aria-current={view === current ? "true" : undefined}
                className="flex min-h-11 min-w-0 flex-1 items-center rounded-badge px-1.5 hover:bg-hover-wash aria-current:font-label md:min-h-9"
              >
                <CutText>{view.name}</CutText>
              </Link>
              <IconButton
                label={m.panel_orders_view_delete({ name: view.name })}
                onClick={() => store(views.filter((each) => each !== view))}
              >
                <Trash2 size={16} strokeWidth={1.6} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <form
        className="grid gap-2.5"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() === "") return;
          // Not the address of the last rendering: one that has just changed may not be rendered yet.
          const shown = viewOf(new URLSearchParams(window.location.search));
          store(withView(views, { name: name.trim(), search: shown }));
          setName("");
          setOpen(false);
        }}
      >
        <TextField
          label={m.panel_orders_view_name()}
          hint={m.panel_orders_view_hint()}
          value={name}
          maxLength={NAME_LENGTH}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" variant="line" disabled={name.trim() === ""}>
          {m.panel_orders_view_save()}
        </Button>
      </form>
    </FilterPopover>
  );
}

/** What of the address makes the view: neither the page nor a dialog that is open. */
function viewOf(address: URLSearchParams): string {
  const view = new URLSearchParams(address);
  view.delete("page");
  view.delete("view");
  view.sort();
  return view.toString();
}
