import { loadPages } from "#server/pages.ts";

import { ensurePages } from "../../scripts/setup/pages.mjs";

/** The built pages, rebuilt first if their sources have changed. */
export async function builtPages(): ReturnType<typeof loadPages> {
  await ensurePages();
  return loadPages();
}
