import { loadPages } from "#server/pages.ts";

import { ensurePages } from "../../scripts/setup/pages.mjs";

/** The pages as they are built, from the sources as they are now. */
export async function builtPages(): ReturnType<typeof loadPages> {
  await ensurePages();
  return loadPages();
}
