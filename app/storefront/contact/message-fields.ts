import type { FieldValues } from "../forms/form-fields.ts";

/** As the contract calls them. */
export const MESSAGE_FIELDS = ["fullName", "email", "phone", "subject", "message"] as const;
export type MessageField = (typeof MESSAGE_FIELDS)[number];

/** What the form holds at first. */
export const EMPTY_MESSAGE: FieldValues<MessageField> = {
  fullName: "",
  email: "",
  phone: "",
  subject: "",
  message: "",
};

/** Where the page says, without script, that the message was sent. */
export const MESSAGE_SENT = "message-sent";
