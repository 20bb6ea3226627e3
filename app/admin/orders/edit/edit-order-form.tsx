import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, type ReactNode } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useNavigate } from "react-router";

import { ApiError } from "#app/api/api-error.ts";
import { m } from "#app/i18n/translations.ts";
import { staffText } from "#app/sentences/staff-text.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { schemaResolver } from "#app/ui/schema-resolver.ts";
import { whyNotCorrected } from "#shared/cards/printed.ts";
import { orderCorrectionSchema, type OrderCorrection } from "#shared/orders/order-change.ts";
import type { StaffOrder } from "#shared/orders/staff-order.ts";

import { ScreenBody } from "../../layout/screen-body.tsx";
import { isChangedMeanwhile } from "../../resource/failures.ts";
import { serverMessage } from "../../resource/server-message.ts";
import { useDraft } from "../../resource/use-draft.ts";
import { useUnsaved } from "../../resource/use-unsaved.ts";
import { takeDraft } from "../../session/drafts.ts";
import { Section } from "../order-page/section.tsx";
import { orderPagePath } from "../order-paths.ts";
import { orderQuery } from "../order-queries.ts";
import { STATUS_WORDS } from "../order-words.ts";
import { AddonChoices } from "./addon-choices.tsx";
import { previewQuery, useCorrectOrder } from "./correction-queries.ts";
import { correctionOf, takeOverCorrection } from "./correction-values.ts";
import { DeliveryFields } from "./delivery-fields.tsx";
import { DesignFields } from "./design-fields.tsx";
import { PaymentField } from "./payment-field.tsx";
import { PriceDifference } from "./price-difference.tsx";
import { PersonFields } from "./text-fields.tsx";

/** So long after the last key the price is asked for, in milliseconds. */
const PAUSE_MS = 400;

/** Corrects an order. What it would cost is told before it is saved. */
export function EditOrderForm({ order: opened }: { order: StaffOrder }) {
  const cache = useQueryClient();
  const draftName = `order ${opened._id}`;
  const [draft] = useState(() => takeDraft<StaffOrder, OrderCorrection>(draftName));
  /** The order as it was when the form was last brought up to it. */
  const [order, setOrder] = useState(draft?.item ?? opened);
  const navigate = useNavigate();
  const form = useForm<OrderCorrection>({
    resolver: schemaResolver(orderCorrectionSchema, staffText) as never,
    defaultValues: correctionOf(order),
    mode: "onTouched",
  });
  const [logo, setLogo] = useState<File | null>(draft?.pictures["companyLogo"] ?? null);
  const isDirty = form.formState.isDirty || logo !== null;
  const pictures = { companyLogo: logo };
  useDraft(form, { name: draftName, draft, isChanged: isDirty, item: order, pictures });
  const [refusal, setRefusal] = useState("");
  /** The order as somebody else left it meanwhile, so that it can't be corrected any more. */
  const [closed, setClosed] = useState<StaffOrder>();
  const asked = useSettled(useWatch({ control: form.control }) as OrderCorrection);
  const parsed = orderCorrectionSchema.safeParse(asked);
  const preview = useQuery(previewQuery(order._id, isDirty ? parsed.data : undefined));
  const save = useCorrectOrder(order._id);

  /** What somebody else saved meanwhile comes in; what was typed here stays, with their version beside it. */
  async function takeOverChanges(): Promise<void> {
    const now = await cache.fetchQuery({ ...orderQuery(order._id, cache), staleTime: 0 });
    if (whyNotCorrected(now, now.cards)) return setClosed(now);
    takeOverCorrection(form, correctionOf(order), correctionOf(now));
    setOrder(now);
    setRefusal(m.panel_changed_meanwhile());
  }

  const submit = form.handleSubmit((values) => {
    setRefusal("");
    const sent = { correction: values, version: order.updatedAt, logo };
    save.mutate(sent, {
      onError(error) {
        if (isChangedMeanwhile(error)) {
          return void takeOverChanges().catch((failure: Error) =>
            setRefusal(serverMessage(failure, m.panel_save_failed())),
          );
        }
        const fields = Object.entries(error instanceof ApiError ? error.fields : {});
        for (const [path, said] of fields) {
          form.setError(path as "addons", { message: staffText(said) });
        }
        if (fields[0]) form.setFocus(fields[0][0] as "addons");
        else setRefusal(serverMessage(error, m.panel_save_failed()));
      },
    });
  });

  const { isSuccess: isSaved } = save;
  useUnsaved(isDirty && !isSaved);
  useEffect(() => {
    if (isSaved) void navigate(orderPagePath(order._id), { replace: true });
  }, [isSaved, navigate, order._id]);

  return (
    <form noValidate onSubmit={submit} className="flex min-h-0 flex-1 flex-col">
      <ScreenBody>
        <div className="mx-auto grid max-w-220 gap-8 px-4 py-5 md:px-7">
          <Part title={m.panel_column_customer()}>
            <PersonFields form={form} />
          </Part>
          <Part title={m.panel_column_card()}>
            <DesignFields form={form} order={order} logo={logo} onLogo={setLogo} />
          </Part>
          <Part title={m.panel_step_delivery()}>
            <DeliveryFields form={form} order={order} />
          </Part>
          <Part title={m.panel_detail_payment_state()}>
            <PaymentField form={form} order={order} />
          </Part>
          <Section title={m.panel_step_addons()}>
            <div className="pt-4">
              <AddonChoices form={form} order={order} />
            </div>
          </Section>
        </div>
      </ScreenBody>
      <div
        data-foot
        className="sticky bottom-0 z-10 border-t border-line bg-paper-hi px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:px-7"
      >
        <div className="mx-auto flex max-w-206 flex-wrap items-center gap-x-4 gap-y-2">
          <PriceDifference
            before={order}
            after={isDirty ? preview.data : undefined}
            isAsking={preview.isFetching}
          />
          <span className="ms-auto flex gap-2">
            <Button variant="line" onClick={() => void navigate(orderPagePath(order._id))}>
              {m.ui_cancel()}
            </Button>
            <Button
              type="submit"
              disabled={!isDirty || closed !== undefined}
              pending={save.isPending}
            >
              {m.panel_save()}
            </Button>
          </span>
        </div>
        <FieldError>
          {closed
            ? m.panel_orders_closed_meanwhile({ status: STATUS_WORDS[closed.status].label() })
            : refusal}
        </FieldError>
        <p className="mx-auto mt-1 max-w-206 text-note text-ink-2">
          {m.panel_orders_correction_told()}
        </p>
      </div>
    </form>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section title={title}>
      <div className="grid gap-x-6 gap-y-4 pt-4 md:grid-cols-2">{children}</div>
    </Section>
  );
}

/** The value, once it has not changed for a moment. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
