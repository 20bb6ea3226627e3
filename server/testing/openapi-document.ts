import type { TestShop } from "./start-test-shop.ts";

/** Where the API's description is kept, for people and for programs that make clients of it. */
export const DOCUMENT_FILE = new URL("../../docs/openapi.json", import.meta.url);

/** The description as it is kept. */
export async function documentText(shop: Pick<TestShop, "ask">): Promise<string> {
  const document: unknown = await (await shop.ask("/api/v1/openapi.json")).json();
  return `${JSON.stringify(document, null, 2)}\n`;
}
