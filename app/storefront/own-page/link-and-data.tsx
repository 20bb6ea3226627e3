import { useState } from "react";
import { useNavigate } from "react-router";

import { api } from "#app/api/browser-api.ts";
import { m } from "#app/i18n/translations.ts";
import { buttonClass } from "#app/ui/button-style.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { toast } from "#app/ui/toast.ts";
import { deleteOwnPage, renewPageLink } from "#shared/profiles/own-page-calls.ts";
import { ownDataPath, ownPagePath } from "#shared/profiles/own-page-paths.ts";

import { LTR } from "../forms/ltr.ts";
import { clearDraft } from "./stored-draft.ts";
import { useIsReady } from "./use-is-ready.ts";
import type { OwnPageForm } from "./use-page-form.ts";

interface LinkAndDataProps {
  own: OwnPageForm;
  token: string;
  onDeleted: () => void;
}

/** The link itself, a copy of all data, and the way out. */
export function LinkAndData(props: LinkAndDataProps) {
  const isReady = useIsReady();
  return (
    <div className="grid gap-10">
      {isReady && <Renew {...props} />}
      <div>
        <h3 className="font-label">{m.own_page_data()}</h3>
        <p className="mt-1 mb-4 text-ink-2">{m.own_page_data_text()}</p>
        <a
          href={ownDataPath(props.token)}
          download
          className={buttonClass({ variant: "line", size: "s" }, "shop")}
        >
          {m.own_page_data_button()}
        </a>
      </div>
      {isReady ? <Delete {...props} /> : <p className="text-ink-2">{m.own_page_needs_script()}</p>}
    </div>
  );
}

function Renew({ own, token }: LinkAndDataProps) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function renew() {
    setBusy(true);
    try {
      const answer = await api(renewPageLink, { params: { token } });
      toast.success(m.own_page_renewed(), { description: m.own_page_renewed_text() });
      await navigate(ownPagePath(answer.data.data.token), { replace: true });
    } catch (error) {
      await own.fail(error);
    }
    setBusy(false);
    setAsking(false);
  }

  return (
    <div>
      <h3 className="font-label">{m.own_page_link()}</h3>
      <p className="mt-1 mb-4 text-ink-2">{m.own_page_link_text()}</p>
      <Button variant="line" size="s" onClick={() => setAsking(true)}>
        {m.own_page_renew()}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={m.own_page_renew_title()}
        description={m.own_page_renew_confirm()}
        confirmLabel={m.own_page_renew()}
        tone="ink"
        onConfirm={() => void renew()}
        pending={isBusy}
      />
    </div>
  );
}

/** Deletes once the code of a card has been typed: nothing of it can be brought back. */
function Delete({ own, token, onDeleted }: LinkAndDataProps) {
  const code = own.page.cards[0]?.code ?? "";
  const [typed, setTyped] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function remove() {
    if (typed.trim().toLowerCase() !== code) return setError(m.own_page_delete_wrong({ code }));
    setBusy(true);
    try {
      await api(deleteOwnPage, { params: { token } });
      clearDraft(own.page._id, { all: true });
      onDeleted();
    } catch (failure) {
      await own.fail(failure);
    }
    setBusy(false);
  }

  return (
    <details className="border-t border-line pt-2">
      <summary className="flex min-h-11 cursor-pointer items-center rounded-badge font-label text-bad focus-ring">
        {m.own_page_delete()}
      </summary>
      <p className="mt-2 text-ink-2">{m.own_page_delete_text()}</p>
      <div className="mt-5 grid max-w-100 gap-5">
        <TextField
          {...LTR}
          label={m.own_page_delete_field({ code })}
          value={typed}
          error={error}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={40}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setError(undefined);
          }}
        />
        <Button variant="danger" pending={isBusy} onClick={() => void remove()}>
          {m.own_page_delete_button()}
        </Button>
      </div>
    </details>
  );
}
