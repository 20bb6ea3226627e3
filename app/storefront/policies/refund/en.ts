import type { Policy } from "../policy.ts";

export const english: Policy = {
  title: "Refund Policy",
  summary: "When you get your money back, how to ask for it, and how long it takes.",
  figures: [
    { figure: "2-3", label: "business days", note: "We review your request" },
    { figure: "5-10", label: "business days", note: "The payout reaches you" },
    { figure: "48", label: "hours after delivery", note: "To report damage" },
  ],
  sections: [
    {
      id: "when-you-get-a-refund",
      heading: "When you get a refund",
      blocks: [
        {
          list: [
            "The card arrives damaged, or cannot be read by any phone that works with NFC.",
            "What is printed or programmed differs from what you ordered.",
            "Something that you paid for is missing.",
            "The parcel is lost and you don’t want it sent again.",
            "You cancelled in time: see the [Cancellation Policy](/cancellation-policy).",
            "We had to cancel your order.",
          ],
        },
        "If you prefer, we make you a new card instead and send it free of charge.",
      ],
    },
    {
      id: "what-is-not-refunded",
      heading: "What is not refunded",
      blocks: [
        "Cards are made with your name and your details, so nobody else can use them. Customized items are therefore not refunded because of a change of mind, or because of a mistake in what was typed in the order form. Please read the order summary, the last step of the order form, before you place the order.",
        {
          list: [
            "Damage from bending, heat, water or holes punched into the card after delivery.",
            "Phones that have no NFC, or in which it is switched off. The QR code on the back works on them.",
            "Fees for express, rush or international delivery that was made in time.",
          ],
        },
        "None of this takes away rights that the law gives you when goods are defective.",
      ],
    },
    {
      id: "how-to-ask",
      heading: "How to ask for a refund",
      blocks: [
        {
          steps: [
            {
              title: "Write to us",
              text: "To {email}, with your order number and what is wrong. Damage must be reported within 48 hours of delivery, other reasons for a return within 14 days.",
            },
            {
              title: "Show us",
              text: "Add a photo of the card and, if the parcel was damaged, of the packaging. Please keep the card until we have answered.",
            },
            {
              title: "Send it back if we ask you to",
              text: "When the fault is ours, we pay for the way back.",
            },
          ],
        },
      ],
    },
    {
      id: "review",
      heading: "Review",
      blocks: [
        "We review your request within 2-3 business days of having what we need, and tell you by email whether it is accepted, for which amount, and if not, why. Business hours are {hours}, Jordan time.",
      ],
    },
    {
      id: "payout",
      heading: "Payout",
      blocks: [
        "Once accepted, the payout reaches you within 5-10 business days. We send it as soon as we can; the rest is the bank’s time.",
        {
          table: {
            caption: "How the money comes back",
            head: ["You paid", "You are paid back"],
            rows: [
              ["By bank transfer", "To the account that the transfer came from"],
              ["In cash on delivery", "To a bank account or CliQ alias that you name"],
            ],
          },
        },
        "Refunds are made in JOD, to the person who ordered. Send bank details only in reply to our message; never send card numbers or passwords.",
      ],
    },
    {
      id: "amount",
      heading: "How much you get back",
      blocks: [
        {
          list: [
            "If the fault is ours: all that you paid for the card concerned, delivery included.",
            "If you cancelled in time: what the [Cancellation Policy](/cancellation-policy) says.",
            "If only a part of the order is concerned: the price of that part.",
          ],
        },
      ],
    },
    {
      id: "contact",
      heading: "Questions about a refund",
      blocks: [
        "Call {phone}, write to {email}, or use the [contact form](/contact-us). We are available {hours}, Jordan time.",
      ],
    },
  ],
  related: ["/cancellation-policy", "/delivery-policy", "/terms-of-service", "/contact-us"],
};
