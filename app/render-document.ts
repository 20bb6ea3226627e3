import { randomBytes } from "node:crypto";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";

import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";

import { contentPolicy } from "./content-policy.ts";

/** A page as it is sent. */
interface Document {
  html: string;
  /** The Content-Security-Policy that lets it run what it is made of. */
  policy: string;
}

/**
 * Renders a page whole before the first byte leaves: the public pages are kept as finished bytes,
 * and an error half way must still be able to become an error page.
 * @param page drawn with the nonce on every script and style that it makes; it is taken away again,
 *   so that pages which are drawn alike are alike
 * @throws what keeps the page from being drawn at all; lesser errors are told to `onError`
 */
export async function renderDocument(
  page: (nonce: string) => ReactNode,
  { signal, onError }: { signal: AbortSignal; onError(error: unknown): void },
): Promise<Document> {
  const nonce = randomBytes(16).toString("hex");
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page(nonce), {
      nonce,
      // Else large sections come at the end of the page, for a script to put in their places:
      // without one they would stay hidden.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
      onError,
    });
    signal.addEventListener("abort", () => abort(signal.reason), { once: true });
  });
  return {
    html: html.replaceAll(` nonce="${nonce}"`, ""),
    policy: contentPolicy(html, nonce),
  };
}
