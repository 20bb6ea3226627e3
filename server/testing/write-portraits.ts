// `npm run portraits`: draws the portraits of the example testimonials to server/seed/.
import { writeFile } from "node:fs/promises";

import { examplePortraits } from "./example-portraits.ts";

for (const { file, svg } of await examplePortraits()) await writeFile(file, `${svg}\n`);
