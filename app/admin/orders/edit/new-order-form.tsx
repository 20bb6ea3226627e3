import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useWatch, type UseFormReturn } from "react-hook-form";

import { CardFace } from "#app/card/card-face.tsx";
import { CardStage } from "#app/card/card-stage.tsx";
import { m } from "#app/i18n/translations.ts";
import { follow, nameOnCardOf } from "#app/orders/follow.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { formatPrice } from "#app/ui/price.ts";
import { useObjectUrl } from "#app/ui/use-object-url.ts";
import type { StaffOrder } from "#shared/orders/staff-order.ts";

import { ScreenBody } from "../../layout/screen-body.tsx";
import { serverMessage } from "../../resource/server-message.ts";
import { useEditedForm } from "../../resource/use-edited-form.ts";
import { Section } from "../section.tsx";
import { AddonChoices } from "./addon-choices.tsx";
import { cardLike } from "./card-pictures.ts";
import { DeliveryFields } from "./delivery-fields.tsx";
import { DesignFields } from "./design-fields.tsx";
import { EditPart, useSettled } from "./edit-part.tsx";
import type { CardPictures } from "./further-card-fields.tsx";
import { FurtherCards } from "./further-cards.tsx";
import { LanguageField } from "./language-field.tsx";
import { totalQuery, useTakeOrder } from "./new-order-queries.ts";
import {
  newOrderSchema,
  newOrderValues,
  type NewOrderChecked,
  type NewOrderValues,
} from "./new-order-values.ts";
import { TermsFields } from "./terms-fields.tsx";
import { PersonFields, type CorrectionForm } from "./text-fields.tsx";

interface NewOrderFormProps {
  /** An order as this one begins: a customer's last, or an empty one. */
  like: StaffOrder;
  /** What a card costs in the shop, in dinars. */
  price: number;
  onTaken: (taken: StaffOrder & { pageToken: string }) => void;
}

/** Takes an order for a customer. What it comes to is told before. */
export function NewOrderForm({ like: first, price, onTaken }: NewOrderFormProps) {
  // What becomes of the other order meanwhile is no change of this one.
  const [like] = useState(first);
  const take = useTakeOrder();
  const seenTotal = useRef<number>(undefined);
  const edited = useEditedForm<StaffOrder, NewOrderValues, NewOrderChecked>({
    schema: newOrderSchema,
    item: like,
    valuesOf: newOrderValues,
    save: (edit, { onError }) =>
      take.mutate({ ...edit, seenTotal: seenTotal.current }, { onSuccess: onTaken, onError }),
    draftName: "new order",
    showsRefusal: true,
  });
  const { form, pictures, refusal, submit } = edited;
  useEffect(() => followCustomer(form), [form]);
  /** Whose card is filled in: 0 the customer's own, from 1 on the further ones. */
  const [shown, setShown] = useState(0);
  const isKnown = like._id !== "";
  // Enter sends it from there.
  useEffect(() => {
    if (isKnown) form.setFocus("personalInfo.firstName");
  }, [form, isKnown]);
  // Its fields are among those of this form.
  const shared = form as unknown as CorrectionForm;
  const typed = useWatch({ control: form.control }) as NewOrderValues;
  const asked = useSettled(typed);
  const total = useQuery(totalQuery(like, newOrderSchema.safeParse(asked).data));
  const isCurrent = typed === asked && !total.isPlaceholderData;
  seenTotal.current = isCurrent ? total.data?.total : undefined;
  return (
    <form noValidate onSubmit={submit} className="flex min-h-0 flex-1 flex-col">
      <ScreenBody>
        <div className="mx-auto grid max-w-300 items-start gap-8 px-4 pb-8 md:px-7 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div
            className="grid min-w-0 gap-8"
            onFocus={({ target }) => setShown((before) => personOf(target) ?? before)}
          >
            <EditPart title={m.panel_column_customer()}>
              <PersonFields form={shared} />
              <LanguageField form={form} />
            </EditPart>
            <EditPart title={m.panel_column_card()}>
              <DesignFields
                form={shared}
                order={like}
                logo={pictures["companyLogo"] ?? null}
                onLogo={(logo) => edited.onPicture("companyLogo", logo)}
              />
            </EditPart>
            <FurtherCards
              form={form}
              like={like}
              pictures={pictures}
              onPicture={edited.onPicture}
            />
            <EditPart title={m.panel_step_delivery()}>
              <DeliveryFields form={shared} order={like} isNew />
            </EditPart>
            <Section title={m.panel_step_addons()}>
              <div className="pt-4">
                <AddonChoices form={shared} ordered={like.addons} isNew />
              </div>
            </Section>
            <EditPart title={m.panel_detail_payment_state()}>
              <TermsFields form={form} price={price} />
            </EditPart>
          </div>
          <LiveCard form={form} pictures={pictures} like={like} shown={shown} />
        </div>
      </ScreenBody>
      <div
        data-foot
        className="sticky bottom-0 z-10 border-t border-line bg-paper-hi px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:px-7"
      >
        <div className="mx-auto flex max-w-286 flex-wrap items-center gap-x-4 gap-y-2">
          <p role="status" className="flex items-baseline gap-x-2 tabular-nums">
            <span className="text-ink-2">{m.panel_column_total()}</span>
            <span className="text-base font-label">
              {total.data ? formatPrice(total.data.total) : "—"}
            </span>
          </p>
          {total.error && refusal === "" && (
            <p className="min-w-0 text-note text-warn">{serverMessage(total.error, "")}</p>
          )}
          <Button type="submit" pending={take.isPending} className="ms-auto">
            {m.panel_orders_take()}
          </Button>
        </div>
        <div role="alert" className="mx-auto max-w-286 empty:hidden">
          <FieldError>{refusal}</FieldError>
        </div>
      </div>
    </form>
  );
}

