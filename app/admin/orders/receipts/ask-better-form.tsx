import { useState, type Ref } from "react";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import type { Locale } from "#shared/i18n/locale.ts";
import { REASON_LENGTH } from "#shared/orders/order-payment.ts";
import type { Order } from "#shared/orders/order.ts";

import { SmallForm } from "../../resource/small-form.tsx";
import { useDraftState } from "../../resource/use-kept-draft.ts";
import { useUnsaved } from "../../resource/use-unsaved.ts";
import { useDecidedMeanwhile } from "./use-decided-meanwhile.ts";

interface AskBetterFormProps {
  order: Order;
  /** False while its dialog fades out. */
  isOpen: boolean;
  onAsk: (reason: string) => void;
  isAsking: boolean;
  firstReason: Ref<HTMLButtonElement>;
}

const isGiven = (reason: string) => reason.trim() !== "";

/** Where somebody else decides meanwhile, what was written stays, to be copied. */
export function AskBetterForm(props: AskBetterFormProps) {
  const { order, isOpen, onAsk, isAsking, firstReason } = props;
  const draftName = `reason ${order._id}`;
  const [reason, setReason] = useDraftState(draftName, () => "", isGiven);
  const [isTried, setTried] = useState(false);
  const isMissing = !isGiven(reason);
  useUnsaved(!isMissing);
  const decided = useDecidedMeanwhile(order);
  // What is asked here is under way, or has been sent.
  const isTooLate = decided !== "" && isOpen && !isAsking;
  return (
    <SmallForm
      title={m.panel_orders_ask_better()}
      description={m.panel_orders_ask_better_text({ email: order.personalInfo.email })}
      onSubmit={() => {
        setTried(true);
        if (!isMissing && !isAsking && !isTooLate) onAsk(reason);
      }}
      submit={
        <Button type="submit" pending={isAsking} disabled={isTooLate}>
          {m.panel_orders_ask_send()}
        </Button>
      }
    >
      {isTooLate && (
        <p role="alert" className="rounded-panel bg-warn-wash px-3.5 py-3 text-warn">
          <span className="font-label">{decided}</span>{" "}
          {!isMissing && m.panel_orders_meanwhile_unsent()}
        </p>
      )}
      <div
        className={classNames("flex flex-wrap gap-2", isTooLate && "hidden")}
        role="group"
        aria-label={m.panel_orders_usual_reasons()}
      >
        {REASONS[order.language].map((usual, index) => (
          <button
            key={usual}
            ref={index === 0 ? firstReason : undefined}
            type="button"
            lang={order.language}
            dir="auto"
            onClick={() => setReason(usual)}
            className="min-h-11 rounded-panel px-3 text-start shadow-line-2 transition-colors hover:bg-ink/5 focus-ring md:min-h-9"
          >
            {usual}
          </button>
        ))}
      </div>
      <TextareaField
        label={m.panel_orders_reason()}
        hint={isTooLate ? undefined : m.panel_orders_reason_hint()}
        error={isTried && isMissing ? m.panel_orders_reason_missing() : undefined}
        dir="auto"
        lang={order.language}
        value={reason}
        maxLength={REASON_LENGTH}
        onChange={(event) => setReason(event.target.value)}
        readOnly={isTooLate}
        aside={
          isTooLate &&
          !isMissing && (
            <CopyButton
              text={reason}
              label={m.panel_orders_copy({ field: m.panel_orders_reason() })}
              className="-my-3 -me-3"
            />
          )
        }
        required={!isTooLate}
      />
    </SmallForm>
  );
}

/** Why receipts are refused as a rule, in the customer's language: it is the customer who reads it. */
const REASONS: Record<Locale, readonly string[]> = {
  en: [
    "The order number is missing.",
    "The amount is not the total of the order.",
    "The picture is too blurred to be read.",
    "The picture does not show the whole receipt.",
  ],
  ar: [
    "رقم الطلب غير موجود.",
    "المبلغ لا يساوي مجموع الطلب.",
    "الصورة غير واضحة ولا يمكن قراءتها.",
    "الصورة لا تُظهر الإيصال كاملًا.",
  ],
};
