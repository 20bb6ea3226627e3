import { buffer } from "node:stream/consumers";

import { isAmong, versionOf } from "#server/platform/cache/cached-answer.ts";
import { UPLOADS_PATH } from "#server/platform/files/file-links.ts";
import type { FileService } from "#server/platform/files/file.service.ts";
import type { Locale } from "#shared/i18n/locale.ts";
import { languageFor } from "#shared/profiles/page-language.ts";
import { withoutHidden } from "#shared/profiles/show-page.ts";
import { SOCIAL_PICTURE } from "#shared/sharing/site.ts";

import type { CardFile } from "./card-address.ts";
import type { CardPictures } from "./card-pictures.ts";
import { contactOf, homeScreen, presentProfile, type ShownProfile } from "./present-profile.ts";
import type { ProfileRenderer, ProfileRenderers } from "./profile-renderer.ts";
import { vCard } from "./vcard.ts";

export interface CardFileParts {
  files: Pick<FileService, "readVariant">;
  renderers: ProfileRenderers;
  cardPictures: CardPictures;
  /** The origin of the addresses on cards. */
  cardUrl: string;
}

interface AskedBy {
  /** The visitor's language. */
  wanted: Locale;
  /** Whether a signature has the QR code beside it. */
  withCode: boolean;
  /** Which versions of it the client has: `If-None-Match`. */
  has: string | undefined;
}

/** What a file is made of. */
interface Asked extends Pick<AskedBy, "withCode"> {
  shown: ShownProfile;
  language: Locale;
  renderer: ProfileRenderer;
}

/** A file's content and headers; undefined where the owner hides what it would show. */
type Made = { body: string | Uint8Array; headers: Record<string, string> } | undefined;

const CONTACT_PHOTO = { width: 320, format: "jpeg" } as const;

/** A drawing that is opened by itself runs and loads nothing. */
const DRAWING = {
  "Content-Type": "image/svg+xml",
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/** Shown by other sites and by mail programs. */
const forOthers = (type: string) => ({
  "Content-Type": type,
  "Cross-Origin-Resource-Policy": "cross-origin",
});

/** The files beside the page of a card. */
export function cardFiles({ files, renderers, cardPictures, cardUrl }: CardFileParts) {
  const viewOf = ({ shown, language }: Asked) =>
    presentProfile(shown, language, { cardUrl, shopName: "" });
  const smallPhoto = (shown: ShownProfile) => contactPhoto(files, shown);
  const addressOf = ({ shown, language }: Asked) => contactOf(shown, language, cardUrl).urls[0]!;

  const makers: Record<CardFile, (asked: Asked) => Made | Promise<Made>> = {
    ".vcf": async ({ shown, language }) => {
      const photo = await smallPhoto(shown).catch(() => undefined);
      const contact = contactOf(shown, language, cardUrl, photo);
      return {
        body: vCard(contact),
        headers: named(contact, "contact", "vcf", "text/vcard; charset=utf-8"),
      };
    },

    "/qr.svg": (asked) => ({ body: asked.renderer.renderQr(addressOf(asked)), headers: DRAWING }),

    "/qr.png": async (asked) => ({
      body: await cardPictures.exact(asked.renderer.drawCode(addressOf(asked))),
      headers: forOthers("image/png"),
    }),

    "/icon.svg": ({ shown, language, renderer }) => ({
      body: renderer.renderIcon(contactOf(shown, language, cardUrl)),
      headers: DRAWING,
    }),

    "/card.jpg": async (asked) => {
      const { card, hasCard } = viewOf(asked);
      if (!hasCard) return undefined;
      const body = await cardPictures.photo(asked.renderer.drawCardPhoto(card));
      return { body, headers: forOthers(SOCIAL_PICTURE.type) };
    },

    "/photo.jpg": async ({ shown }) => {
      const body = await smallPhoto(shown);
      return body && { body, headers: forOthers("image/jpeg") };
    },

    "/signature.html": (asked) => ({
      body: asked.renderer.renderSignature(viewOf(asked), { withCode: asked.withCode }),
      headers: {
        ...named(viewOf(asked), "signature", "html", "text/html; charset=utf-8"),
        "Content-Language": asked.language,
        "Content-Security-Policy": signaturePolicy(cardUrl),
      },
    }),

    "/wallpaper.png": async (asked) => ({
      body: await cardPictures.exact(asked.renderer.drawWallpaper(viewOf(asked))),
      headers: named(viewOf(asked), "wallpaper", "png", "image/png"),
    }),

    "/manifest.webmanifest": ({ shown, language, renderer }) => ({
      body: JSON.stringify(homeScreen(shown, language, renderer.surfaceOf(shown.profile))),
      headers: { "Content-Type": "application/manifest+json; charset=utf-8" },
    }),
  };

  /** A file of a page that is shown; undefined where the page has none such. */
  return async function fileOf(
    file: CardFile,
    shown: ShownProfile,
    { wanted, withCode, has }: AskedBy,
  ): Promise<Response | undefined> {
    const language = languageFor(shown.profile, wanted);
    const renderer = await renderers(language);
    const made = await makers[file]({ shown, language, renderer, withCode });
    if (!made) return undefined;
    const ETag = `"${versionOf(made.body)}"`;
    const headers = {
      "Cache-Control": "no-cache",
      "X-Robots-Tag": "noindex",
      ETag,
      ...made.headers,
    };
    // With its policy: browsers take over the headers of a 304 for what they have.
    if (isAmong(has, ETag)) return new Response(null, { status: 304, headers });
    const body = typeof made.body === "string" ? made.body : new Uint8Array(made.body);
    return new Response(body, { headers });
  };
}

/** The photo of a page as contacts hold it; undefined where the page shows none. */
export async function contactPhoto(
  files: Pick<FileService, "readVariant">,
  { profile }: ShownProfile,
): Promise<Uint8Array | undefined> {
  const { photo } = withoutHidden(profile);
  if (photo === "") return undefined;
  const stream = await files.readVariant(photo.slice(UPLOADS_PATH.length), CONTACT_PHOTO);
  return stream && (await buffer(stream));
}

/** It is shown on the page of its owner, with the pictures beside it, and nothing in it runs. */
const signaturePolicy = (cardUrl: string) =>
  [
    "default-src 'none'",
    `img-src 'self' ${cardUrl}`,
    "style-src-attr 'unsafe-inline'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");

/** Shown by programs that know it, and stored by others under the person's name. */
function named(
  { firstName, lastName }: { firstName: string; lastName: string },
  plain: string,
  ending: string,
  type: string,
) {
  const name = [firstName, lastName].filter((part) => part !== "").join(" ");
  const encoded = encodeURIComponent(`${name}.${ending}`).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return {
    "Content-Type": type,
    "Content-Disposition": `inline; filename="${plain}.${ending}"; filename*=UTF-8''${encoded}`,
  };
}
