import type { ReactNode } from "react";

import { textParts } from "#shared/proofs/letters/printed-text.ts";

import { FAINT } from "./card-geometry.ts";

/**
 * What is drawn of a text: what can't be printed is left out or, on the live card, faint like all that
 * is not printed. A function and no component, because print takes texts as they are (`shapesOf`).
 */
export function setText(text: string, isFaint = false): ReactNode {
  const parts = textParts(text);
  if (!isFaint || parts.every(({ isPrinted }) => isPrinted)) {
    const printed = parts.filter(({ isPrinted }) => isPrinted).map((part) => part.text);
    return printed.join("").replace(/ +/g, " ").trim();
  }
  return parts.map((part, index) =>
    part.isPrinted ? (
      part.text
    ) : (
      <tspan key={index} fillOpacity={FAINT}>
        {part.text}
      </tspan>
    ),
  );
}
