import sharp from "sharp";

import { MAIN_PRODUCT_ID, OTHER_CITY_ID, OTHER_COUNTRY_ID } from "#shared/ids.ts";

/** The fields of an order by their names in a multipart form. */
export type OrderFields = Record<string, string>;

/** A complete cash order to the given city. */
export function orderFields(places: { country: string; city: string }): OrderFields {
  return {
    product: MAIN_PRODUCT_ID,
    "personalInfo[firstName]": "Example",
    "personalInfo[lastName]": "Customer",
    "personalInfo[position]": "Founder",
    "personalInfo[organization]": "Example Bakery",
    "personalInfo[phoneNumbers][0]": "0790000000",
    "personalInfo[email]": "customer@example.com",
    "cardDesign[nameOnCard]": "Example Customer",
    "cardDesign[color]": "black",
    "cardDesign[colorName]": "Matte Black",
    "cardDesign[includePrintedLogo]": "false",
    "deliveryInfo[country]": places.country,
    "deliveryInfo[city]": places.city,
    "deliveryInfo[addressLine1]": "Example Street 1",
    "deliveryInfo[useSameContact]": "true",
    "deliveryInfo[deliveryPhone]": "0790000000",
    "deliveryInfo[deliveryEmail]": "customer@example.com",
    paymentMethod: "cash",
  };
}

/** A complete cash order to a country that the shop does not list. */
export const ORDER_ABROAD: OrderFields = {
  ...orderFields({ country: OTHER_COUNTRY_ID, city: OTHER_CITY_ID }),
  "deliveryInfo[typedCountry]": "Exampleland",
  "deliveryInfo[typedCity]": "Exampleton",
};

/**
 * A request body with these fields and pictures; a picture's file name may differ from its field.
 */
export function multipart(
  fields: OrderFields,
  pictures: { field: string; name: string; bytes: Uint8Array }[] = [],
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const { field, name, bytes } of pictures) {
    form.append(field, new File([bytes as Uint8Array<ArrayBuffer>], name, { type: "image/jpeg" }));
  }
  return form;
}

/** A small photo with location data, rotated by metadata as phones store it. */
export function photoWithPlace(color = "#a4451e"): Promise<Buffer> {
  return sharp({ create: { width: 60, height: 40, channels: 3, background: color } })
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "31/1 57/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** The fields of an order by which its customer is known: all that is of this person. */
export const fieldsOfPerson = ({
  name,
  email,
  phone,
}: Record<"name" | "email" | "phone", string>) => ({
  "personalInfo[firstName]": name,
  "personalInfo[email]": email,
  "personalInfo[phoneNumbers][0]": phone,
  "deliveryInfo[deliveryPhone]": phone,
  "deliveryInfo[deliveryEmail]": email,
  "deliveryInfo[addressLine1]": `${name} Street`,
});
