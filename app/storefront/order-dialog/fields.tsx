import type { ReactNode } from "react";

import { classNames } from "#app/ui/class-names.ts";

import { useOrderDialog } from "./order-dialog-context.ts";

/** Fields of a step, one below the other. Those of a placed order can be read, but not changed. */
export function Fields({ className, children }: { className?: string; children: ReactNode }) {
  const { placed } = useOrderDialog();
  return (
    <fieldset
      disabled={placed !== null}
      className={classNames(
        "grid min-w-0 gap-6 disabled:[&_label]:opacity-100! disabled:[&_:disabled]:opacity-100!",
        className,
      )}
    >
      {children}
    </fieldset>
  );
}

/** Two fields beside each other where there is room. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-x-3 gap-y-6 md:grid-cols-2">{children}</div>;
}
