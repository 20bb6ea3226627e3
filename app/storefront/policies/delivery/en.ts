import type { Policy } from "../policy.ts";

export const english: Policy = {
  title: "Delivery Policy",
  summary:
    "How long a card takes to reach you, what delivery costs, and what to do when it goes wrong.",
  figures: [
    { figure: "5-7", label: "business days, standard", note: "Free over $50" },
    { figure: "2-3", label: "days, express", note: "$15 extra" },
    { figure: "Next", label: "business day, rush", note: "$25 extra" },
    { figure: "7-14", label: "days, international", note: "$20 extra" },
  ],
  sections: [
    {
      id: "delivery-options",
      heading: "Delivery options",
      blocks: [
        "Times count from the moment we confirm your order. Business days are the days on which we work: {hours}, Jordan time.",
        {
          table: {
            caption: "Delivery options, times and charges",
            head: ["Option", "Time", "Charge"],
            rows: [
              ["Standard", "5-7 business days", "Free over $50"],
              ["Express", "2-3 days", "$15 extra"],
              ["Rush", "Next business day", "$25 extra"],
              ["International", "7-14 days", "$20 extra"],
            ],
          },
        },
        "Orders placed in the shop travel by standard delivery. If you need express or rush, call {phone} or write to {email} right after ordering, with your order number. We tell you whether we can make it in time before we charge you anything.",
        "If your order’s confirmation names another time than this page, the one in the confirmation is the one we work to.",
      ],
    },
    {
      id: "local-fees",
      heading: "Delivery fees within Jordan",
      blocks: [
        {
          table: {
            caption: "Local delivery fees by city",
            head: ["City", "Fee"],
            isDollarsOnly: true,
            rows: [
              ["Amman", "Free"],
              ["Zarqa, Irbid, Salt", "$5"],
              ["Other cities", "$8"],
              ["Remote areas", "$12"],
            ],
          },
        },
        "“Free over $50” means that standard delivery itself adds no charge to such an order. The local fee of your city is counted separately, whatever the order is worth.",
        {
          note: "The order form shows the fee of your city in JOD as soon as you choose it, and the total with it before you place the order. That total is what you pay. Amounts in dollars on this page are for guidance, and so are the dinars beside them, at 0.709 JOD a dollar.",
        },
      ],
    },
    {
      id: "international-delivery",
      heading: "Delivery outside Jordan",
      blocks: [
        "International delivery takes 7-14 days and costs $20 extra, unless the region you live in has a fee of its own:",
        {
          table: {
            caption: "International delivery fees by region",
            head: ["Region", "Fee"],
            rows: [
              ["Gulf states", "$15"],
              ["Other Arab countries and Türkiye", "$20"],
              ["Europe", "$25"],
              ["Rest of the world", "$30"],
            ],
          },
        },
        "In the order form choose “Other” as the country and type your country and city. The form adds no fee for them: we write to you with the fee of your region, and send the card once you have agreed to it.",
        "Customs duties and import taxes of the country of destination are paid by the recipient. Customs checks can add days that neither we nor the courier can shorten.",
      ],
    },
    {
      id: "from-order-to-door",
      heading: "From order to door",
      blocks: [
        {
          steps: [
            {
              title: "Processing, 1-2 days",
              text: "We check your details and, if you paid by bank transfer, the receipt.",
            },
            { title: "Production, 3-5 days", text: "We print your card and program it." },
            {
              title: "Shipping, 1 day",
              text: "The parcel goes to the courier and on its way to you.",
            },
          ],
        },
        "Express and rush orders are moved ahead at every step. Bulk orders of 10+ cards have a schedule of their own, which we agree on with the quote: see [Bulk Orders](/bulk-orders).",
      ],
    },
    {
      id: "receiving-your-order",
      heading: "Receiving your order",
      blocks: [
        "You get a confirmation by SMS or email when you order. The courier calls the delivery phone number you gave, so give one that you answer.",
        {
          list: [
            "If nobody is there, the courier tries again or agrees on another time with you.",
            "If the address or phone number was wrong, sending the parcel a second time may cost the local fee again.",
            "If you chose cash on delivery, please have the total ready.",
            "To change the address, write to us before the order is shipped.",
          ],
        },
      ],
    },
    {
      id: "insurance-and-signature",
      heading: "Insurance and signature",
      blocks: [
        "Every parcel is insured up to $100. Parcels worth over $100 are handed over against a signature only.",
      ],
    },
    {
      id: "problems",
      heading: "Damaged, wrong or missing",
      blocks: [
        {
          note: "Report issues within 48 hours of delivery, so that we can claim them from the courier.",
        },
        "Send your order number and, if something is damaged or wrong, a photo of the card and of the packaging to {email}. If the parcel has not come by the end of the time stated, tell us as well: we look for it, and replace what is lost.",
        "What you can get back, and how, is in the [Refund Policy](/refund-policy).",
      ],
    },
    {
      id: "contact",
      heading: "Questions about a delivery",
      blocks: [
        "Call {phone}, write to {email}, or use the [contact form](/contact-us). We are available {hours}, Jordan time.",
      ],
    },
  ],
  related: ["/cancellation-policy", "/refund-policy", "/bulk-orders", "/contact-us"],
};
