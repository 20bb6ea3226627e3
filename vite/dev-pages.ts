import { createServer as createHttpServer } from "node:http";

import { createServer, isRunnableDevEnvironment, type DevEnvironment } from "vite";

import type { NotificationRenderer } from "../server/features/notifications/notification-renderer.ts";
import type { OpenPages } from "../server/open-shop.ts";
import { localeOfPage, type Bundle } from "../server/pages.ts";
import { LOCALES, type Locale } from "../shared/i18n/locale.ts";
import { PAGES_LOCALE } from "./pages-locale.ts";

const ENTRY = "/app/entry.node.ts";

/**
 * Serves the pages of one language from their current sources, with hot module replacement in the
 * browser. Notifications are rendered in that language too, as of the last page request.
 */
export const openDevPages = (async (open) => {
  const server = createHttpServer();
  const vite = await createServer({
    appType: "custom",
    server: {
      middlewareMode: true,
      ws: { server },
      watch: { ignored: ["**/{build,data}/**"] },
    },
  });
  open.defer(() => vite.close());
  let bundle = await load(vite.environments.ssr);
  const newest = async () => (bundle = await load(vite.environments.ssr));

  return {
    front: { server, before: vite.middlewares },
    async renderPage(request, ...rest) {
      const wanted = localeOfPage(request);
      if (wanted !== PAGES_LOCALE) return otherLanguage(wanted);
      const page = await (await newest()).renderPage(request, ...rest);
      letScriptsBringStyles(page.headers);
      return page;
    },
    isUnknownPage: (pathname) => bundle.isUnknownPage(pathname),
    messageIn: (_locale, reported) => bundle.visitorText(reported),
    drawSocialPicture: async (_locale, facts) => (await newest()).drawSocialPicture(facts),
    profilesIn: newest,
    printersIn: async () => (await newest()).cardPrinter,
    invoicesIn: async () => (await newest()).invoiceDrawer,
    renderers: inEach<NotificationRenderer>({
      renderEmail: (notification, facts) => bundle.renderEmail(notification, facts),
      renderSms: (notification, facts) => bundle.renderSms(notification, facts),
      renderTest: (facts) => bundle.renderTest(facts),
      draftReply: (facts) => bundle.draftReply(facts),
    }),
  };
}) satisfies OpenPages;

async function load(environment: DevEnvironment): Promise<Bundle> {
  if (!isRunnableDevEnvironment(environment)) throw new Error("Vite runs no code for the server.");
  return environment.runner.import<Bundle>(ENTRY);
}

const inEach = <Thing>(thing: Thing) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, thing])) as Record<Locale, Thing>;

function otherLanguage(wanted: Locale): Response {
  const text = `These are the pages in "${PAGES_LOCALE}". For this one: npm run dev -- ${wanted}`;
  return new Response(text, { status: 404, headers: { "Content-Type": "text/plain" } });
}

/**
 * Allows inline styles, because only a build extracts styles into files; the rest of the page's
 * policy is unchanged.
 */
function letScriptsBringStyles(headers: Headers): void {
  const policy = headers.get("Content-Security-Policy");
  if (policy === null) return;
  const looser = policy.replace(/style-src-elem [^;]*/, "style-src-elem 'self' 'unsafe-inline'");
  headers.set("Content-Security-Policy", looser);
}
