import { useState } from "react";

import { api } from "#app/api/panel-api.ts";
import { useSingleMutation } from "#app/api/use-single-mutation.ts";
import { m } from "#app/i18n/translations.ts";
import { changedFacts, changerFacts, whatChanged } from "#app/locked-changes/locked-change-text.ts";
import { Button } from "#app/ui/button.tsx";
import { readLockedChange, undoChange } from "#shared/locked-changes/locked-change-calls.ts";
import type { LockedChange } from "#shared/locked-changes/locked-change.ts";

import { serverMessage } from "../resource/server-message.ts";
import { BackToLogin } from "./back-to-login.tsx";
import { LoginFrame } from "./login-frame.tsx";
import { LoginRefusal } from "./login-refusal.tsx";
import { linkToken } from "./password-form.tsx";
import { WithLink } from "./with-link.tsx";

export const meta = () => [{ title: m.panel_title({ screen: m.locked_undo_heading() }) }];

/** Undoes a change by the link of a message. Nobody has to be signed in: owners may be locked out. */
export default function UndoPage() {
  return (
    <WithLink
      name="locked-change"
      heading={m.locked_undo_heading()}
      read={async (token) => (await api(readLockedChange, { body: { token } })).data.data}
      missing={m.locked_undo_missing()}
      refused={textOf}
    >
      {(change) => <Undo before={change} />}
    </WithLink>
  );
}

/** @param before as it was when the page was opened */
function Undo({ before }: { before: LockedChange }) {
  const [refusal, setRefusal] = useState("");
  const undo = useSingleMutation({
    mutationFn: () => api(undoChange, { body: { token: linkToken() } }),
    onError: (failure: Error) => setRefusal(textOf(failure)),
  });
  const change = undo.data?.data.data ?? before;
  const { by } = change;
  const { heading, lead } = undo.isSuccess
    ? { heading: m.locked_undo_done_heading(), lead: m.locked_undo_done_lead({ by }) }
    : change.isUndone
      ? { heading: m.locked_undo_done_heading(), lead: m.locked_undo_before() }
      : change.isChangedSince
        ? { heading: m.locked_undo_changed_heading(), lead: m.api_message_changed_since() }
        : {
            heading: m.locked_undo_heading(),
            lead: m.locked_undo_lead({ what: whatChanged(change), by }),
          };
  return (
    <LoginFrame heading={heading} lead={lead}>
      <Facts change={change} />
      {!change.isUndone && !change.isChangedSince && (
        <div className="mt-6 grid gap-4">
          {refusal && <LoginRefusal text={refusal} />}
          <Button
            wide
            wraps
            pending={undo.isPending}
            pendingLabel={m.locked_undo_pending()}
            className="min-h-11! text-body!"
            onClick={() => {
              setRefusal("");
              undo.mutate();
            }}
          >
            {m.locked_undo_submit()}
          </Button>
        </div>
      )}
      <BackToLogin />
    </LoginFrame>
  );
}

const textOf = (error: Error) => serverMessage(error, m.panel_link_failed());

/** What was changed, by whom and when. */
function Facts({ change }: { change: LockedChange }) {
  return (
    <dl className="grid gap-3">
      {[...changedFacts(change), ...changerFacts(change)].map(({ name, value, isOwnLine }) => (
        <div key={name}>
          <dt className="text-ink-2">{name}</dt>
          <dd className="wrap-anywhere">{isOwnLine ? value : <bdi>{value}</bdi>}</dd>
        </div>
      ))}
    </dl>
  );
}
