import type { ReactNode } from "react";

import { m } from "#app/paraglide/messages.js";
import type { Order } from "#shared/orders/order.ts";

import { Fact, FactList, FactsSection, OrderPicture } from "./order-facts.tsx";
import { OrderPrices } from "./order-prices.tsx";
import { paymentMethodView } from "./payment-method-view.tsx";

/** What a summary shows of an order: the same before it is placed and after. */
export type SummarizedOrder = Pick<
  Order,
  | "product"
  | "personalInfo"
  | "cardDesign"
  | "addons"
  | "deliveryInfo"
  | "paymentMethod"
  | "despositeTransactionImg"
  | "total"
>;

export type SummarySection = "person" | "card" | "addons" | "delivery" | "payment";

interface OrderSummaryProps {
  order: SummarizedOrder;
  /** What stands at the end of a section's heading, e.g. a button that leads to its fields. */
  actionOf?: (section: SummarySection, title: string) => ReactNode;
}

/** Everything about an order, and what it comes to. Takes an order as the API answers it. */
export function OrderSummary({ order, actionOf }: OrderSummaryProps) {
  const { paymentMethod, despositeTransactionImg: receipt } = order;
  const section = (key: SummarySection, title: string, facts: ReactNode) => (
    <FactsSection title={title} action={actionOf?.(key, title)}>
      {facts}
    </FactsSection>
  );
  return (
    <div className="grid gap-6">
      {section("person", m.order_summary_person(), <PersonFacts person={order.personalInfo} />)}
      {section("card", m.order_summary_card(), <CardFacts design={order.cardDesign} />)}
      {section("addons", m.order_summary_addons(), <AddonFacts addons={order.addons} />)}
      {section("delivery", m.order_summary_delivery(), <PlaceFacts place={order.deliveryInfo} />)}
      {section(
        "payment",
        m.order_summary_payment(),
        <FactList>
          <Fact name={m.order_summary_method()}>{paymentMethodView(paymentMethod).label}</Fact>
          <Fact name={m.order_receipt()}>
            {receipt && <OrderPicture src={receipt} name={m.order_receipt()} />}
          </Fact>
        </FactList>,
      )}
      <OrderPrices order={order} />
    </div>
  );
}

function PersonFacts({ person }: { person: Order["personalInfo"] }) {
  return (
    <FactList>
      <Fact name={m.order_summary_name()}>{`${person.firstName} ${person.lastName}`}</Fact>
      <Fact name={m.order_position()}>{person.position}</Fact>
      <Fact name={m.order_organization()}>{person.organization}</Fact>
      <Fact name={m.order_summary_phones()}>
        {person.phoneNumbers.map((phone, index) => (
          <bdi key={index} dir="ltr" className="block w-fit tabular-nums">
            {phone}
          </bdi>
        ))}
      </Fact>
      <Fact name={m.order_email()} ltr>
        {person.email}
      </Fact>
      <Fact name={m.order_business_email()} ltr>
        {person.businessEmail}
      </Fact>
      <Fact name={m.order_linkedin()} ltr>
        {person.linkedinUrl}
      </Fact>
      <Fact name={m.order_instagram()} ltr>
        {person.instagramUrl}
      </Fact>
    </FactList>
  );
}

function CardFacts({ design }: { design: Order["cardDesign"] }) {
  return (
    <FactList>
      <Fact name={m.order_name_on_card()}>{design.nameOnCard}</Fact>
      <Fact name={m.order_color()}>{design.colorName || design.color}</Fact>
      <Fact name={m.order_summary_printed_logo()}>
        {design.includePrintedLogo ? m.order_summary_yes() : m.order_summary_no()}
      </Fact>
      <Fact name={m.order_company_logo()}>
        {design.companyLogo && (
          <OrderPicture src={design.companyLogo} name={m.order_company_logo()} />
        )}
      </Fact>
    </FactList>
  );
}

function AddonFacts({ addons }: { addons: Order["addons"] }) {
  if (addons.length === 0) {
    return <p className="py-2 text-ink-2">{m.order_summary_addons_none()}</p>;
  }
  return (
    <FactList>
      {addons.map(({ addon, addonValue, inputType }) => (
        <Fact key={addon._id} name={addon.title}>
          {inputType === "image" && addonValue !== "" ? (
            <OrderPicture src={addonValue} name={addon.title} />
          ) : (
            addonValue || m.order_summary_yes()
          )}
        </Fact>
      ))}
    </FactList>
  );
}

function PlaceFacts({ place }: { place: Order["deliveryInfo"] }) {
  const { addressLine1: line1, addressLine2: line2 } = place;
  return (
    <FactList>
      <Fact name={m.order_summary_place()}>
        {m.order_summary_place_value({
          city: place.typedCity || place.city.name,
          country: place.typedCountry || place.country.name,
        })}
      </Fact>
      <Fact name={m.order_summary_address()}>
        {line2 ? m.order_summary_address_value({ line1, line2 }) : line1}
      </Fact>
      <Fact name={m.order_postcode()} ltr>
        {place.postcode}
      </Fact>
      <Fact name={m.order_delivery_phone()} ltr>
        {place.deliveryPhone}
      </Fact>
      <Fact name={m.order_delivery_email()} ltr>
        {place.deliveryEmail}
      </Fact>
    </FactList>
  );
}
