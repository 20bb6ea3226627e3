import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";

import PQueue from "p-queue";

import { unavailable } from "#server/platform/http-error.ts";
import type { PictureQueue } from "#server/platform/pictures/picture-queue.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import type { ApiMessage } from "#shared/api-messages/api-message.ts";

import type { FileStore } from "./file-store.ts";

/**
 * Sizes and formats of public pictures for different screens. The list is fixed, so that requests
 * can make only a bounded number of variants; each is made once and then stored.
 */
export const VARIANT_WIDTHS = [320, 640, 960, 1280, 1920] as const;
export const VARIANT_FORMATS = ["avif", "webp"] as const;

/** Contacts on phones take no newer format. No address asks for it. */
const KEPT_FORMATS = [...VARIANT_FORMATS, "jpeg"] as const;

/** As it is stored. */
export interface KeptVariant {
  width: (typeof VARIANT_WIDTHS)[number];
  format: (typeof KEPT_FORMATS)[number];
}

export interface Variant extends KeptVariant {
  /** In pixels. A narrower picture is not enlarged. */
  width: (typeof VARIANT_WIDTHS)[number];
  format: (typeof VARIANT_FORMATS)[number];
}

/** What the parameters `w` and `f` ask for. */
type RequestedVariant =
  | { variant: Variant; isByAccept: boolean }
  /** Not on the list; the message says why. */
  | { problem: ApiMessage };

/** Parses `?w=640&f=avif`; without `f` the best format of the client's `Accept` header. */
export function requestedVariant(
  w: string | undefined,
  f: string | undefined,
  accept = "",
): RequestedVariant {
  const width = VARIANT_WIDTHS.find((listed) => String(listed) === w);
  if (width === undefined) return { problem: notOneOf("w", VARIANT_WIDTHS) };
  if (f === undefined) {
    const takesAvif = /image\/avif(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(accept);
    return { variant: { width, format: takesAvif ? "avif" : "webp" }, isByAccept: true };
  }
  const format = VARIANT_FORMATS.find((listed) => listed === f);
  if (!format) return { problem: notOneOf("f", VARIANT_FORMATS) };
  return { variant: { width, format }, isByAccept: false };
}

function notOneOf(parameter: string, options: readonly (string | number)[]): ApiMessage {
  return apiMessage("parameter_not_one_of", { parameter, options: options.map(String) });
}

/** The key under which a variant of a public picture is stored. */
export function variantKey(key: string, { width, format }: KeptVariant): string {
  const name = key.slice(key.lastIndexOf("/") + 1, key.lastIndexOf("."));
  return `variants/${name}-${width}.${format}`;
}

/** All keys that variants of a public picture may have, for deleting them with it. */
export function variantKeys(key: string): string[] {
  return VARIANT_WIDTHS.flatMap((width) =>
    KEPT_FORMATS.map((format) => variantKey(key, { width, format })),
  );
}

/** So many originals are held in memory at once, and so many more variants wait. */
const IN_MEMORY = 4;
const MOST_WAITING = 60;
const RETRY_SECONDS = 30;

export function pictureVariants(store: FileStore, pictures: Pick<PictureQueue, "view">) {
  const inProgress = new Map<string, Promise<void>>();
  // Beside the queue of pictures, in which all others would wait for a store that stalls.
  const making = new PQueue({ concurrency: IN_MEMORY });

  async function makeNow(key: string, variant: KeptVariant): Promise<void> {
    const original = await store.read(key);
    if (!original) return;
    const whole = await buffer(original);
    const bytes = await pictures.view((run) => run("resize", whole, variant));
    await store.putBytes(variantKey(key, variant), bytes, `image/${variant.format}`);
  }

  async function make(key: string, variant: KeptVariant): Promise<void> {
    if (making.size >= MOST_WAITING) throw unavailable(apiMessage("pictures_busy"), RETRY_SECONDS);
    await making.add(() => makeNow(key, variant));
  }

  return {
    /**
     * Reads the variant, making it first if necessary; concurrent callers share the work. Undefined
     * when there is no original.
     */
    async read(key: string, variant: KeptVariant): Promise<Readable | undefined> {
      const ownKey = variantKey(key, variant);
      const stored = await store.read(ownKey);
      if (stored) return stored;
      if (!inProgress.has(ownKey)) {
        const work = make(key, variant).finally(() => inProgress.delete(ownKey));
        inProgress.set(ownKey, work);
      }
      await inProgress.get(ownKey);
      return store.read(ownKey);
    },
  };
}
