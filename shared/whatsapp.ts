import { phonesIn } from "./phones-in.ts";

/** Numbers of Jordan that are no mobiles have no chats; elsewhere they can't be told apart. */
const WITH_CHATS = /^\+(9627\d{8}|(?!962)[1-9]\d{7,14})$/;

/**
 * The number under which a phone has a chat, with its country; of several the first that can have
 * one. A number without its country is a Jordanian mobile or nobody's: '' then.
 */
export function chatNumber(phone: string): string {
  const chats = phonesIn(phone).find(
    ({ number, extension }) => extension === "" && WITH_CHATS.test(number),
  );
  return chats?.number ?? "";
}

/** Opens a chat with a phone, with a text to begin with; '' for one without a chat. */
export function whatsAppLink(phone: string, text: string): string {
  const number = chatNumber(phone).replace("+", "");
  if (number === "") return "";
  return `https://wa.me/${number}?${new URLSearchParams({ text })}`.replaceAll("+", "%20");
}
