import { expect, type APIRequestContext } from "@playwright/test";
import sharp from "sharp";

import { MAIN_PRODUCT_ID } from "#shared/ids.ts";

/** Orders for the tests of the panel, placed as a client of the API places them. */

export interface PlacedHere {
  _id: string;
  orderNumber: string;
}

interface Wanted {
  name?: string;
  city?: string;
  /** The receipt's colour: the same one is the same picture. Cash without one. */
  receipt?: string;
  language?: "en" | "ar";
  /** What is printed on the back. */
  backText?: string;
  /** A picture that is printed. */
  logo?: Buffer;
  /** That was reserved for it, with the link to its page. */
  id?: string;
}

/** @returns the order as its customer gets it */
export async function place(
  request: APIRequestContext,
  shopUrl: string,
  { name = "Example", city = "Irbid", receipt, language = "en", backText, logo, id }: Wanted,
): Promise<PlacedHere> {
  const api = `${shopUrl}/api/v1`;
  const countries = await (await request.get(`${api}/countries`)).json();
  const country = countries.data.data.find((each: { name: string }) => each.name === "Jordan")._id;
  const cities = await (await request.get(`${api}/cities/country/${country}`)).json();
  const found = cities.data.cities.find((each: { name: string }) => each.name === city);
  const addons = (await (await request.get(`${api}/addons`)).json()).data.data;
  const onBack = addons.find((each: { title: string }) => each.title === "Text on the back");
  const answer = await request.post(`${api}/orders`, {
    multipart: {
      ...(id && { _id: id }),
      product: MAIN_PRODUCT_ID,
      "personalInfo[firstName]": name,
      "personalInfo[lastName]": "Customer",
      "personalInfo[position]": "Founder",
      "personalInfo[organization]": "Example Bakery",
      "personalInfo[phoneNumbers][0]": "0790000000",
      "personalInfo[email]": "customer@example.com",
      "cardDesign[nameOnCard]": `${name} Customer`,
      "cardDesign[color]": "black",
      "deliveryInfo[country]": country,
      "deliveryInfo[city]": found._id,
      "deliveryInfo[addressLine1]": "Example Street 1",
      "deliveryInfo[useSameContact]": "true",
      "deliveryInfo[deliveryPhone]": "0790000000",
      "deliveryInfo[deliveryEmail]": "customer@example.com",
      language,
      ...(backText && {
        "addons[0][addon]": onBack._id,
        "addons[0][addonValue]": backText,
        "addons[0][inputType]": "text",
      }),
      ...(logo && {
        "cardDesign[includePrintedLogo]": "true",
        companyLogo: { name: "logo.png", mimeType: "image/png", buffer: logo },
      }),
      paymentMethod: receipt ? "online" : "cash",
      ...(receipt && {
        despositeTransactionImg: {
          name: "receipt.png",
          mimeType: "image/png",
          buffer: await receiptOf(receipt),
        },
      }),
    },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()).data.data;
}

/** A picture such as a phone makes of a transfer. */
function receiptOf(color: string): Promise<Buffer> {
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="900">
    <rect width="600" height="900" fill="${color}"/>
    <rect x="60" y="80" width="480" height="700" fill="#fff"/>
    <rect x="100" y="140" width="300" height="24" fill="#888"/>
    <rect x="100" y="220" width="400" height="16" fill="#bbb"/>
    <rect x="100" y="260" width="400" height="16" fill="#bbb"/>
    <rect x="100" y="340" width="220" height="40" fill="#222"/>
  </svg>`;
  return sharp(Buffer.from(drawn)).png().toBuffer();
}
