import type { CustomerTexts } from "./customer-text.ts";

export const EN: CustomerTexts = {
  greeting: ({ name, number }) => `Hello ${name}, this is about your order ${number}.`,
  firstReceipt: ({ toPay, number }) =>
    `Please transfer ${toPay}, state the order number (${number}) in the transfer, and send its receipt on the page of your order.`,
  betterReceipt: ({ toPay, number, reason }) =>
    `${reason ? `${reason} ` : ""}Please send us a better picture of your receipt: it must show the amount (${toPay}) and the order number (${number}).`,
  toCheck: () => "We have your receipt and are checking it.",
  confirmCash: ({ total }) =>
    `We have your order, and ask you to confirm it with a short answer, so that we can start with your card. You pay ${total} in cash when it is delivered.`,
  pending: () => "We have your order and start with your card soon.",
  processing: () => "We are making your card right now.",
  shipped: () => "Your card is on its way to you.",
  delivered: () => "Your card was delivered. Is everything as you wished?",
  cancelled: () => "Your order was cancelled.",
  completed: () => "Thank you for your order.",
};
