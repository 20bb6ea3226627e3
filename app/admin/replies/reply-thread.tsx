import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { Badge } from "#app/ui/badge.tsx";
import type { Reply } from "#shared/replies/reply.ts";

import { shortMoment } from "../resource/display-date.ts";
import { LoadError } from "../resource/load-error.tsx";
import { PANEL_PATH } from "../session/login-path.ts";
import { repliesQuery, type ReplyCalls } from "./reply-queries.ts";

/** What staff have replied so far, the oldest first; nothing while that is nothing. */
export function ReplyThread({ calls, id }: { calls: ReplyCalls; id: string }) {
  const { data, isError, isFetching, refetch } = useQuery(repliesQuery(calls, id));
  if (isError && !data) {
    return (
      <LoadError
        text={m.panel_messages_replies_load_failed()}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
        isInline
      />
    );
  }
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby={`${id}-replies`} className="mt-5">
      <h3 id={`${id}-replies`} className="border-b border-ink pb-1.5 font-label">
        {m.panel_messages_replies()}
      </h3>
      <ol className="divide-y divide-line">
        {data.map((reply) => (
          <li key={reply._id} className="py-3.5">
            <ReplyHead reply={reply} />
            <p
              dir="auto"
              className="mt-2 text-body leading-relaxed whitespace-pre-line wrap-anywhere"
            >
              {reply.message}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Who wrote it, when, and whether it has left. */
function ReplyHead({ reply }: { reply: Reply }) {
  const { by, createdAt, state, problem } = reply;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <span className="font-label">
          <bdi>{by ? by.name || by.email : m.panel_messages_reply_author_gone()}</bdi>
        </span>
        <time dateTime={createdAt} className="text-note text-ink-2 tabular-nums">
          {shortMoment(createdAt)}
        </time>
        <span className="ms-auto">
          <StateBadge state={state} />
        </span>
      </div>
      {problem && (
        <p className="mt-1 text-note text-bad wrap-anywhere">
          <bdi>{problem}</bdi>{" "}
          <Link to={`${PANEL_PATH}/outbox`} className="text-ink underline underline-offset-4">
            {m.panel_messages_reply_to_outbox()}
          </Link>
        </p>
      )}
    </>
  );
}

function StateBadge({ state }: Pick<Reply, "state">) {
  switch (state) {
    case "sent":
      return <Badge tone="ok">{m.panel_messages_reply_state_sent()}</Badge>;
    case "waiting":
      return <Badge tone="warn">{m.panel_messages_reply_state_waiting()}</Badge>;
    case "failed":
      return <Badge tone="bad">{m.panel_messages_reply_state_failed()}</Badge>;
    case "discarded":
      return <Badge>{m.panel_messages_reply_state_discarded()}</Badge>;
  }
}
