import { createElement, type FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";

import { loadInEach } from "./from-sources.ts";

/** The part of the drawing with head and shoulders. */
const SQUARE = `width="360" height="360" viewBox="64 14 288 288"`;

const KINDS = ["a", "b", "c"] as const;

interface Drawing {
  Portrait: FunctionComponent<{ kind: (typeof KINDS)[number] }>;
}

/** The files of the example testimonials' portraits, as `app/card/portrait.tsx` draws them now. */
export async function examplePortraits(): Promise<{ file: URL; svg: string }[]> {
  const { Portrait } = (await loadInEach<Drawing>("card/portrait.tsx")).en;
  return KINDS.map((kind) => {
    const drawn = renderToStaticMarkup(createElement(Portrait, { kind }));
    return {
      file: new URL(`../seed/portrait-${kind}.svg`, import.meta.url),
      svg: drawn.replace(/^<svg [^>]*>/, `<svg xmlns="http://www.w3.org/2000/svg" ${SQUARE}>`),
    };
  });
}
