import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router";

import type { LiveMessage } from "#app/api/live-source.ts";
import { m } from "#app/i18n/translations.ts";
import { toast } from "#app/ui/toast.ts";
import { LIVE_KINDS, type LiveEvent, type LiveKind } from "#shared/live/live-event.ts";

import { useLeave } from "../resource/use-unsaved.ts";
import { SCREEN_PERMISSIONS } from "../screens.ts";
import { PANEL_PATH } from "../session/login-path.ts";
import { currentUserQuery } from "../session/session-queries.ts";
import { useMay } from "../session/use-may.ts";
import { followPresses, notifyOnDesktop } from "./desktop-notification.ts";
import { followLive } from "./follow-live.ts";
import { COUNTS, LIVE_RULES } from "./live-kinds.ts";
import { markTitle } from "./title-mark.ts";

/** Events within this time, in milliseconds, are shown together. */
const BATCH_MS = 300;
/** How many ids are remembered, so that no record is announced twice. */
const MOST_KNOWN = 500;

/** Updates the panel when something changes in the shop, and announces new records. */
export function useLive(): void {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const leave = useLeave();
  const may = useMay();
  const open = (path: string) => leave(() => void navigate(path));
  const onPress = useEffectEvent(open);
  const tell = useEffectEvent((kind: LiveKind, ids: readonly string[]) => {
    const { screen, one, added } = LIVE_RULES[kind];
    if (!may(SCREEN_PERMISSIONS[screen])) return;
    const count = ids.length;
    const path = count === 1 ? one(ids[0]!) : `${PANEL_PATH}/${screen}`;
    toast.info(added({ count }), {
      id: `live-${kind}`,
      action: { label: m.panel_live_show(), onClick: () => open(path) },
    });
    notifyOnDesktop(added({ count }), kind, path, open);
    markTitle(count);
  });

  useEffect(() => followPresses((path) => onPress(path)), []);

  useEffect(() => {
    const known = new Set<string>();
    let waiting: LiveEvent[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;

    function showBatch(): void {
      const events = waiting;
      waiting = [];
      timer = undefined;
      for (const kind of LIVE_KINDS) {
        const own = events.filter((event) => event.kind === kind);
        if (own.length === 0) continue;
        refresh(cache, kind);
        const added = newOnes(own, known);
        if (added.length > 0) tell(kind, added);
      }
    }

    function hear(message: LiveMessage): void {
      if (message.type === "resumed") void cache.invalidateQueries();
      // The session may have ended: this request would then lead to the login.
      else if (message.type === "lost") void cache.invalidateQueries(currentUserQuery);
      else {
        waiting.push(message.event);
        timer ??= setTimeout(showBatch, BATCH_MS);
      }
    }

    const end = followLive(hear);
    return () => {
      end();
      clearTimeout(timer);
    };
  }, [cache]);
}

function refresh(cache: QueryClient, kind: LiveKind): void {
  for (const queryKey of [...LIVE_RULES[kind].queries, ...COUNTS]) {
    void cache.invalidateQueries({ queryKey });
  }
}

/** The added records that have not been announced yet; marks them as announced. */
function newOnes(events: readonly LiveEvent[], known: Set<string>): string[] {
  const ids = events.filter(({ action }) => action === "added").flatMap((event) => event.ids);
  const added = new Set(ids.filter((id) => !known.has(id)));
  for (const id of added) known.add(id);
  for (const id of known) {
    if (known.size <= MOST_KNOWN) break;
    known.delete(id);
  }
  return [...added];
}
