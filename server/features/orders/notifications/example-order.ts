import type { ExampleFacts } from "#server/features/notifications/example-facts.ts";
import { MAIN_PRODUCT_ID, orderNumber } from "#shared/ids.ts";
import { emptyPart } from "#shared/orders/order-fields.ts";
import type { Order } from "#shared/orders/order.ts";

/** An order for examples: paid in cash and not begun, where they don't differ. */
export function exampleOrder(facts: ExampleFacts, differs?: Partial<Order>): Order {
  const { first, last, name, company, product, country, city, street, contact } = facts;
  const { id, comma, writtenAt, language } = facts;
  const ids = { _id: id, id };
  const card = { price: 35, fee: 5 };
  const total = card.price + card.fee;
  return {
    ...ids,
    orderNumber: orderNumber(id),
    status: "pending",
    paymentMethod: "cash",
    paymentState: "cash_due",
    customerFullName: name,
    fullAddress: [street, city, country].join(comma),
    total,
    totalAmount: total,
    product: {
      _id: MAIN_PRODUCT_ID,
      id: MAIN_PRODUCT_ID,
      title: product,
      name: product,
      price: card.price,
    },
    personalInfo: {
      ...emptyPart("personalInfo"),
      firstName: first,
      lastName: last,
      organization: company,
      phoneNumbers: [contact.phone],
      email: contact.email,
    },
    cardDesign: {
      ...emptyPart("cardDesign"),
      nameOnCard: name,
      color: "black",
      colorName: facts.black,
      companyLogo: "",
    },
    addons: [],
    addonImages: [],
    deliveryInfo: {
      ...emptyPart("deliveryInfo"),
      country: { ...ids, name: country },
      city: { ...ids, name: city, deliveryFee: card.fee },
      cityFee: card.fee,
      addressLine1: street,
      useSameContact: true,
      deliveryPhone: contact.phone,
      deliveryEmail: contact.email,
    },
    despositeTransactionImg: "",
    receiptReason: "",
    language,
    createdAt: writtenAt,
    updatedAt: writtenAt,
    ...differs,
  };
}
