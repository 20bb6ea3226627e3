import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";

import type { Config } from "#server/config.ts";
import type { productService } from "#server/features/catalog/product.service.ts";
import { priceFilsOf } from "#server/features/catalog/product.store.ts";
import type { settingsService } from "#server/features/settings/settings.service.ts";
import { latest } from "#server/platform/cache/latest.ts";
import { isUnavailable } from "#server/platform/database/unavailable.ts";
import { UPLOADS_PATH } from "#server/platform/files/file-links.ts";
import type { FileService } from "#server/platform/files/file.service.ts";
import { HttpError } from "#server/platform/http-error.ts";
import type { PictureQueue } from "#server/platform/pictures/picture-queue.ts";
import { inLanguage } from "#shared/i18n/in-language.ts";
import { BASE_LOCALE, pathIn, type Locale } from "#shared/i18n/locale.ts";
import { MAIN_PRODUCT_ID } from "#shared/ids.ts";
import { jodFromFils } from "#shared/money.ts";
import {
  SOCIAL_PAGES,
  type SocialFacts,
  type SocialPage,
  type SocialPictures,
} from "#shared/sharing/site.ts";

/** Draws the sharing picture of a page in a language, as SVG. */
export type DrawSocialPicture = (locale: Locale, facts: SocialFacts) => Promise<string>;

interface SharingParts {
  config: Pick<Config, "publicUrl" | "dataDir">;
  settings: Pick<ReturnType<typeof settingsService>, "find">;
  products: Pick<ReturnType<typeof productService>, "find">;
  files: Pick<FileService, "read">;
  pictures: Pick<PictureQueue, "draw">;
  draw: DrawSocialPicture;
}

interface SocialPictureFile {
  /** Changes whenever the picture's content changes. */
  version: string;
  /** JPEG. */
  bytes(): Promise<Buffer>;
}

/** The first path for each kind of picture; all policies share one picture. */
const PATHS: Record<SocialPage, string> = {
  landing: "/",
  product: "/product",
  "bulk-orders": "/bulk-orders",
  "contact-us": "/contact-us",
  policies: "/",
};

/**
 * How the shop appears elsewhere: its addresses, and the pictures shown where its pages are shared.
 */
export function sharingService(parts: SharingParts) {
  const { config, settings, products, files, pictures, draw } = parts;
  const drawings = latest<string>(40);
  const finished = latest<Buffer>(24);

  async function mainProduct(locale: Locale): Promise<SocialFacts["product"]> {
    const product = await products.find(MAIN_PRODUCT_ID).catch(undefinedIfNotFound);
    if (!product) return undefined;
    return {
      title: inLanguage(product, "title", locale),
      price: jodFromFils(priceFilsOf(product)),
      colors: product.designs.map(({ color }) => color),
    };
  }

  async function picture(page: SocialPage, locale: Locale): Promise<SocialPictureFile> {
    const shop = await settings.find();
    const { socialPreviewImage } = shop;
    if (socialPreviewImage) {
      const version = hashOf(socialPreviewImage);
      return { version, bytes: () => finished.get(version, () => cut(socialPreviewImage)) };
    }
    const facts = {
      page,
      shopName: inLanguage(shop, "shopName", locale),
      address: new URL(pathIn(locale, PATHS[page]), config.publicUrl).href.replace(/^\w+:\/\//, ""),
      product: await mainProduct(locale),
    };
    const drawing = await drawings.get(JSON.stringify([locale, facts]), () => draw(locale, facts));
    const version = hashOf(drawing);
    return {
      version,
      bytes: () =>
        finished.get(version, () => pictures.draw((run) => run("draw", drawing, config.dataDir))),
    };
  }

  async function cut(path: string): Promise<Buffer> {
    const stream = await files.read(path.slice(UPLOADS_PATH.length));
    if (!stream) throw new Error(`The picture for sharing is not in the store: ${path}`);
    const whole = await buffer(stream);
    return pictures.draw((run) => run("crop", whole));
  }

  return {
    picture,

    async shopName(locale: Locale): Promise<string> {
      return inLanguage(await settings.find(), "shopName", locale);
    },

    email: async (): Promise<string> => (await settings.find()).email,

    /** Whether there is a main product, and therefore a product page. */
    hasProduct: async () => (await mainProduct(BASE_LOCALE)) !== undefined,

    /** Data for the `<head>` of pages in a language. */
    async picturesIn(locale: Locale): Promise<SocialPictures> {
      const paths = await Promise.all(
        SOCIAL_PAGES.map(async (page) => {
          const { version } = await picture(page, locale).catch(undatedIfAway);
          const query = version && `?v=${version}`;
          return [page, `/social/${page}-${locale}.jpg${query}`] as const;
        }),
      );
      return Object.fromEntries(paths) as SocialPictures;
    },
  };
}
export type SharingService = ReturnType<typeof sharingService>;

/** While the database is down, pages refer to the picture without its version. */
function undatedIfAway(error: unknown): { version: string } {
  if (isUnavailable(error)) return { version: "" };
  throw error;
}

function undefinedIfNotFound(error: unknown): undefined {
  if (error instanceof HttpError && error.status === 404) return undefined;
  throw error;
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}
