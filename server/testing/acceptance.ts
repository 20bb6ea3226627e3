import { OTHER_CITY_ID, OTHER_COUNTRY_ID } from "#shared/ids.ts";

/** With what a company accepts: who does, where the cards go, and to whom the invoice. */
export const ACCEPTANCE = {
  answer: "accepted",
  firstName: "Example",
  lastName: "Buyer",
  position: "Office manager",
  country: OTHER_COUNTRY_ID,
  city: OTHER_CITY_ID,
  typedCountry: "Exampleland",
  typedCity: "Exampleton",
  addressLine1: "Example Street 1",
};
