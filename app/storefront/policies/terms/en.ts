import type { Policy } from "../policy.ts";

export const english: Policy = {
  title: "Terms of Service",
  summary: "The agreement between you and {shop} when you use this site or order a card.",
  figures: [
    { figure: "3-5", label: "business days", note: "Standard delivery" },
    { figure: "7-10", label: "business days", note: "Bulk orders" },
    { figure: "14", label: "days from delivery", note: "Returns" },
    { figure: "5-7", label: "business days", note: "Refunds" },
  ],
  sections: [
    {
      id: "acceptance",
      heading: "Acceptance of these terms",
      blocks: [
        "These terms apply between you and {shop}, {city}, {country} (“we”). By using this site or placing an order you accept them. If you don’t agree with them, please don’t order.",
        "To order you must be at least 18 years old, or have the consent of a parent or guardian. If you order for a company, you confirm that you may act for it.",
        "The [Privacy Policy](/privacy-policy), [Delivery Policy](/delivery-policy), [Cancellation Policy](/cancellation-policy) and [Refund Policy](/refund-policy) go with these terms and set out the details. If figures on two pages differ, ask us before you order; what we confirm to you in writing for your order is what counts.",
      ],
    },
    {
      id: "services",
      heading: "Our services",
      blocks: [
        "We make NFC business cards: cards that open your contact details on a phone that is held to them. We print them with the name and logo you choose, program them with your details, and deliver them. There are no monthly fees.",
        "Reading a card takes a phone that has NFC switched on, or a camera for the QR code on the back. Pages you link to, such as social networks, belong to others, and we have no say over them.",
        "Pictures on this site show the cards as faithfully as a screen can. Small differences in color and in the place of the print are in the nature of the material.",
      ],
    },
    {
      id: "ordering-and-payment",
      heading: "Ordering and payment",
      blocks: [
        {
          list: [
            "Prices are in Jordanian dinars (JOD). The total is the price of the card, the delivery fee of your city and the add-ons you chose; the last step of the order form shows it before you place the order.",
            "You pay in cash on delivery, or by bank transfer. A transfer must quote the order number, and needs a picture of its receipt.",
            "The confirmation that you get by SMS or email says that we have your order. The contract is made when we begin to work on it.",
            "We may decline an order, for example when a transfer does not arrive or when what is to be printed breaks the law. What you paid is then paid back in full.",
            "An obvious mistake in a price binds nobody. We ask you before we make anything at another price.",
          ],
        },
        "For 10 cards and more there are other prices: see [Bulk Orders](/bulk-orders). A quote counts once both sides have agreed to it in writing.",
        "Cancelling is possible for a short time: see the [Cancellation Policy](/cancellation-policy).",
      ],
    },
    {
      id: "shipping-and-delivery",
      heading: "Shipping and delivery",
      blocks: [
        {
          table: {
            caption: "Delivery times under these terms",
            head: ["Order", "Time"],
            rows: [
              ["Standard delivery", "3-5 business days"],
              ["Bulk orders", "7-10 business days"],
            ],
          },
        },
        "We offer delivery within Jordan for orders above 50 JOD. Smaller orders that the order form accepts are delivered as well, for the fee that it shows for your city.",
        "Times are what we aim for with care, not fixed dates. The risk passes to you when the parcel is handed to you, or to the person you named. Options, fees and what to do when something is damaged are in the [Delivery Policy](/delivery-policy).",
      ],
    },
    {
      id: "returns-and-refunds",
      heading: "Returns and refunds",
      blocks: [
        {
          list: [
            "Returns are accepted within 14 days of delivery, for items that are unused and in the state in which they came.",
            "Customized items are non-refundable. A card that carries your name, logo or details is one.",
            "Items that are defective, damaged on the way or not what you ordered are replaced or refunded, customized or not.",
            "Refunds are made within 5-7 business days of our accepting the return. How long your bank then takes is not in our hands.",
          ],
        },
        "How to ask for a refund is in the [Refund Policy](/refund-policy).",
      ],
    },
    {
      id: "user-responsibilities",
      heading: "Your responsibilities",
      blocks: [
        {
          list: [
            "Give correct and complete details, and check the spelling: we print what you typed.",
            "Use only names, logos and pictures that you have the right to use. If somebody claims otherwise, you answer for it.",
            "Don’t have cards made that pretend to be somebody else’s, or that break the law.",
            "Don’t disturb the site: no false orders, no automated requests beyond what people need, no attempts to reach other people’s data.",
            "Whoever holds your card can read what is on it. Put on it only what you want others to have.",
          ],
        },
      ],
    },
    {
      id: "liability",
      heading: "Liability",
      blocks: [
        "We answer for what we do wrong. For damage that was not caused by intent or gross negligence, our liability is limited to what you paid for the order concerned, and we don’t answer for lost profit or lost contacts.",
        "We don’t answer for what is beyond our control: failures of networks, strikes, closures, customs, acts of authorities, or changes that makers of phones bring to theirs.",
        "None of this limits what cannot be limited by law, above all your rights as a consumer.",
        "The law of Jordan applies. Should we not find a solution together, the courts of {city} decide, unless the law gives you another court.",
      ],
    },
    {
      id: "changes",
      heading: "Changes to these terms",
      blocks: [
        "We may change these terms, for example when the law or our services change. The new text stands on this page. For an order, the text that stood here when it was placed applies. You can keep a copy by printing this page.",
        "If one of these terms turns out not to be valid, the others stay.",
      ],
    },
    {
      id: "contact",
      heading: "Contact",
      blocks: [
        "{shop}, {city}, {country}. Call {phone}, write to {email}, or use the [contact form](/contact-us). We are available {hours}, Jordan time.",
      ],
    },
  ],
  related: ["/privacy-policy", "/delivery-policy", "/cancellation-policy", "/refund-policy"],
};
