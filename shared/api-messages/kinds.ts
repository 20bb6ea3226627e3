/** Kinds of values that a message can ask for, with their names in English messages. */
export const KINDS = {
  text: "text",
  number: "a number",
  wholeNumber: "a whole number",
  boolean: "true or false",
  object: "an object",
  list: "a list",
  phoneNumbers: "a list of phone numbers",
  countryId: "a country's id",
} as const;
export type Kind = keyof typeof KINDS;
