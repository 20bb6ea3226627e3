import type { ReactNode } from "react";

import { m } from "#app/i18n/translations.ts";
import type { Order } from "#shared/orders/order.ts";
import { groupedNumber } from "#shared/phone-number.ts";

import { everyField } from "./every-field.tsx";
import { Fact, FactList, FactsSection, OrderPicture } from "./order-facts.tsx";
import { OrderPrices } from "./order-prices.tsx";
import { paymentMethodView } from "./payment-method-view.tsx";

/** The parts of an order that a summary shows, before and after it is placed. */
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
  /** Content at the end of a section's heading, e.g. a button that leads to its fields. */
  actionOf?: (section: SummarySection, title: string) => ReactNode;
}

/** An overview of an order with its total. Takes an order in the form of the API. */
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
      {section(
        "delivery",
        m.order_summary_delivery(),
        <DeliveryFacts place={order.deliveryInfo} />,
      )}
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
      {everyField<"personalInfo">({
        firstName: (
          <Fact name={m.order_summary_name()}>{`${person.firstName} ${person.lastName}`}</Fact>
        ),
        // Shown with the first name.
        lastName: null,
        position: <Fact name={m.order_position()}>{person.position}</Fact>,
        organization: <Fact name={m.order_organization()}>{person.organization}</Fact>,
        phoneNumbers: (
          <Fact name={m.order_summary_phones()}>
            {person.phoneNumbers.map((phone, index) => (
              <bdi key={index} dir="ltr" className="block w-fit tabular-nums">
                {groupedNumber(phone)}
              </bdi>
            ))}
          </Fact>
        ),
        email: <LtrFact name={m.order_email()}>{person.email}</LtrFact>,
        businessEmail: <LtrFact name={m.order_business_email()}>{person.businessEmail}</LtrFact>,
        linkedinUrl: <LtrFact name={m.order_linkedin()}>{person.linkedinUrl}</LtrFact>,
        instagramUrl: <LtrFact name={m.order_instagram()}>{person.instagramUrl}</LtrFact>,
      })}
    </FactList>
  );
}

function CardFacts({ design }: { design: Order["cardDesign"] }) {
  return (
    <FactList>
      {everyField<"cardDesign">({
        nameOnCard: <Fact name={m.order_name_on_card()}>{design.nameOnCard}</Fact>,
        color: <Fact name={m.order_color()}>{design.colorName || design.color}</Fact>,
        // Shown in place of the color, where it has a name.
        colorName: null,
        includePrintedLogo: (
          <Fact name={m.order_summary_printed_logo()}>{printedLogoWords(design)}</Fact>
        ),
        companyLogo: (
          <Fact name={m.order_company_logo()}>
            {design.companyLogo && (
              <OrderPicture src={design.companyLogo} name={m.order_company_logo()} />
            )}
          </Fact>
        ),
      })}
    </FactList>
  );
}

function printedLogoWords({ includePrintedLogo, companyLogo }: Order["cardDesign"]): string {
  if (!includePrintedLogo) return m.order_summary_no();
  return companyLogo ? m.order_summary_yes() : m.order_card_logo_missing_short();
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

function DeliveryFacts({ place }: { place: Order["deliveryInfo"] }) {
  const { addressLine1: line1, addressLine2: line2 } = place;
  const city = place.typedCity || place.city.name;
  const country = place.typedCountry || place.country.name;
  return (
    <FactList>
      {everyField<"deliveryInfo">({
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
        postcode: <LtrFact name={m.order_postcode()}>{place.postcode}</LtrFact>,
        // The resulting phone and e-mail are shown.
        useSameContact: null,
        deliveryPhone: (
          <LtrFact name={m.order_delivery_phone()}>{groupedNumber(place.deliveryPhone)}</LtrFact>
        ),
        deliveryEmail: <LtrFact name={m.order_delivery_email()}>{place.deliveryEmail}</LtrFact>,
      })}
    </FactList>
  );
}

/** Addresses and numbers are left-to-right in every language. */
function LtrFact({ name, children }: { name: string; children: string }) {
  return (
    <Fact name={name} ltr>
      {children}
    </Fact>
  );
}
