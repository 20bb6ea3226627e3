import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

import { m } from "#app/i18n/translations.ts";

import { longMoment } from "../../resource/display-date.ts";

interface FactorRowProps {
  icon: LucideIcon;
  name: string;
  note: string;
  /** What can be done about it. */
  children: ReactNode;
}

/** A second factor, or an app password. */
export function FactorRow({ icon: Icon, name, note, children }: FactorRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 gap-y-2 py-3">
      <Icon size={20} strokeWidth={1.5} aria-hidden="true" className="shrink-0 text-ink-2" />
      <span className="min-w-0 grow basis-40">
        <bdi className="block font-label wrap-anywhere">{name}</bdi>
        <span className="block text-note text-ink-2 tabular-nums">{note}</span>
      </span>
      <span className="ms-auto flex flex-wrap items-center justify-end gap-2">{children}</span>
    </li>
  );
}

/** When it was used last, or else made. */
export function usedText(row: { createdAt: string; lastUsedAt: string | null }): string {
  return row.lastUsedAt
    ? m.panel_account_sessions_used({ moment: longMoment(row.lastUsedAt) })
    : m.panel_factor_unused({ moment: longMoment(row.createdAt) });
}
