import { useState, type FormEvent } from "react";

import { rosterText } from "#app/api-messages/roster-text.ts";
import type { ApiError } from "#app/api/api-error.ts";
import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import {
  HOLDER_FIELDS,
  type CompanyCard,
  type Holder,
  type HolderField,
} from "#shared/companies/company-cards.ts";

const LABELS: Record<HolderField, () => string> = {
  firstName: m.company_cards_first_name,
  lastName: m.company_cards_last_name,
  nameOnCard: m.company_cards_name_on_card,
  position: m.company_cards_position,
  department: m.company_cards_department,
  phone: m.company_cards_phone,
  email: m.company_cards_email,
};
const REQUIRED: ReadonlySet<HolderField> = new Set(["firstName", "lastName", "position"]);
const LEFT_TO_RIGHT: ReadonlySet<HolderField> = new Set(["phone", "email"]);
const NOBODY = Object.fromEntries(HOLDER_FIELDS.map((field) => [field, ""])) as Holder;

interface HolderFormProps {
  card: CompanyCard;
  /** To somebody else, of whom nothing is known yet. */
  isPassing: boolean;
  isPending: boolean;
  /** With what differs. @returns what is wrong with which field */
  onSave: (typed: Partial<Holder>) => Promise<ApiError["fields"]>;
  onCancel: () => void;
}

/** Whose card it is. Once it is printed it says that the print stays. */
export function HolderForm({ card, isPassing, isPending, onSave, onCancel }: HolderFormProps) {
  const before = isPassing ? NOBODY : card.holder;
  const [typed, setTyped] = useState(before);
  const [wrong, setWrong] = useState<ApiError["fields"]>({});
  // What is printed can't change any more.
  const fields = HOLDER_FIELDS.filter((field) => field !== "nameOnCard" || !card.isPrinted);

  async function save(event: FormEvent) {
    event.preventDefault();
    const changed = fields.filter((field) => isPassing || typed[field] !== before[field]);
    if (changed.length === 0) return onCancel();
    setWrong(await onSave(Object.fromEntries(changed.map((field) => [field, typed[field]]))));
  }

  return (
    <form onSubmit={(event) => void save(event)} noValidate className="mt-4 grid gap-4">
      <p>
        {isPassing
          ? `${m.company_cards_pass_text()}${card.isPrinted ? ` ${m.company_cards_pass_print({ name: card.printed.name })}` : ""}`
          : card.isPrinted
            ? m.company_cards_change_printed()
            : m.company_cards_change_text()}
      </p>
      <div className="grid gap-4 md:grid-cols-2">
        {fields.map((field) => (
          <TextField
            key={field}
            id={`${card._id}-${field}`}
            label={LABELS[field]()}
            dir={LEFT_TO_RIGHT.has(field) ? "ltr" : "auto"}
            required={REQUIRED.has(field)}
            value={typed[field]}
            error={wrong[field] && rosterText(wrong[field])}
            onChange={(event) => setTyped({ ...typed, [field]: event.currentTarget.value })}
          />
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="s" pending={isPending}>
          {isPassing ? m.company_cards_pass() : m.company_cards_save()}
        </Button>
        <Button variant="line" size="s" onClick={onCancel}>
          {m.company_cards_cancel()}
        </Button>
      </div>
    </form>
  );
}
