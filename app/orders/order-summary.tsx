import type { ComponentProps, ReactNode } from "react";

import { m } from "#app/i18n/translations.ts";
import type { Order } from "#shared/orders/order.ts";

import { furtherCardsOf } from "./all-cards.ts";
import { Fact, FactList, FactsSection, OrderPicture } from "./order-facts.tsx";
import { ORDER_LABELS, yesOrNo } from "./order-fields.tsx";
import { OrderPrices, type SummarizedOrder } from "./order-prices.tsx";
import { DeliveryFacts, PartFacts } from "./part-facts.tsx";
import { paymentMethodView } from "./payment-method-view.tsx";

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
      {section("person", m.order_summary_person(), <PersonFacts order={order} />)}
      {section("card", m.order_summary_card(), <CardFacts order={order} />)}
      {furtherCardsOf(order).length > 0 &&
        section("card", m.order_summary_cards(), <FurtherCardFacts order={order} withPictures />)}
      {section("addons", m.order_summary_addons(), <AddonFacts addons={order.addons} />)}
      {section("delivery", m.order_summary_delivery(), <DeliveryFacts order={order} />)}
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

function PersonFacts({ order }: { order: SummarizedOrder }) {
  const { firstName, lastName } = order.personalInfo;
  return (
    <FactList>
      <PartFacts
        part="personalInfo"
        order={order}
        views={{
          firstName: <Fact name={m.order_summary_name()}>{`${firstName} ${lastName}`}</Fact>,
          // Shown with the first name.
          lastName: null,
        }}
      />
    </FactList>
  );
}

function CardFacts({ order }: { order: SummarizedOrder }) {
  const { color, colorName, includePrintedLogo, companyLogo } = order.cardDesign;
  const lacksLogo = includePrintedLogo && !companyLogo;
  return (
    <FactList>
      <PartFacts
        part="cardDesign"
        order={order}
        views={{
          color: <Fact name={ORDER_LABELS.color()}>{colorName || color}</Fact>,
          // Shown in place of the color, where it has a name.
          colorName: null,
          includePrintedLogo: (
            <Fact name={ORDER_LABELS.includePrintedLogo()}>
              {lacksLogo ? m.order_card_logo_missing_short() : yesOrNo(includePrintedLogo)}
            </Fact>
          ),
        }}
      />
    </FactList>
  );
}

interface FurtherCardFactsProps {
  order: Pick<SummarizedOrder, "cards">;
  /** Whether pictures are shown, too. */
  withPictures?: boolean;
}

/** Whose the other cards are, and what differs on them. */
export function FurtherCardFacts({ order, withPictures = false }: FurtherCardFactsProps) {
  return (
    <FactList>
      {furtherCardsOf(order).map((card, index) => (
        <Fact key={index} name={m.order_card_nth({ number: index + 2 })}>
          <span className="block">
            <bdi>{card.nameOnCard}</bdi>
          </span>
          <span className="block text-note text-ink-2">
            <bdi>{card.position}</bdi> · <bdi>{card.colorName || card.color}</bdi>
          </span>
          {card.companyLogo !== undefined && (
            <span className="block text-note text-ink-2">
              {card.companyLogo === "" ? m.order_cards_logo_none() : m.order_cards_logo_own()}
              {withPictures && (
                <CardPicture
                  src={card.companyLogo}
                  name={m.order_cards_logo_of({ number: index + 2 })}
                />
              )}
            </span>
          )}
          {card.addons && <OwnAddons addons={card.addons} withPictures={withPictures} />}
        </Fact>
      ))}
    </FactList>
  );
}

/** Below what it is a picture of. */
function CardPicture(picture: ComponentProps<typeof OrderPicture>) {
  return (
    <span className="mt-1 block empty:hidden">
      <OrderPicture {...picture} />
    </span>
  );
}

/** The addons of a card that has none of the first one's. */
function OwnAddons({ addons, withPictures }: { addons: Order["addons"]; withPictures: boolean }) {
  if (addons.length === 0) {
    return <span className="block text-note text-ink-2">{m.order_cards_addons_none()}</span>;
  }
  return addons.map(({ addon, addonValue, inputType }) => (
    <span key={addon._id} className="block text-note text-ink-2">
      <bdi>{addon.title}</bdi>
      {inputType === "image"
        ? withPictures && <CardPicture src={addonValue} name={addon.title} />
        : addonValue !== "" && (
            <>
              {": "}
              <bdi>{addonValue}</bdi>
            </>
          )}
    </span>
  ));
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
