import { Hono, type Context } from "hono";

import { responseOf } from "#server/platform/cache/cached-answer.ts";
import { cardKey, type PublicCache } from "#server/platform/cache/public-cache.ts";
import { HttpError } from "#server/platform/http-error.ts";
import type { ShopEnv } from "#server/platform/http/log-requests.ts";
import type { Rendering } from "#server/platform/http/rendering.ts";
import type { RateLimiter } from "#server/platform/limits/rate-limiter.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import { problemsOf } from "#shared/api-messages/rule.ts";
import { cardPath } from "#shared/cards/card-code.ts";
import type { Locale } from "#shared/i18n/locale.ts";
import { CONTACT_FIELDS, contactSchema } from "#shared/profiles/contact.ts";
import { askLinkPath } from "#shared/profiles/own-page-paths.ts";
import { languageFor } from "#shared/profiles/page-language.ts";
import type { CardNote, RefusedContact } from "#shared/profiles/profile-view.ts";

import { readCardAddress } from "./card-address.ts";
import { cardFiles, type CardFileParts } from "./card-files.ts";
import { cardNotes } from "./card-notes.ts";
import type { PageLinksService } from "./page-links.service.ts";
import { isDemo, presentProfile, type ShownProfile } from "./present-profile.ts";
import { wantedLanguage } from "./profile-languages.ts";
import type { Opened, ProfilePageService } from "./profile-page.service.ts";
import type { Taps } from "./taps.ts";

interface Parts extends CardFileParts {
  profiles: ProfilePageService;
  pageLinks: PageLinksService;
  taps: Taps;
  cache: PublicCache;
  rateLimiter: RateLimiter;
  /** By which rate limits count a visitor. */
  visitorOf(c: Context<ShopEnv>): string;
  rendering: Rendering;
  answerFailure(error: unknown, c: Context<ShopEnv>): Response;
}

const STATUS = { unknown: 404, lost: 410, off: 410, busy: 429 } as const satisfies Record<
  CardNote,
  number
>;

