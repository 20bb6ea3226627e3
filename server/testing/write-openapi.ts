// `npm run openapi`: writes the API's description to build/openapi.json, and its summary to
// docs/api.txt.
import { mkdir, writeFile } from "node:fs/promises";

import { servedDocument, SUMMARY_FILE, summaryOf } from "./openapi-document.ts";
import { startTestShop } from "./start-test-shop.ts";

/** The whole description, for client generators; not committed. */
const DOCUMENT_FILE = new URL("../../build/openapi.json", import.meta.url);

await using shop = await startTestShop();
// Not checked against the summary that it is to replace.
const document = await servedDocument(shop.unchecked);
await mkdir(new URL(".", DOCUMENT_FILE), { recursive: true });
await writeFile(DOCUMENT_FILE, `${JSON.stringify(document, null, 2)}\n`);
await writeFile(SUMMARY_FILE, summaryOf(document));
