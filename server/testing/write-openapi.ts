// `npm run openapi`: writes the API's description to docs/openapi.json.
import { writeFile } from "node:fs/promises";

import { DOCUMENT_FILE, documentText } from "./openapi-document.ts";
import { startTestShop } from "./start-test-shop.ts";

await using shop = await startTestShop();
await writeFile(DOCUMENT_FILE, await documentText(shop));
