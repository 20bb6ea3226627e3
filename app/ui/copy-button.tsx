import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";

import { m } from "#app/i18n/translations.ts";

import { classNames } from "./class-names.ts";
import { copyText } from "./copy-text.ts";
import { toast } from "./toast.ts";

const SHOWN_MS = 2000;

export interface CopyButtonProps {
  text: string;
  /** Names what is copied: 'Copy IBAN'. */
  label: string;
  className?: string;
  /** Whether a dialog begins here. */
  isFirst?: boolean;
}

/** Copies a text to the clipboard; 48 px large, with a tick as confirmation. */
export function CopyButton({ text, label, className, isFirst }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const Icon = copied ? Check : Copy;

  async function copy(button: HTMLElement) {
    const isDone = await copyText(text, button);
    setCopied(isDone);
    if (!isDone) toast.error(m.ui_copy_failed(), { description: m.ui_copy_failed_text() });
  }

  return (
    <>
      <button
        type="button"
        aria-label={label}
        data-first-focus={isFirst}
        onClick={(event) => void copy(event.currentTarget)}
        className={classNames(
          "grid size-12 shrink-0 place-items-center rounded-pill transition-colors hover:bg-current/10",
          className,
        )}
      >
        <Icon size={18} strokeWidth={1.5} aria-hidden="true" />
      </button>
      <span role="status" className="sr-only">
        {copied ? m.ui_copied() : ""}
      </span>
    </>
  );
}