/** What cards open: the page of a person, and the files beside it. */
export function profilePageRoutes(parts: Parts) {
  const { profiles, pageLinks, renderers, taps, cache, rateLimiter, cardUrl } = parts;
  const { visitorOf, rendering } = parts;
  const fileOf = cardFiles(parts);
  const drawNote = cardNotes(renderers);
  const app = new Hono<ShopEnv>();

  async function note(
    kind: CardNote,
    language: Locale,
    { code, ...more }: { code?: string | undefined; "Retry-After"?: string } = {},
  ) {
    const { html, policy } = await drawNote(kind, language, code);
    const headers = pageHeaders(policy, language, { isListed: false });
    return new Response(html, { status: STATUS[kind], headers: { ...headers, ...more } });
  }

  async function page(
    shown: ShownProfile,
    wanted: Locale,
    refused?: RefusedContact,
    status = 200,
  ): Promise<Response> {
    const language = languageFor(shown.profile, wanted);
    const shopName = await profiles.shopName(language);
    const view = presentProfile(shown, language, { cardUrl, shopName, refused });
    const { html, policy } = await (await renderers(language)).renderProfile(view);
    return new Response(html, { status, headers: pageHeaders(policy, language, view) });
  }

  /**
   * Whoever tries out codes has to wait; cards that exist open all the same, because many phones of
   * a mobile network share an address. Only reads once the limit is reached, so that a flood of codes
   * does not queue up for one row.
   */
  async function countGuess(c: Context<ShopEnv>): Promise<void> {
    await rateLimiter.mustBeBelow("card-codes", visitorOf(c));
    await rateLimiter.countFor("card-codes", visitorOf(c));
  }

  /** The page of a card, from the cache where possible. */
  async function cachedPage(c: Context<ShopEnv>, code: string, wanted: Locale): Promise<Response> {
    const outcome = await cache.cards.answer(cardKey(code, wanted), async () => {
      try {
        const opened = await profiles.open(code, wanted);
        if ("note" in opened && opened.note === "unknown") {
          return { response: await note("unknown", wanted), quality: "whole" };
        }
        // Made for everybody: nobody's going away ends it.
        const response = await rendering(visitorOf(c), new AbortController().signal, async () =>
          "note" in opened ? note(opened.note, wanted, { code }) : page(opened.shown, wanted),
        );
        return { response, quality: "whole" };
      } catch (error) {
        return { response: parts.answerFailure(error, c), quality: "failed" };
      }
    });
    const response = outcome instanceof Response ? outcome : responseOf(outcome, c.req.raw);
    if (response.status === STATUS.unknown) await countGuess(c);
    if (c.req.method === "GET" && (response.ok || response.status === 304)) {
      taps.count(code, {
        userAgent: c.req.header("User-Agent"),
        purpose: c.req.header("Sec-Purpose") ?? c.req.header("Purpose"),
      });
    }
    return response;
  }

  async function open(
    c: Context<ShopEnv>,
    code: string | undefined,
    wanted: Locale,
  ): Promise<Opened> {
    const opened = await profiles.open(code, wanted);
    if ("note" in opened && opened.note === "unknown" && code !== undefined) await countGuess(c);
    return opened;
  }

  /** Where the owner of a card asks for the link to change its page, also while it is off. */
  async function askLink(wanted: Locale, code: string, refusal?: HttpError): Promise<Response> {
    const { renderAskLink } = await renderers(wanted);
    const { html, policy } = await renderAskLink(code, refusal?.apiMessage);
    const headers = pageHeaders(policy, wanted, { isListed: false });
    return new Response(html, {
      status: refusal?.status ?? 200,
      headers: { ...headers, "Cache-Control": "no-store" },
    });
  }

  /** Runs `work`, or says kindly that too many codes were tried. */
  async function unlessBusy(language: Locale, work: () => Promise<Response>): Promise<Response> {
    try {
      return await work();
    } catch (error) {
      if (!isTooMany(error)) throw error;
      return note("busy", language, { "Retry-After": String(error.retryAfter ?? 60) });
    }
  }

  const wantedIn = (c: Context) =>
    wantedLanguage(c.req.query("lang"), c.req.header("Accept-Language"));

  app.get("/:folder{[cC]}/*", (c) => {
    const address = readCardAddress(c.req.path)!;
    const wanted = wantedIn(c);
    const { code } = address;
    return unlessBusy(wanted, async () => {
      if (address.part === "page" && code !== undefined) return cachedPage(c, code, wanted);
      const opened = await open(c, code, wanted);
      if (address.part === "/edit" && code !== undefined && hasOwner(opened)) {
        return askLink(wanted, code);
      }
      if ("note" in opened) return note(opened.note, wanted, { code });
      if (address.part === "page" || address.part === "/edit") return note("unknown", wanted);
      const withCode = c.req.query("qr") === "1";
      const asked = { wanted, withCode, has: c.req.header("If-None-Match") };
      return (await fileOf(address.part, opened.shown, asked)) ?? note("unknown", wanted);
    });
  });

  /** Sends the link to the order's own address; the answer is the same whether it was sent or not. */
  async function sendLink(c: Context<ShopEnv>, code: string, wanted: Locale): Promise<Response> {
    const opened = await open(c, code, wanted);
    if (!hasOwner(opened)) return note("unknown", wanted);
    try {
      await rateLimiter.countFor("card-links", visitorOf(c));
    } catch (error) {
      if (!isTooMany(error)) throw error;
      return askLink(wanted, code, error);
    }
    await pageLinks.send(code);
    return c.redirect(`${askLinkPath(code)}?lang=${wanted}#sent`, 303);
  }

  /** Takes what a visitor leaves for the owner of the page. */
  app.post("/:folder{[cC]}/*", (c) => {
    const address = readCardAddress(c.req.path)!;
    const wanted = wantedIn(c);
    return unlessBusy(wanted, async () => {
      if (address.part === "/edit" && address.code !== undefined) {
        return sendLink(c, address.code, wanted);
      }
      const opened = await open(c, address.part === "page" ? address.code : undefined, wanted);
      if ("note" in opened) return note(opened.note, wanted, { code: address.code });
      const { shown } = opened;
      // Its form takes nothing.
      if (isDemo(shown)) return c.redirect(`${cardPath(shown.card.code)}?lang=${wanted}`, 303);
      const typed = await typedIn(c);
      const values = Object.fromEntries(CONTACT_FIELDS.map((name) => [name, typed(name)]));
      const refuse = (error: Omit<RefusedContact, "values">, status: number) =>
        page(shown, wanted, { ...error, values }, status);
      const contact = contactSchema.safeParse(values);
      if (!contact.success) {
        return refuse({ errors: problemsOf(contact.error), message: apiMessage("invalid") }, 400);
      }
      // A field that people don't see was filled in by a program: it is told that all is well.
      if (typed("website").trim() === "") {
        try {
          await rateLimiter.countFor("card-contacts", visitorOf(c));
        } catch (error) {
          if (!isTooMany(error)) throw error;
          return refuse({ errors: {}, message: error.apiMessage }, 429);
        }
        await profiles.takeContact(shown.profile.id, contact.data);
      }
      const language = languageFor(shown.profile, wanted);
      return c.redirect(`${cardPath(shown.card.code)}?lang=${language}#sent`, 303);
    });
  });
  return app;
}

const hasOwner = (opened: Opened) =>
  "note" in opened ? opened.note !== "unknown" : !isDemo(opened.shown);

const isTooMany = (error: unknown): error is HttpError =>
  error instanceof HttpError && error.status === 429;

/** Longer texts are refused anyway, and not shown again as a whole. */
const SHOWN_AGAIN = 300;

/** What was typed into the fields of a form; nothing where the body is none. */
async function typedIn(c: Context): Promise<(name: string) => string> {
  const form = await c.req.formData().catch(() => new FormData());
  return (name) => {
    const value = form.get(name);
    return typeof value === "string" ? value.slice(0, SHOWN_AGAIN) : "";
  };
}

function pageHeaders(policy: string, language: Locale, { isListed }: { isListed: boolean }) {
  return {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Language": language,
    "Content-Security-Policy": policy,
    ...(isListed ? {} : { "X-Robots-Tag": "noindex" }),
  };
}
