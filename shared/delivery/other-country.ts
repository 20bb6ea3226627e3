/** The name (lower case) of the country for customers from elsewhere, who type country and city. */
export const OTHER_COUNTRY_NAME = "other";

export function isOtherCountry(country: { name: string }): boolean {
  return country.name.toLowerCase() === OTHER_COUNTRY_NAME;
}
