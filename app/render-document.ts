import { randomBytes } from "node:crypto";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";

import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";

import { contentPolicy } from "./content-policy.ts";

/** A rendered page. */
interface Document {
  html: string;
  /** The Content-Security-Policy that allows the page's own scripts and styles. */
  policy: string;
}

/**
 * Renders a page completely before the first byte is sent: public pages are cached as a whole, and
 * an error in the middle can still become an error page.
 * @param page rendered with the nonce on every generated script and style; the nonce is removed
 *   again, so that two renderings of the same page are identical
 * @param finish changes the HTML, with the same nonce on what it adds
 * @throws errors that prevent rendering altogether; others are passed to `onError`
 */
export async function renderDocument(
  page: (nonce: string) => ReactNode,
  {
    signal,
    onError,
    finish = (html) => html,
  }: {
    signal: AbortSignal;
    onError(error: unknown): void;
    finish?: (html: string, nonce: string) => string;
  },
): Promise<Document> {
  const nonce = randomBytes(16).toString("hex");
  const rendered = await new Promise<string>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page(nonce), {
      nonce,
      // Otherwise React puts large sections at the end of the document, for a script to move:
      // without scripts they would stay hidden.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
      onError,
    });
    signal.addEventListener("abort", () => abort(signal.reason), { once: true });
  });
  const html = finish(rendered, nonce);
  return {
    html: html.replaceAll(` nonce="${nonce}"`, ""),
    policy: contentPolicy(html, nonce),
  };
}
