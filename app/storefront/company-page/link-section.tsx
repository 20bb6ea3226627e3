import { m } from "#app/i18n/translations.ts";
import { buttonClass } from "#app/ui/button-style.ts";
import { CopyButton } from "#app/ui/copy-button.tsx";

import { SentNote } from "../forms/sent-note.tsx";
import { Fold } from "../order-page/page-form.tsx";
import { PageSection } from "../order-page/page-section.tsx";
import { useIsReady } from "../own-page/use-is-ready.ts";
import { LINK_RENEWED } from "./company-forms.ts";

/** The link itself: handed on by copying it, ended by renewing it. */
export function LinkSection({ action }: { action: string }) {
  const isReady = useIsReady();
  const address = isReady ? location.origin + location.pathname : "";
  return (
    <PageSection title={m.company_page_link()}>
      <SentNote
        id={LINK_RENEWED}
        title={m.company_page_renewed()}
        text={m.company_page_renewed_text()}
      />
      <p className="text-ink-2">{m.company_page_link_text()}</p>
      {isReady && (
        <p className="my-2 flex items-center gap-x-2">
          <bdi dir="ltr" className="min-w-0 wrap-anywhere">
            {address}
          </bdi>
          <CopyButton text={address} label={m.company_page_copy()} />
        </p>
      )}
      <Fold title={m.company_page_renew()} isOpen={false}>
        <p className="mb-5 text-ink-2">{m.company_page_renew_text()}</p>
        <form method="post" action={action}>
          <button
            type="submit"
            className={buttonClass({ variant: "line" }, "shop", "max-md:w-full")}
          >
            {m.company_page_renew_button()}
          </button>
        </form>
      </Fold>
    </PageSection>
  );
}
