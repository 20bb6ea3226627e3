import { CopyButton } from "#app/ui/copy-button.tsx";

interface ShownOnceProps {
  text: string;
  /** Names what is copied. */
  copyLabel: string;
  /** Whether its dialog begins with it. */
  isFirst?: boolean;
}

/** A secret that is handed over on this screen, with a button that copies it. */
export function ShownOnce({ text, copyLabel, isFirst }: ShownOnceProps) {
  return (
    <div className="flex items-center gap-2 rounded-field ps-3.5 shadow-line-2">
      <span dir="ltr" className="min-w-0 flex-1 py-2 text-start text-note wrap-anywhere">
        {text}
      </span>
      <CopyButton text={text} label={copyLabel} isFirst={isFirst} />
    </div>
  );
}
