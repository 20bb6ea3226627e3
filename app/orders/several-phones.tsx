import { m } from "#app/i18n/translations.ts";
import { isolated } from "#app/ui/isolated.ts";
import { groupedNumber, separateNumbers } from "#shared/phone-number.ts";

interface SeveralPhonesProps {
  typed: string;
  /** Puts each number into a field of its own; without it a single one can be kept. */
  onSeparate?: (phones: string[]) => void;
  onKeep?: (phone: string) => void;
}

/** Says that a field for one phone number has several, and offers to part them. */
export function SeveralPhones({ typed, onSeparate, onKeep }: SeveralPhonesProps) {
  const phones = separateNumbers(typed);
  const [first] = phones;
  if (first === undefined || phones.length === 1) return null;
  return (
    <>
      <span role="status">{m.ui_phones_several()}</span>{" "}
      {onSeparate && <Offer onClick={() => onSeparate(phones)}>{m.ui_phones_separate()}</Offer>}
      {onKeep && (
        <Offer onClick={() => onKeep(first)}>
          {m.ui_phones_keep({ phone: isolated(groupedNumber(first)) })}
        </Offer>
      )}
    </>
  );
}

function Offer({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button type="button" onClick={onClick} className="-mx-1 -my-3 min-h-11 rounded-badge px-1">
      <span className="font-label text-ink rule-link">{children}</span>
    </button>
  );
}
