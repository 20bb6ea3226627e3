import type { FieldValues } from "../forms/form-fields.ts";

/** By their names in the contract. */
export const MESSAGE_FIELDS = ["fullName", "email", "phone", "subject", "message"] as const;
export type MessageField = (typeof MESSAGE_FIELDS)[number];

/** The initial values of the form. */
export const EMPTY_MESSAGE: FieldValues<MessageField> = {
  fullName: "",
  email: "",
  phone: "",
  subject: "",
  message: "",
};

/** The id of the success message for browsers without a script. */
export const MESSAGE_SENT = "message-sent";
