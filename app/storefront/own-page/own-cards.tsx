import { useState } from "react";
import { useHref } from "react-router";

import { api } from "#app/api/browser-api.ts";
import { SnapshotFace } from "#app/card/snapshot-face.tsx";
import { m } from "#app/i18n/translations.ts";
import { buttonClass } from "#app/ui/button-style.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { againPath } from "#shared/orders/again-path.ts";
import { reportCard } from "#shared/profiles/own-page-calls.ts";
import { ownPagePath } from "#shared/profiles/own-page-paths.ts";
import type { OwnCard } from "#shared/profiles/own-page.ts";
import { shortLink } from "#shared/profiles/profile-link.ts";

import { useIsReady } from "./use-is-ready.ts";
import type { OwnPageForm } from "./use-page-form.ts";

interface OwnCardsProps {
  own: OwnPageForm;
  token: string;
}

/** The cards that open the page, and what to do when one is lost. */
export function OwnCards({ own, token }: OwnCardsProps) {
  const { cards, isCancelled } = own.page;
  return (
    <>
      <ul className="grid gap-8">
        {cards.map((card) => (
          <li key={card.code} className="flex flex-wrap items-start gap-6">
            <div className="w-44 shrink-0">
              <SnapshotFace card={card} />
            </div>
            <div className="min-w-0 flex-1 basis-60">
              <p dir="ltr" className="wrap-anywhere rtl:text-end">
                {shortLink(card.url).replace(/^http:\/\//, "")}
              </p>
              <p className="mt-1 font-label">{stateOf(card, isCancelled)}</p>
              {card.state !== "off" && <Loss card={card} own={own} token={token} />}
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-10 mb-4 text-ink-2">{m.own_page_again_text()}</p>
      <a
        href={useHref(againPath(token))}
        className={buttonClass({ variant: "line", size: "s" }, "shop")}
      >
        {m.own_page_again()}
      </a>
    </>
  );
}

function stateOf({ state }: OwnCard, isCancelled: boolean): string {
  if (state === "lost") return m.own_page_card_lost();
  return state === "off" || isCancelled ? m.own_page_card_off() : m.own_page_card_on();
}

/** Without a script the button does at once what it says; it can be taken back as quickly. */
function Loss({ card, own, token }: { card: OwnCard } & OwnCardsProps) {
  const isReady = useIsReady();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const action = useHref(ownPagePath(token));
  const isLost = card.state === "lost";

  async function report() {
    setBusy(true);
    const params = { token, code: card.code };
    const call = () => api(reportCard, { params, body: { isLost: !isLost } });
    const done = isLost ? m.own_page_found_done() : m.own_page_lost_done();
    await own.act(call, done).catch(() => undefined);
    setBusy(false);
    setAsking(false);
  }

  return (
    <form
      method="post"
      action={action}
      className="mt-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (isLost) void report();
        else setAsking(true);
      }}
    >
      <input type="hidden" name="card" value={card.code} />
      <input type="hidden" name="isLost" value={String(!isLost)} />
      <p className="mb-4 text-ink-2">{isLost ? m.own_page_found_text() : m.own_page_lost_text()}</p>
      <Button type="submit" variant="line" size="s" pending={isBusy && isLost}>
        {isLost ? m.own_page_found() : m.own_page_lost()}
      </Button>
      {isReady && (
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setAsking}
          title={m.own_page_lost_title()}
          description={m.own_page_lost_confirm()}
          confirmLabel={m.own_page_lost_button()}
          onConfirm={() => void report()}
          pending={isBusy}
        />
      )}
    </form>
  );
}
