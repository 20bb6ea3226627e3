import { CircleAlert, RotateCw } from "lucide-react";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";

interface LoadErrorProps {
  text: string;
  onRetry: () => void;
  isRetrying: boolean;
  /** Shows one line above content that was loaded before, instead of replacing it. */
  isInline?: boolean;
}

/** A message that loading failed, with a button to try again. */
export function LoadError({ text, onRetry, isRetrying, isInline }: LoadErrorProps) {
  return (
    <div
      role="alert"
      className={classNames(
        isInline
          ? "flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-bad-wash/50 px-4 py-2 md:px-7"
          : "grid flex-1 place-content-center justify-items-center gap-3 px-6 py-16 text-center",
      )}
    >
      <CircleAlert
        size={isInline ? 18 : 26}
        strokeWidth={1.5}
        aria-hidden="true"
        className="text-bad"
      />
      <p>{text}</p>
      <Button
        variant="line"
        onClick={onRetry}
        pending={isRetrying}
        className={classNames(isInline ? "ms-auto" : "mt-1")}
      >
        <RotateCw size={16} strokeWidth={1.6} aria-hidden="true" />
        {m.ui_retry()}
      </Button>
    </div>
  );
}
