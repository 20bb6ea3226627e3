import type { ReactNode } from "react";

import { m } from "#app/i18n/translations.ts";
import type { Field, OrderPart } from "#shared/orders/order-fields.ts";
import type { Order } from "#shared/orders/order.ts";
import { groupedNumber } from "#shared/phone-number.ts";

import { Fact, FactList, OrderPicture } from "./order-facts.tsx";
import {
  filledFields,
  ORDER_LABELS,
  partViews,
  yesOrNo,
  type FilledField,
  type OwnViews,
} from "./order-fields.tsx";

interface PartFactsProps<Part extends OrderPart> {
  part: Part;
  order: Pick<Order, Part>;
  views: OwnViews<Part>;
  isShown?: ((field: Field) => boolean) | undefined;
}

/** Facts about a part of an order. */
export function PartFacts<Part extends OrderPart>({
  part,
  order,
  views,
  isShown = () => true,
}: PartFactsProps<Part>) {
  return partViews(filledFields(part, order).filter(isShown), views, factOf);
}

function factOf(field: FilledField): ReactNode {
  const name = ORDER_LABELS[field.name]();
  switch (field.kind) {
    case "phones":
      return (
        <Fact name={name}>
          {field.value.map((phone, index) => (
            <bdi key={index} dir="ltr" className="block w-fit tabular-nums">
              {groupedNumber(phone)}
            </bdi>
          ))}
        </Fact>
      );
    case "phone":
      return (
        <Fact name={name} ltr>
          {groupedNumber(field.value)}
        </Fact>
      );
    case "picture":
      return (
        <Fact name={name}>{field.value && <OrderPicture src={field.value} name={name} />}</Fact>
      );
    case "yesNo":
      return <Fact name={name}>{yesOrNo(field.value)}</Fact>;
    default:
      return (
        <Fact name={name} ltr={field.kind !== "text"}>
          {field.value}
        </Fact>
      );
  }
}

interface DeliveryFactsProps {
  order: Pick<Order, "deliveryInfo">;
  isShown?: ((field: Field) => boolean) | undefined;
}

/** Where it goes. */
export function DeliveryFacts({ order, isShown }: DeliveryFactsProps) {
  const { addressLine1: line1, addressLine2: line2, ...place } = order.deliveryInfo;
  const city = place.typedCity || place.city.name;
  const country = place.typedCountry || place.country.name;
  return (
    <FactList>
      <PartFacts
        part="deliveryInfo"
        order={order}
        isShown={isShown}
        views={{
          country: (
            <Fact name={m.order_summary_place()}>
              {m.order_summary_place_value({ city, country })}
            </Fact>
          ),
          // Shown with the country, chosen or typed.
          city: null,
          typedCountry: null,
          typedCity: null,
          addressLine1: (
            <Fact name={m.order_summary_address()}>
              {line2 ? m.order_summary_address_value({ line1, line2 }) : line1}
            </Fact>
          ),
          // Shown in one line with the first.
          addressLine2: null,
          // The resulting phone and e-mail are shown.
          useSameContact: null,
        }}
      />
    </FactList>
  );
}
