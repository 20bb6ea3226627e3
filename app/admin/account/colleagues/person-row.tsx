import type { ReactNode } from "react";

interface PersonRowProps {
  name: string;
  /** After the name: '(you)'. */
  aside?: string | undefined;
  email: string;
  notes: readonly string[];
  badge: ReactNode;
  /** What can be done about it. */
  children: ReactNode;
}

/** Somebody who works here, or is to. */
export function PersonRow({ name, aside, email, notes, badge, children }: PersonRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1.5 py-3">
      <span className="min-w-0 grow basis-48">
        <span className="block font-label wrap-anywhere">
          <bdi>{name}</bdi>
          {aside && <span className="font-normal text-ink-2"> {aside}</span>}
        </span>
        <span className="block text-note wrap-anywhere text-ink-2">
          <bdi dir="ltr">{email}</bdi>
        </span>
        {notes.map((note) => (
          <span key={note} className="block text-note text-ink-2 tabular-nums">
            {note}
          </span>
        ))}
      </span>
      <span className="ms-auto flex flex-wrap items-center justify-end gap-2">
        {badge}
        {children}
      </span>
    </li>
  );
}
