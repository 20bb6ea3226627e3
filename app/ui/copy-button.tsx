import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";

import { m } from "#app/i18n/translations.ts";

import { classNames } from "./class-names.ts";

const SHOWN_MS = 2000;

export interface CopyButtonProps {
  text: string;
  /** Names what is copied: 'Copy IBAN'. */
  label: string;
  className?: string;
}

/** Copies a text to the clipboard; 48 px large, with a tick as confirmation. */
export function CopyButton({ text, label, className }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const Icon = copied ? Check : Copy;
  return (
    <>
      <button
        type="button"
        aria-label={label}
        onClick={() => void copyText(text).then(setCopied)}
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

/**
 * Resolves with true when the text is on the clipboard. Without HTTPS only the legacy API exists.
 */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement("textarea");
    area.value = text;
    area.style.position = "fixed";
    area.style.opacity = "0";
    document.body.append(area);
    area.select();
    const done = document.execCommand("copy");
    area.remove();
    return done;
  }
}
