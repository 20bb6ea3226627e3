// `npm run openapi`: writes the API's description to build/openapi.json, and its summary to
// docs/api.txt.
import { mkdir, writeFile } from "node:fs/promises";

import { DOCUMENT_FILE, servedDocument, SUMMARY_FILE, summaryOf } from "./openapi-document.ts";
import { startTestShop } from "./start-test-shop.ts";

await using shop = await startTestShop();
// Not checked against the summary that it is to replace.
const document = await servedDocument(shop.unchecked);
await mkdir(new URL(".", DOCUMENT_FILE), { recursive: true });
await writeFile(DOCUMENT_FILE, `${JSON.stringify(document, null, 2)}\n`);
await writeFile(SUMMARY_FILE, summaryOf(document));
