import { CircleAlert } from "lucide-react";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";

interface LoadFailureProps {
  children: string;
  onRetry: () => void;
  isRetrying: boolean;
}

/** A message that loading failed, with a button to try again. */
export function LoadFailure({ children, onRetry, isRetrying }: LoadFailureProps) {
  return (
    <div
      role="alert"
      className="grid justify-items-start gap-3 rounded-field bg-bad-wash/45 p-4 shadow-bad"
    >
      <p className="flex gap-2 font-normal text-bad">
        <CircleAlert size={18} strokeWidth={1.75} aria-hidden="true" className="mt-0.75 shrink-0" />
        {children}
      </p>
      <Button variant="line" size="s" pending={isRetrying} onClick={onRetry}>
        {m.order_retry()}
      </Button>
    </div>
  );
}
