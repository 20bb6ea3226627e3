import { staticIsland } from "#app/page-engine/static-island.tsx";

/** Never changes, so its code and that of its QR code are not loaded with the page. */
export const TryIt = staticIsland(async () => (await import("./try-it.tsx")).TryIt);
