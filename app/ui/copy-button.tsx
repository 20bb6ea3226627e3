import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";

import { m } from "#app/i18n/translations.ts";

import { classNames } from "./class-names.ts";
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

/**
 * Resolves with true when the text is on the clipboard. Without HTTPS, or where the visitor refused
 * the clipboard, only the legacy API is left.
 */
async function copyText(text: string, button: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text, button);
  }
}

/** Copies by selecting the text in a field beside the button: a dialog lets no focus out of it. */
function copySelected(text: string, button: HTMLElement): boolean {
  const area = document.createElement("textarea");
  area.value = text;
  area.readOnly = true;
  area.style.position = "fixed";
  area.style.opacity = "0";
  button.after(area);
  area.select();
  const isDone = document.execCommand("copy");
  area.remove();
  button.focus({ preventScroll: true });
  return isDone;
}
