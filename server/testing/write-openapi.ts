// `npm run openapi`: writes the API's description to build/openapi.json, its summary to
// docs/api.txt, and the table of roles to docs/permissions.md.
import { mkdir, writeFile } from "node:fs/promises";

import {
  PERMISSIONS_FILE,
  permissionsPage,
  servedDocument,
  SUMMARY_FILE,
  summaryOf,
} from "./openapi-document.ts";
import { startTestShop } from "./start-test-shop.ts";

/** The whole description, for client generators; not committed. */
const DOCUMENT_FILE = new URL("../../build/openapi.json", import.meta.url);

await using shop = await startTestShop();
// Not checked against the summary that it is to replace.
const document = await servedDocument(shop.unchecked);
await mkdir(new URL(".", DOCUMENT_FILE), { recursive: true });
await writeFile(DOCUMENT_FILE, `${JSON.stringify(document, null, 2)}\n`);
await writeFile(SUMMARY_FILE, summaryOf(document));
await writeFile(PERMISSIONS_FILE, permissionsPage(document));
