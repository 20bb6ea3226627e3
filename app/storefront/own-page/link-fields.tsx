import { Plus } from "lucide-react";
import { useFieldArray } from "react-hook-form";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { MOVABLE } from "#app/ui/movable-rows.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { OwnPage } from "#shared/profiles/own-page.ts";
import { MOST_LINKS } from "#shared/profiles/own-values.ts";
import { shortLink } from "#shared/profiles/profile-link.ts";

import { LTR } from "../forms/ltr.ts";
import { LinkRow } from "./link-row.tsx";
import type { PartProps } from "./page-field.ts";
import { useIsReady } from "./use-is-ready.ts";

/** The links of a page, in the order in which visitors see them. */
export function LinkFields(part: PartProps) {
  const { form, values } = part.own;
  const isReady = useIsReady();
  const links = useFieldArray({ control: form.control, name: "links" });
  const error = form.formState.errors.links;

  const nameOf = (index: number) =>
    values.links[index]?.label || shortLink(values.links[index]?.url ?? "") || String(index + 1);

  const ids = links.fields.map(({ id }) => id);
  const rows = links.fields.length > 0 && (
    <MOVABLE.List
      rows={ids.map((id, index) => ({ id, group: "", name: nameOf(index) }))}
      onMove={(next) => links.move(...movedIn(ids, next))}
    >
      <ul className="grid gap-6">
        {ids.map((id, index) => (
          <MOVABLE.Row key={id} id={id}>
            {({ ref, handle }) => (
              <li ref={ref} className="flex items-start gap-1 bg-paper">
                <LinkRow
                  part={part}
                  index={index}
                  count={ids.length}
                  name={nameOf(index)}
                  handle={handle}
                  onMove={(to) => links.move(index, to)}
                  onRemove={() => links.remove(index)}
                />
              </li>
            )}
          </MOVABLE.Row>
        ))}
      </ul>
    </MOVABLE.List>
  );

  return (
    <div className="grid gap-6">
      <CompanyLinks links={part.own.page.ofCompany.links} />
      {links.fields.length === 0 && <p className="text-ink-2">{m.own_page_links_none()}</p>}
      {rows}
      <noscript>
        <TextField
          {...LTR}
          id={`links.${links.fields.length}.url`}
          name={`links.${links.fields.length}.url`}
          label={m.own_page_link_add()}
        />
      </noscript>
      <FieldError>{error?.root?.message ?? error?.message}</FieldError>
      {isReady && links.fields.length < MOST_LINKS && (
        <Button
          variant="quiet"
          size="s"
          className="-ms-3 justify-self-start px-3!"
          onClick={() => links.append({ url: "", label: "" })}
        >
          <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
          {m.own_page_link_add()}
        </Button>
      )}
      {links.fields.length >= MOST_LINKS && (
        <p className="text-note text-ink-2">{m.own_page_links_full({ max: MOST_LINKS })}</p>
      )}
    </div>
  );
}

/** Those that the owner's company has on all pages: they stand above, and are not the owner's to change. */
function CompanyLinks({ links }: Pick<OwnPage["ofCompany"], "links">) {
  if (links.length === 0) return null;
  return (
    <div className="rounded-field bg-paper-hi p-4">
      <p className="text-note text-ink-2">{m.own_page_links_fixed()}</p>
      <ul className="mt-2 grid gap-1">
        {links.map(({ url, label }) => (
          <li key={url} className="wrap-anywhere">
            <bdi>{label || shortLink(url)}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** From where to where one of them was moved. */
function movedIn(before: readonly string[], after: readonly string[]): [from: number, to: number] {
  const first = before.findIndex((id, index) => id !== after[index]);
  const from = after[first] === before[first + 1] ? first : before.indexOf(after[first]!);
  return [from, after.indexOf(before[from]!)];
}
