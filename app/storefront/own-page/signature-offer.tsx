import { useState, type SyntheticEvent } from "react";

import { m } from "#app/i18n/translations.ts";
import { buttonClass } from "#app/ui/button-style.ts";
import { Button } from "#app/ui/button.tsx";
import { Switch } from "#app/ui/switch.tsx";
import { toast } from "#app/ui/toast.ts";

import { copySignature, readSignature, type ReadSignature } from "./copy-signature.ts";
import { OfferLanguage, UnsavedNote, useOfferLanguage } from "./offer-language.tsx";
import { OfferMissing } from "./offer-missing.tsx";
import { signaturePath, type OfferProps } from "./offers.tsx";

/** The e-mail signature of the page as it is saved: to look at, to copy and to download. */
export function SignatureOffer({ own, card }: OfferProps) {
  const choice = useOfferLanguage({ own });
  const [withCode, setWithCode] = useState(false);
  const [retry, setRetry] = useState(0);
  const path = signaturePath(card.code, `${choice.query}${withCode ? "&qr=1" : ""}`);
  return (
    <div className="grid gap-6">
      <OfferLanguage {...choice} />
      <Switch
        label={m.own_page_signature_code()}
        checked={withCode}
        onChange={(event) => setWithCode(event.currentTarget.checked)}
      />
      <Preview key={`${path} ${retry}`} path={path} onRetry={() => setRetry(retry + 1)} />
      <UnsavedNote own={own} />
      <ul className="grid list-disc gap-1.5 ps-5 text-ink-2">
        <li>{m.own_page_signature_gmail()}</li>
        <li>{m.own_page_signature_outlook()}</li>
        <li>{m.own_page_signature_apple()}</li>
      </ul>
    </div>
  );
}

function Preview({ path, onRetry }: { path: string; onRetry: () => void }) {
  const [signature, setSignature] = useState<ReadSignature | "missing">();

  function take({ currentTarget: { contentDocument: inner } }: SyntheticEvent<HTMLIFrameElement>) {
    // Some browsers load an empty document first.
    if (!inner || inner.URL === "about:blank") return;
    // Nothing in it is to be pressed or reached.
    inner.body.inert = true;
    setSignature(readSignature(inner) ?? "missing");
  }

  async function copy(read: ReadSignature, button: HTMLElement) {
    if (await copySignature(read, button)) {
      toast.success(m.own_page_signature_copied(), {
        description: m.own_page_signature_copied_text(),
      });
    } else {
      toast.error(m.ui_copy_failed(), { description: m.own_page_signature_copy_failed() });
    }
  }

  if (signature === "missing") return <OfferMissing onRetry={onRetry} />;
  return (
    <>
      <iframe
        src={path}
        sandbox="allow-same-origin"
        loading="lazy"
        title={m.own_page_signature()}
        tabIndex={-1}
        onLoad={take}
        style={{ height: signature?.height ?? 190 }}
        className="w-full rounded-field border-0 bg-white shadow-line-2"
      />
      <div className="flex flex-wrap gap-3">
        <Button
          size="s"
          disabled={!signature}
          onClick={({ currentTarget }) => signature && void copy(signature, currentTarget)}
        >
          {m.own_page_offer_copy()}
        </Button>
        <a href={path} download className={buttonClass({ variant: "line", size: "s" }, "shop")}>
          {m.own_page_data_button()}
        </a>
      </div>
    </>
  );
}
