import { classNames } from "#app/ui/class-names.ts";

interface ChoiceProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few words; the chosen one is washed. */
export function Choice<Value extends string>({
  label,
  options,
  value,
  onChange,
}: ChoiceProps<Value>) {
  return (
    <div role="group" aria-label={label} className="-me-1 flex items-center gap-0.5">
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className={classNames(
            "min-h-11 rounded-badge px-2 text-note whitespace-nowrap focus-ring md:min-h-7.5 md:px-2.5",
            option.value === value
              ? "bg-paper-lo font-label text-ink"
              : "text-ink-2 hover:text-ink",
          )}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
