import { Plus } from "lucide-react";

import { rosterText } from "#app/api-messages/roster-text.ts";
import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { MOST_OFFICES, type CompanyOffices } from "#shared/companies/company-offices.ts";

import type { OfficeDesk } from "./office-desk.ts";
import { useOffices, type OfficeField, type TypedOffice } from "./use-offices.ts";

const LABELS: Record<OfficeField, () => string> = {
  name: m.company_offices_name,
  city: m.company_offices_city,
  addressLine1: m.company_offices_address,
  addressLine2: m.company_offices_address_more,
  phone: m.company_offices_phone,
  contactName: m.company_offices_contact,
};
const FIELDS = Object.keys(LABELS) as OfficeField[];
const REQUIRED: ReadonlySet<OfficeField> = new Set(["name", "city", "addressLine1"]);

interface OfficesEditorProps {
  desk: OfficeDesk;
  loaded: CompanyOffices;
  isReadOnly: boolean;
}

/** The offices of a company, all of which are saved at once. */
export function OfficesEditor({ desk, loaded, isReadOnly }: OfficesEditorProps) {
  const offices = useOffices(desk, loaded);
  const { typed, outcome, isBusy, isChanged } = offices;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void offices.save();
      }}
    >
      <p className="text-ink-2">{m.company_offices_text()}</p>
      {typed.length === 0 && <p className="mt-4">{m.company_offices_none()}</p>}
      <ul>
        {typed.map((office, index) => (
          <OfficeFields
            key={office.key}
            office={office}
            number={index + 1}
            isReadOnly={isReadOnly}
            errorOf={(field) => offices.errorOf(index, field)}
            onChange={(field, value) => offices.change(office.key, field, value)}
            onRemove={() => offices.remove(office.key)}
          />
        ))}
      </ul>
      {!isReadOnly && (
        <div className="mt-4 flex flex-wrap gap-2">
          <Button
            variant="line"
            className="max-md:w-full"
            disabled={typed.length >= MOST_OFFICES}
            onClick={offices.add}
          >
            <Plus size={16} strokeWidth={1.6} aria-hidden="true" />
            {m.company_offices_add()}
          </Button>
          <Button
            type="submit"
            className="max-md:w-full"
            pending={isBusy}
            disabled={!isChanged && outcome?.kind !== "theirs"}
          >
            {m.company_offices_save()}
          </Button>
          {outcome?.kind === "theirs" && (
            <Button variant="quiet" className="max-md:w-full" onClick={offices.takeTheirs}>
              {m.company_offices_take_theirs()}
            </Button>
          )}
        </div>
      )}
      <p
        role={outcome?.kind === "saved" ? "status" : "alert"}
        className={
          outcome?.kind === "saved" ? "mt-3 text-ok empty:hidden" : "mt-3 text-bad empty:hidden"
        }
      >
        {outcome &&
          (outcome.reported ? rosterText(outcome.reported) : OUTCOME_TEXTS[outcome.kind]())}
      </p>
    </form>
  );
}

const OUTCOME_TEXTS = {
  saved: m.company_offices_saved,
  theirs: m.company_offices_changed,
  failed: m.company_offices_failed,
};

interface OfficeFieldsProps {
  office: TypedOffice;
  number: number;
  isReadOnly: boolean;
  errorOf: (field: OfficeField) => string | undefined;
  onChange: (field: OfficeField, value: string) => void;
  onRemove: () => void;
}

function OfficeFields(props: OfficeFieldsProps) {
  const { office, number, isReadOnly, errorOf, onChange, onRemove } = props;
  const title = office.name.trim() || m.company_offices_nth({ number });
  return (
    <li className="mt-5 border-t border-line pt-4">
      <fieldset className="grid gap-4 md:grid-cols-2" disabled={isReadOnly}>
        <legend className="sr-only">{title}</legend>
        {FIELDS.map((field) => (
          <TextField
            key={field}
            id={`office-${office.key}-${field}`}
            label={LABELS[field]()}
            hint={field === "name" ? m.company_offices_name_hint() : undefined}
            dir={field === "phone" ? "ltr" : "auto"}
            type={field === "phone" ? "tel" : "text"}
            required={REQUIRED.has(field)}
            value={office[field]}
            error={errorOf(field)}
            onChange={(event) => onChange(field, event.currentTarget.value)}
          />
        ))}
      </fieldset>
      {!isReadOnly && (
        <Button
          variant="quiet"
          size="s"
          className="-ms-3 mt-2"
          aria-label={m.company_offices_remove_named({ office: title })}
          onClick={onRemove}
        >
          {m.company_offices_remove()}
        </Button>
      )}
    </li>
  );
}
