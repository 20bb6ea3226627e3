import { Monitor, Smartphone } from "lucide-react";

import { m } from "#app/i18n/translations.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import type { OpenSession } from "#shared/session/session.ts";

import { longMoment } from "../resource/display-date.ts";

interface SessionRowProps {
  session: OpenSession;
  isEnding: boolean;
  onEnd: () => void;
}

const PHONES = /android|ios/i;

/** One place where somebody is signed in. */
export function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { system, isCurrent, lastUsedAt, createdAt, userAgent } = session;
  const Icon = PHONES.test(system) ? Smartphone : Monitor;
  const name = deviceName(session);
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 gap-y-2 py-3">
      <Icon size={20} strokeWidth={1.5} aria-hidden="true" className="shrink-0 text-ink-2" />
      <span className="min-w-0 grow basis-40">
        <span className="block font-label wrap-anywhere" title={userAgent}>
          {name}
        </span>
        <span className="block text-note text-ink-2 tabular-nums">
          {isCurrent
            ? m.panel_account_sessions_since({ moment: longMoment(createdAt) })
            : m.panel_account_sessions_used({ moment: longMoment(lastUsedAt) })}
        </span>
      </span>
      {isCurrent ? (
        <Badge tone="ok">{m.panel_account_sessions_this()}</Badge>
      ) : (
        <Button
          variant="line"
          pending={isEnding}
          aria-label={m.panel_account_sessions_end_named({ device: name })}
          onClick={onEnd}
        >
          {m.panel_account_sessions_end()}
        </Button>
      )}
    </li>
  );
}

/** In plain words: 'Firefox on Linux'. A program says its own name, or none. */
function deviceName({ browser, system, userAgent }: OpenSession): string {
  if (browser && system) return m.panel_account_sessions_device({ browser, system });
  return browser || system || userAgent.slice(0, 60) || m.panel_account_sessions_unknown();
}
