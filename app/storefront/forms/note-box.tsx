import { CircleAlert, CircleCheck } from "lucide-react";
import type { ComponentProps } from "react";

import { classNames } from "#app/ui/class-names.ts";

interface NoteBoxProps extends Omit<ComponentProps<"div">, "title"> {
  kind: "ok" | "bad";
  title: string;
}

const LOOK = {
  ok: { Icon: CircleCheck, className: "bg-ok-wash text-ok shadow-line" },
  bad: { Icon: CircleAlert, className: "bg-bad-wash text-bad shadow-bad" },
};

/** What became of a form, within it: told apart by sign and colour. */
export function NoteBox({ kind, title, className, children, ...rest }: NoteBoxProps) {
  const { Icon, className: look } = LOOK[kind];
  return (
    <div
      {...rest}
      tabIndex={-1}
      className={classNames(
        "flex scroll-mt-6 gap-3 rounded-field p-5 outline-none lg:scroll-mt-16",
        look,
        className,
      )}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0" />
      <div className="min-w-0">
        <p className="font-label">{title}</p>
        {children}
      </div>
    </div>
  );
}
