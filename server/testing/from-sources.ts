import { mkdtempDisposable } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import type { InvoiceDrawer, InvoiceDrawers } from "#server/features/invoices/invoice-drawer.ts";
import type {
  NotificationRenderer,
  NotificationRenderers,
} from "#server/features/notifications/notification-renderer.ts";
import type {
  ProfileRenderer,
  ProfileRenderers,
} from "#server/features/profiles/profile-renderer.ts";
import type { CardPrinter, CardPrinters } from "#server/features/proofs/card-printer.ts";
import type { DrawSocialPicture } from "#server/features/sharing/sharing.service.ts";
import { LOCALES, type Locale } from "#shared/i18n/locale.ts";
import type { SocialFacts } from "#shared/sharing/site.ts";

const APP = fileURLToPath(new URL("../../app/", import.meta.url));
/** Among the packages, so that a bundle finds those it imports. */
const BUNDLES = fileURLToPath(new URL("../../node_modules/.bundles-", import.meta.url));

/**
 * Loads a module of `app/` from its current sources, once for each language. Vite bundles it,
 * because Node reads no JSX; no build is needed.
 */
export async function loadInEach<Module>(file: string): Promise<Record<Locale, Module>> {
  const { build } = await import("vite");
  await using folder = await mkdtempDisposable(BUNDLES);
  const load = async (locale: Locale): Promise<Module> => {
    const entryFileNames = `${locale}.mjs`;
    await build({
      configFile: false,
      logLevel: "error",
      // The constant that a build replaces.
      define: { __BUILT_LOCALE__: JSON.stringify(locale) },
      build: {
        ssr: join(APP, file),
        outDir: folder.path,
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: { output: { entryFileNames, codeSplitting: false } },
      },
    });
    return (await import(join(folder.path, entryFileNames))) as Module;
  };
  const loaded = LOCALES.map(async (locale) => [locale, await load(locale)] as const);
  return Object.fromEntries(await Promise.all(loaded)) as Record<Locale, Module>;
}

/** The same, when it is first needed. */
function inEach<Module>(file: string): () => Promise<Record<Locale, Module>> {
  let loaded: Promise<Record<Locale, Module>> | undefined;
  return () => (loaded ??= loadInEach<Module>(file));
}

const printers = inEach<{ cardPrinter: CardPrinter }>("card/print/card-printer.ts");
const invoices = inEach<{ invoiceDrawer: InvoiceDrawer }>("invoices/draw-invoice.ts");
const drawings = inEach<{ drawSocialPicture(facts: SocialFacts): string }>(
  "storefront/sharing/draw-social-picture.tsx",
);
const profiles = inEach<ProfileRenderer>("profile/render-profile.tsx");

/** What the built pages export for the server, from the current sources. */
export const printersFromSources: CardPrinters = async (locale) =>
  (await printers())[locale].cardPrinter;
export const invoicesFromSources: InvoiceDrawers = async (locale) =>
  (await invoices())[locale].invoiceDrawer;
export const drawFromSources: DrawSocialPicture = async (locale, facts) =>
  (await drawings())[locale].drawSocialPicture(facts);
export const profilesFromSources: ProfileRenderers = async (locale) => (await profiles())[locale];
export const loadNotificationRenderers: () => Promise<NotificationRenderers> =
  inEach<NotificationRenderer>("notifications/render-notification.tsx");
