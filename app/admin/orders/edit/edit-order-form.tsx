import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { useNavigate } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { whyNotCorrected } from "#shared/cards/printed.ts";
import { orderCorrectionSchema, type OrderCorrection } from "#shared/orders/order-change.ts";
import type { StaffOrder } from "#shared/orders/staff-order.ts";

import { ScreenBody } from "../../layout/screen-body.tsx";
import { useEditedForm } from "../../resource/use-edited-form.ts";
import { STATUS_LABELS } from "../order-labels.ts";
import { orderPagePath } from "../order-paths.ts";
import { orderQuery } from "../order-queries.ts";
import { Section } from "../section.tsx";
import { AddonChoices } from "./addon-choices.tsx";
import { previewQuery, useCorrectOrder } from "./correction-queries.ts";
import { correctionOf } from "./correction-values.ts";
import { DeliveryFields } from "./delivery-fields.tsx";
import { DesignFields } from "./design-fields.tsx";
import { EditPart, useSettled } from "./edit-part.tsx";
import { FurtherCardFields } from "./further-card-fields.tsx";
import { PaymentField } from "./payment-field.tsx";
import { PriceDifference } from "./price-difference.tsx";
import { PersonFields } from "./text-fields.tsx";

/** Corrects an order. What it would cost is told before it is saved. */
export function EditOrderForm({ order: opened }: { order: StaffOrder }) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const save = useCorrectOrder(opened._id);
  /** The order as somebody else left it meanwhile, so that it can't be corrected any more. */
  const [closed, setClosed] = useState<StaffOrder>();
  const edited = useEditedForm<StaffOrder, OrderCorrection>({
    schema: orderCorrectionSchema,
    item: opened,
    valuesOf: correctionOf,
    save: save.mutate,
    async load() {
      const now = await cache.fetchQuery({ ...orderQuery(opened._id, cache), staleTime: 0 });
      if (!whyNotCorrected(now, now.cards)) return now;
      setClosed(now);
      return undefined;
    },
    draftName: `order ${opened._id}`,
    showsRefusal: true,
  });
  const { form, base: order, isChanged, pictures, refusal, submit } = edited;
  const asked = useSettled(useWatch({ control: form.control }) as OrderCorrection);
  const parsed = orderCorrectionSchema.safeParse(asked);
  const preview = useQuery(previewQuery(order._id, isChanged ? parsed.data : undefined));

  // Once nothing is unsaved any more, so that nobody is asked.
  const isSaved = save.isSuccess && !isChanged;
  useEffect(() => {
    if (isSaved) void navigate(orderPagePath(order._id), { replace: true });
  }, [isSaved, navigate, order._id]);

  return (
    <form noValidate onSubmit={submit} className="flex min-h-0 flex-1 flex-col">
      <ScreenBody>
        <div className="mx-auto grid max-w-220 gap-8 px-4 py-5 md:px-7">
          <EditPart title={m.panel_column_customer()}>
            <PersonFields form={form} />
          </EditPart>
          <EditPart title={m.panel_column_card()}>
            <DesignFields
              form={form}
              order={order}
              logo={pictures["companyLogo"] ?? null}
              onLogo={(logo) => edited.onPicture("companyLogo", logo)}
            />
          </EditPart>
          {order.quantity &&
            Array.from({ length: order.quantity - 1 }, (_, index) => (
              <EditPart key={index} title={m.order_card_nth({ number: index + 2 })}>
                <FurtherCardFields
                  form={form}
                  order={order}
                  person={index + 1}
                  pictures={pictures}
                  onPicture={edited.onPicture}
                />
              </EditPart>
            ))}
          <EditPart title={m.panel_step_delivery()}>
            <DeliveryFields form={form} order={order} />
          </EditPart>
          <EditPart title={m.panel_detail_payment_state()}>
            <PaymentField form={form} order={order} />
          </EditPart>
          <Section title={m.panel_step_addons()}>
            <div className="pt-4">
              <AddonChoices form={form} ordered={order.addons} />
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
            after={isChanged ? preview.data : undefined}
            isAsking={preview.isFetching}
          />
          <span className="ms-auto flex gap-2">
            <Button variant="line" onClick={() => void navigate(orderPagePath(order._id))}>
              {m.ui_cancel()}
            </Button>
            <Button
              type="submit"
              disabled={!isChanged || closed !== undefined}
              pending={save.isPending}
            >
              {m.panel_save()}
            </Button>
          </span>
        </div>
        <FieldError>
          {closed
            ? m.panel_orders_closed_meanwhile({ status: STATUS_LABELS[closed.status].label() })
            : refusal}
        </FieldError>
        <p className="mx-auto mt-1 max-w-206 text-note text-ink-2">
          {m.panel_orders_correction_told()}
        </p>
      </div>
    </form>
  );
}