/** Whose card a field is of; undefined where it is of none. */
function personOf(field: Element): number | undefined {
  const name = field.getAttribute("name") ?? "";
  const [, index] = /^cards\.(\d+)\./.exec(name) ?? [];
  if (index !== undefined) return Number(index) + 1;
  return /^(?:personalInfo|cardDesign)\./.test(name) ? 0 : undefined;
}

/** What is the same for most people is typed once. */
function followCustomer(form: UseFormReturn<NewOrderValues>): () => void {
  const ends = [
    follow(form, "cardDesign.nameOnCard", nameOnCardOf),
    follow(form, "deliveryInfo.deliveryPhone", (values) => values.personalInfo.phoneNumbers[0]!),
    follow(form, "deliveryInfo.deliveryEmail", (values) => values.personalInfo.email),
  ];
  return () => ends.forEach((end) => end());
}

interface LiveCardProps {
  form: UseFormReturn<NewOrderValues>;
  pictures: CardPictures["pictures"];
  /** The order that this one begins like. */
  like: StaffOrder;
  shown: number;
}

/** The card as it will be printed. */
function LiveCard({ form, pictures, like, shown }: LiveCardProps) {
  const { control } = form;
  const [person, design] = useWatch({ control, name: ["personalInfo", "cardDesign"] });
  const of = `cards.${Math.max(shown - 1, 0)}` as const;
  const [name, title, color, choice = "same", mark = ""] = useWatch({
    control,
    name: [`${of}.nameOnCard`, `${of}.position`, `${of}.color`, `${of}.logo`, `${of}.logoPicture`],
  });
  // It may have been removed meanwhile.
  const isFurther = shown > 0 && name !== undefined;
  const hasOwn = isFurther && choice !== "same";
  const picked = useObjectUrl(pictures[hasOwn ? mark : "companyLogo"] ?? null);
  const earlier = hasOwn
    ? cardLike(like, { logoPicture: mark })?.companyLogo
    : like.cardDesign.companyLogo;
  const url = picked || earlier;
  return (
    <CardStage className="grid place-items-center rounded-panel px-6 py-9 lg:sticky lg:top-4">
      <div className="w-full max-w-72 lit-small">
        <CardFace
          color={(isFurther && color) || (design.color ?? "")}
          name={isFurther ? name : design.nameOnCard}
          position={isFurther ? title : person.position}
          organization={person.organization}
          printedLogo={hasOwn ? choice === "own" : (design.includePrintedLogo ?? false)}
          logo={url ? { url } : null}
          faintExamples
        />
      </div>
    </CardStage>
  );
}
