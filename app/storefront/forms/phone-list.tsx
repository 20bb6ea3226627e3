import { Plus, X } from "lucide-react";
import { useRef, type ReactNode } from "react";
import { flushSync } from "react-dom";

import { severalPhonesHint } from "#app/orders/lazy-hints.tsx";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";

interface PhoneListProps {
  phones: readonly string[];
  most: number;
  /** Whether numbers can be added and removed. */
  isOpen: boolean;
  addLabel: string;
  removeLabel: (number: number) => string;
  /** A number more or less. */
  onChange: (phones: string[]) => void;
  /**
   * The field of one number.
   * @param trailing what removes it, within the field
   * @param hint that several numbers are in it
   */
  field: (index: number, phone: string, trailing: ReactNode, hint: ReactNode) => ReactNode;
}

/** The numbers of one field in fields of their own, as far as there is room; the last has the rest. */
function withSeparate(
  phones: readonly string[],
  index: number,
  separate: readonly string[],
  most: number,
): string[] {
  const room = most - phones.length + 1;
  const fields =
    separate.length > room
      ? [...separate.slice(0, room - 1), separate.slice(room - 1).join(" / ")]
      : separate;
  return phones.toSpliced(index, 1, ...fields);
}

/** Fields for phone numbers; all but the last remaining one can be removed. */
export function PhoneList(props: PhoneListProps) {
  const { phones, most, isOpen, addLabel, removeLabel, onChange, field } = props;
  const list = useRef<HTMLDivElement>(null);

  function change(next: string[], focused: number) {
    flushSync(() => onChange(next));
    list.current?.querySelectorAll("input")[focused]?.focus();
  }

  const removal = (index: number) =>
    isOpen &&
    phones.length > 1 && (
      <IconButton
        label={removeLabel(index + 1)}
        onClick={() => change(phones.toSpliced(index, 1), Math.max(index - 1, 0))}
      >
        <X size={18} strokeWidth={1.5} aria-hidden="true" />
      </IconButton>
    );

  const hint = (index: number, typed: string) =>
    isOpen &&
    severalPhonesHint({
      typed,
      onSeparate: (separate) => change(withSeparate(phones, index, separate, most), index),
    });

  return (
    <div ref={list} className="grid gap-6">
      {phones.map((phone, index) => field(index, phone, removal(index), hint(index, phone)))}
      {isOpen && phones.length < most && (
        <Button
          variant="quiet"
          size="s"
          className="-mt-4 -ms-3 justify-self-start px-3!"
          onClick={() => change([...phones, ""], phones.length)}
        >
          <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
          {addLabel}
        </Button>
      )}
    </div>
  );
}
