import type { Policy } from "../policy.ts";

export const english: Policy = {
  title: "Privacy Policy",
  summary:
    "What we know about you when you use this shop, what we do with it, and what you can ask of us.",
  figures: [
    {
      figure: "0",
      label: "trackers and advertisements",
      note: "Nothing is loaded from other sites",
    },
    { figure: "1", label: "cookie, if you choose a language", note: "It keeps that choice" },
    {
      figure: "1",
      label: "hour until a receipt’s link ends",
      note: "Receipts and logos are private",
    },
  ],
  sections: [
    {
      id: "information-we-collect",
      heading: "Information we collect",
      blocks: [
        "You can look at everything in this shop without telling us who you are. We store what you send us yourself:",
        {
          table: {
            caption: "What we store, and when",
            head: ["When you", "We store"],
            rows: [
              [
                "Order a card",
                "Your name, position and organization, phone numbers, email, and if you give them business email, LinkedIn and Instagram; the name, color and logo for the card; add-ons and their pictures; delivery address, phone and email; the way of payment, and for a transfer the picture of the receipt",
              ],
              [
                "Ask for a bulk quote",
                "Company, contact person, email, phone, number of employees, and your message",
              ],
              [
                "Write to us",
                "Your name, email, subject and message, and your phone if you give it",
              ],
              [
                "Subscribe to the newsletter",
                "Your email address, the language of the page, when you subscribed and when you confirmed the address",
              ],
            ],
          },
        },
        "With each of these we store the date and time, and later what we did about it: for an order its status, and the messages that we sent you.",
        "Our server notes which page was asked for, when, and whether it could answer. It notes neither your internet address nor your device. To stop floods of false orders it counts what comes from one address; for that it keeps, for a short time, a fingerprint of the address from which the address cannot be read.",
      ],
    },
    {
      id: "how-we-use-it",
      heading: "How we use it",
      blocks: [
        {
          list: [
            "To make your card and deliver it, and to send you the confirmation of your order.",
            "To check a bank transfer against its receipt. A receipt is used for nothing else.",
            "To answer your message or your request for a quote.",
            "To send you the newsletter, only if you subscribed to it.",
            "To keep the books that the law asks of us, and to settle complaints.",
          ],
        },
        "For an order, a quote or an answer we need your details to do what you asked us to. The newsletter rests on your consent, which you can withdraw at any time. No decision about you is made by a machine, and no profile is made of you.",
      ],
    },
    {
      id: "sharing",
      heading: "Who receives it",
      blocks: [
        "We don’t sell or rent your data. It is passed on only as far as it takes to serve you:",
        {
          list: [
            "The courier gets the name, address and phone number for the delivery, and the amount to collect if you pay in cash.",
            "The services that carry our email and SMS get the address or number, and the message.",
            "The company that runs our server stores the data for us and may not use it.",
            "Our bank sees transfers that you make to us.",
            "Courts and authorities get what the law obliges us to give.",
          ],
        },
        "If one of these services works outside Jordan, we see to it that your data is protected there as Jordanian law requires.",
        "The card itself is made to be shown: whoever holds a phone to it can read what you had us put on it.",
      ],
    },
    {
      id: "cookies",
      heading: "Cookies and your browser",
      blocks: [
        "There are no cookies for advertising or for measuring visits, and pages load nothing from other sites: no fonts, no maps, no videos.",
        {
          list: [
            "If you choose a language, a cookie named naqra_language keeps that choice for a year. It holds the language, nothing else.",
            "Cookies for signing in exist for our staff only.",
            "Your browser may remember, until you close the tab, how far down a page you were.",
            "An order that you are filling in is kept in your browser, on your device, pictures included, so that a reload or a closed tab loses nothing. We see none of it until you place the order. It is removed when you choose “Start over”, or 7 days after you last opened it.",
            "Once the order is placed, the pictures are removed from the device, and its confirmation is kept there until you choose “Done”, for 24 hours at most.",
          ],
        },
        "You can delete cookies in your browser at any time; the shop works without them.",
      ],
    },
    {
      id: "security",
      heading: "Security",
      blocks: [
        {
          list: [
            "Receipts, logos and pictures from orders are private. Only signed-in staff can open them, and the page of the order, by links that stop working after about an hour.",
            "Your order has a page of its own, which opens for whoever has the link in our messages: do not pass it on. We store the link in a form from which it cannot be read.",
            "Pictures are made anew when you upload them, so that hidden data such as the place where a photo was taken is not kept.",
            "Only staff with an account see orders and messages. Their passwords are stored in a form from which they cannot be read, and changes to orders are recorded.",
            "What people type is kept out of our technical logs.",
          ],
        },
        "No protection is perfect. Should your data get into wrong hands and this put you at risk, we tell you and the authority in charge without delay, as the law asks.",
      ],
    },
    {
      id: "how-long-we-keep-it",
      heading: "How long we keep it",
      blocks: [
        {
          list: [
            "Orders: at most 10 years. After that they have nobody’s name and address any more.",
            "Receipts of transfers: as long as tax and commercial law ask us to keep records.",
            "Logos, pictures and print files: for a limited time after your order, so that a card can be made once more.",
            "Messages with our replies, and requests for quotes: for a limited time; contracts as long as the law asks.",
            "An order that we delete: at most 30 days more, with its files. Its links stop working at once.",
            "Your newsletter address: until you unsubscribe, with the link in the email that asks you to confirm the address, or by writing to {email}.",
          ],
        },
        "What has been kept for its time is deleted by itself, every day. If you ask us to erase your data, an order loses your name, address and contacts once it is delivered or cancelled. What stays of it is its number, date, city and amounts, and the receipt for as long as the law asks.",
      ],
    },
    {
      id: "your-rights",
      heading: "Your rights",
      blocks: [
        "Jordan’s Personal Data Protection Law No. 24 of 2023 gives you rights over your data. You can ask us:",
        {
          list: [
            "to tell you what we have about you, and to give you a copy;",
            "to correct or complete it;",
            "to erase or hide it, where no law obliges us to keep it;",
            "to limit what we do with it, or to stop;",
            "to hand it over to somebody else whom you name;",
            "to take you off the newsletter, or to act on any other consent you withdraw.",
          ],
        },
        "Write to {email} from the address that we have of you; this is how we know that it is you. It costs nothing. We answer within 24 hours, and say how long it takes if it cannot be done at once. If you are not satisfied, you can complain to the authority for the protection of personal data at Jordan’s Ministry of Digital Economy and Entrepreneurship.",
      ],
    },
    {
      id: "contact",
      heading: "Contact",
      blocks: [
        "Responsible for your data is {shop}, {city}, {country}. Write to {email}, call {phone}, or use the [contact form](/contact-us). We are available {hours}, Jordan time.",
        "If what we do with data changes, this page changes with it. Should a change concern data that we already have, we tell you beforehand.",
      ],
    },
  ],
  related: ["/terms-of-service", "/contact-us"],
};
