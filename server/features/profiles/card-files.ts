import { buffer } from "node:stream/consumers";

import { UPLOADS_PATH } from "#server/platform/files/file-links.ts";
import type { FileService } from "#server/platform/files/file.service.ts";
import type { Locale } from "#shared/i18n/locale.ts";
import { languageFor } from "#shared/profiles/page-language.ts";
import { withoutHidden } from "#shared/profiles/show-page.ts";
import { SOCIAL_PICTURE } from "#shared/sharing/site.ts";

import type { CardAddress } from "./card-address.ts";
import type { CardPictures } from "./card-pictures.ts";
import { contactOf, homeScreen, presentProfile, type ShownProfile } from "./present-profile.ts";
import type { ProfileRenderers } from "./profile-renderer.ts";
import { vCard } from "./vcard.ts";

export interface CardFileParts {
  files: Pick<FileService, "readVariant">;
  renderers: ProfileRenderers;
  cardPictures: CardPictures;
  /** The origin of the addresses on cards. */
  cardUrl: string;
}

const CONTACT_PHOTO = { width: 320, format: "jpeg" } as const;

/** A drawing that is opened by itself runs and loads nothing. */
const DRAWING = {
  "Content-Type": "image/svg+xml",
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/** Shown by other sites where the page is shared. */
const SHARED_PICTURE = {
  "Content-Type": SOCIAL_PICTURE.type,
  "Cross-Origin-Resource-Policy": "cross-origin",
};

/**
 * The files beside the page of a card: its contact, its code, its icon, its picture, and how it appears on a home
 * screen. Undefined where the owner hides what it would show.
 */
export function cardFiles({ files, renderers, cardPictures, cardUrl }: CardFileParts) {
  return async function fileOf(
    asked: CardAddress["part"],
    shown: ShownProfile,
    wanted: Locale,
  ): Promise<Response | undefined> {
    const language = languageFor(shown.profile, wanted);
    const photo = asked === ".vcf" ? await smallPhoto(withoutHidden(shown.profile)) : undefined;
    const contact = contactOf(shown, language, cardUrl, photo);
    const renderer = await renderers(language);
    const headers = { "Cache-Control": "no-cache", "X-Robots-Tag": "noindex" };
    switch (asked) {
      case ".vcf":
        return new Response(vCard(contact), { headers: { ...headers, ...download(contact) } });
      case "/qr.svg":
        return new Response(renderer.renderQr(contact.urls[0]!), {
          headers: { ...headers, ...DRAWING },
        });
      case "/card.jpg": {
        const { card, hasCard } = presentProfile(shown, language, { cardUrl, shopName: "" });
        if (!hasCard) return undefined;
        const bytes = await cardPictures.of(renderer.drawCardPhoto(card));
        return new Response(new Uint8Array(bytes), { headers: { ...headers, ...SHARED_PICTURE } });
      }
      case "/icon.svg":
        return new Response(renderer.renderIcon(contact), { headers: { ...headers, ...DRAWING } });
      default: {
        const surface = renderer.surfaceOf(shown.profile);
        return new Response(JSON.stringify(homeScreen(shown, language, surface)), {
          headers: { ...headers, "Content-Type": "application/manifest+json; charset=utf-8" },
        });
      }
    }
  };

  /** For contacts, which do without it rather than fail. */
  async function smallPhoto({ photo }: { photo: string }): Promise<Uint8Array | undefined> {
    if (photo === "") return undefined;
    try {
      const stream = await files.readVariant(photo.slice(UPLOADS_PATH.length), CONTACT_PHOTO);
      return stream && (await buffer(stream));
    } catch {
      return undefined;
    }
  }
}

/** Shown by phones that know it, and stored by others under the person's name. */
function download({ firstName, lastName }: { firstName: string; lastName: string }) {
  const name = [firstName, lastName].filter((part) => part !== "").join(" ");
  const encoded = encodeURIComponent(`${name}.vcf`).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return {
    "Content-Type": "text/vcard; charset=utf-8",
    "Content-Disposition": `inline; filename="contact.vcf"; filename*=UTF-8''${encoded}`,
  };
}
