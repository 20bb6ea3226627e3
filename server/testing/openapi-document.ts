import type { TestShop } from "./start-test-shop.ts";

/** The file of the API's description, for readers and for client generators. */
export const DOCUMENT_FILE = new URL("../../docs/openapi.json", import.meta.url);

/** The description, formatted as in the file. */
export async function documentText(shop: Pick<TestShop, "ask">): Promise<string> {
  const document: unknown = await (await shop.ask("/api/v1/openapi.json")).json();
  return `${JSON.stringify(document, null, 2)}\n`;
}
