import { useState } from "react";

import { staffText } from "#app/api-messages/staff-text.ts";
import { ApiError } from "#app/api/api-error.ts";
import { getLocale } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { DialogShell } from "#app/ui/dialog.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { problemsOf } from "#shared/api-messages/rule.ts";
import { testMessageSchema, type OutboxSummary, type TestResult } from "#shared/outbox/outbox.ts";

import { serverMessage } from "../resource/server-message.ts";
import { SmallForm } from "../resource/small-form.tsx";
import { useDraftState } from "../resource/use-kept-draft.ts";
import { useStoredSession } from "../session/stored-session.ts";
import { useTestMessage } from "./outbox-queries.ts";

interface TestDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Undefined until it is loaded. */
  summary: OutboxSummary | undefined;
}

/** Sends a message to an address of one's choice, and tells what the mail server reported. */
export function TestDialog({ isOpen, onClose, summary }: TestDialogProps) {
  return (
    <DialogShell
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      size="s"
      className="text-panel"
    >
      <TestForm hasServer={summary?.mailServer !== ""} />
    </DialogShell>
  );
}

/** Mounted with the dialog, so that it begins without an old result. */
function TestForm({ hasServer }: { hasServer: boolean }) {
  const { user } = useStoredSession();
  const own = user?.email ?? "";
  const [to, setTo] = useDraftState(
    "outbox test",
    () => own,
    (typed) => typed !== own,
  );
  const [problem, setProblem] = useState<string>();
  const test = useTestMessage();

  function submit() {
    if (test.isPending) return;
    const { data, error } = testMessageSchema.safeParse({ to, language: getLocale() });
    const problem = error && problemsOf(error)["to"];
    setProblem(problem && staffText(problem));
    if (data) test.mutate(data);
  }
  return (
    <SmallForm
      title={m.panel_outbox_test()}
      description={
        hasServer
          ? m.panel_outbox_test_text()
          : `${m.panel_outbox_no_server()} ${m.panel_outbox_no_server_text()}`
      }
      onSubmit={submit}
      submit={
        <Button
          type="submit"
          disabled={!hasServer}
          pending={test.isPending}
          pendingLabel={m.panel_outbox_test_sending()}
        >
          {m.panel_outbox_test_send()}
        </Button>
      }
    >
      <TextField
        label={m.panel_outbox_test_to()}
        type="email"
        dir="ltr"
        autoComplete="email"
        value={to}
        onChange={(event) => setTo(event.target.value)}
        error={problem}
        disabled={!hasServer}
        required
      />
      <div aria-live="polite" className="empty:hidden">
        {test.data && <Result result={test.data} />}
        {test.error && <FieldError>{failureOf(test.error)}</FieldError>}
      </div>
    </SmallForm>
  );
}

/** What the mail server reported, in its own words below ours. */
function Result({ result: { result, said } }: { result: TestResult }) {
  const isSent = result === "sent";
  return (
    <div
      className={classNames(
        "rounded-panel px-3.5 py-3",
        isSent ? "bg-ok-wash text-ok" : "bg-bad-wash text-bad",
      )}
    >
      <p className="font-label">{RESULT_LABELS[result]()}</p>
      {said && (
        <p dir="ltr" className="mt-1 text-left text-note wrap-anywhere">
          {said}
        </p>
      )}
    </div>
  );
}

const RESULT_LABELS: Record<TestResult["result"], () => string> = {
  sent: m.panel_outbox_test_sent,
  refused: m.panel_outbox_test_refused,
  late: m.panel_outbox_test_late,
};

function failureOf(error: Error): string {
  const field = error instanceof ApiError ? error.fields["to"] : undefined;
  return field ? staffText(field) : serverMessage(error, m.panel_outbox_test_failed());
}
