import type { Policy } from "../policy.ts";

export const english: Policy = {
  title: "Cancellation Policy",
  summary: "How long you can cancel an order, what it costs, and how.",
  timeline: {
    caption: "What cancelling costs, by the time since you placed the order",
    start: "Order placed",
    windows: [
      { label: "Within 2 hours", result: "Full refund", end: "2 hours" },
      { label: "2-24 hours", result: "5% fee", end: "24 hours" },
      { label: "24-48 hours", result: "10% fee", end: "48 hours" },
      { label: "After 48 hours", result: "No cancellation" },
    ],
  },
  sections: [
    {
      id: "time-limits",
      heading: "Time limits and fees",
      blocks: [
        "The clock starts when your order is placed. What counts is when your request reaches us, also outside business hours.",
        {
          table: {
            caption: "Cancellation fee by time since the order",
            head: ["You cancel", "You get back"],
            rows: [
              ["Within 2 hours", "Full refund"],
              ["2-24 hours", "Your payment less a 5% fee"],
              ["24-48 hours", "Your payment less a 10% fee"],
              ["After 48 hours", "None: the order can no longer be cancelled"],
            ],
          },
        },
        "The fee is a share of the order’s total. An example: an order of 35 JOD that is cancelled after five hours costs 5%, which is 1.750 JOD.",
      ],
    },
    {
      id: "payment-fees",
      heading: "Payment fees",
      blocks: [
        "Banks and payment providers keep fees of 2-3% of a payment. Where a cancellation fee applies, these payment fees are deducted as well, in the amount that was charged to us.",
        "With cash on delivery you have paid nothing before the card reaches you, so there is nothing to pay back.",
      ],
    },
    {
      id: "order-status",
      heading: "Which orders can be cancelled",
      blocks: [
        "Besides the time, it matters how far your order is. Every card is made for one person: once yours is being made, it cannot be sold to anybody else.",
        {
          table: {
            caption: "Cancelling by the order’s status",
            head: ["Status", "Can it be cancelled?"],
            rows: [
              ["Pending", "Yes, within the time limits"],
              ["Processing", "Yes, within the time limits"],
              ["In production", "No"],
              ["Shipped", "No"],
            ],
          },
        },
        "If a card arrives damaged or with a mistake of ours, cancelling is not what you need: see the [Refund Policy](/refund-policy).",
      ],
    },
    {
      id: "how-to-cancel",
      heading: "How to cancel",
      blocks: [
        {
          steps: [
            {
              title: "Find your order number",
              text: "Eight characters, in the confirmation that you got by SMS or email.",
            },
            {
              title: "Tell us",
              text: "Open your order by the link in that confirmation, or ask for the link under [Where is my order?](/orders), and cancel it there. Or write to {email} with the order number and the word “cancel”, or call {phone}. Use the address or phone number of the order, so that we know it is you.",
            },
            {
              title: "Get our answer",
              text: "We confirm in writing whether the order is cancelled and what you get back.",
            },
          ],
        },
        "How the money comes back, and when, is in the [Refund Policy](/refund-policy).",
      ],
    },
    {
      id: "changes",
      heading: "Changing instead of cancelling",
      blocks: [
        "A misspelt name, another color, a new address: as long as the order is Pending or Processing, we correct it without a fee. Write to us as early as you can. While it is Pending, you can correct the address yourself on the page of your order.",
      ],
    },
    {
      id: "bulk-orders",
      heading: "Bulk orders",
      blocks: [
        "Bulk means 10+ cards. The same time limits and fees apply, unless the quote that you accepted says otherwise. Once the first card of a bulk order is in production, the whole order is.",
        "If you only want to change the number of cards, tell us: the price per card can change with it. See [Bulk Orders](/bulk-orders).",
      ],
    },
    {
      id: "if-we-cancel",
      heading: "If we have to cancel",
      blocks: [
        "Sometimes we cannot make an order: a color has run out, a delivery address cannot be reached, or a transfer never arrives. We then tell you, and pay back all that you have paid, without any fee.",
      ],
    },
    {
      id: "contact",
      heading: "Questions about cancelling",
      blocks: [
        "Call {phone}, write to {email}, or use the [contact form](/contact-us). We are available {hours}, Jordan time.",
      ],
    },
  ],
  related: ["/refund-policy", "/delivery-policy", "/terms-of-service", "/contact-us"],
};
