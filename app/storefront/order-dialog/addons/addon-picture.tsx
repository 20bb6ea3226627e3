import type { ReactNode } from "react";

import type { InputType } from "#shared/addons/input-types.ts";
import type { KnownAddon } from "#shared/addons/known-addons.ts";

const LINE = { fill: "none", strokeWidth: 1.75, strokeLinecap: "round" } as const;
const INK_LINE = { ...LINE, stroke: "var(--color-ink-2)" };
const PAPER_LINE = { ...LINE, stroke: "var(--color-on-night-2)" };
const COPPER_LINE = { ...LINE, stroke: "var(--color-copper-on-night)" };

/**
 * Small figures in the pen of all technical figures: a line of ink, one black card, one part in copper,
 * which is what the addon adds. In 64 x 44 units.
 */
const KNOWN: Record<KnownAddon, ReactNode> = {
  backText: (
    <>
      <Card />
      <Code />
      <path d="M13 15h17M13 21h17M13 27h11" {...COPPER_LINE} />
    </>
  ),
  backPicture: (
    <>
      <Card />
      <Code />
      <path d="M13 30l6-9 5 6 3-3 4 6z" fill="var(--color-copper-on-night)" />
      <circle cx="27" cy="16" r="2.5" fill="var(--color-copper-on-night)" />
    </>
  ),
  employeeNumber: (
    <>
      <Card />
      <Code />
      <path d="M13 15h12" {...PAPER_LINE} />
      <path d="M18 22l-2 10M25 22l-2 10M14.5 25.5h13M13.5 29h13" {...COPPER_LINE} />
    </>
  ),
  finish: (
    <>
      <Card />
      <path d="M20 6l-12 18v8L28 6zM40 6L23 36h6L48 6z" fill="var(--color-copper-on-night)" />
    </>
  ),
  holder: (
    <>
      <rect x="14" y="3" width="36" height="24" rx="3" fill="var(--color-ink)" />
      <path
        d="M9 15h46v22a4 4 0 0 1-4 4H13a4 4 0 0 1-4-4z"
        fill="var(--color-paper)"
        stroke="var(--color-copper)"
        strokeWidth="1.5"
      />
      <path d="M26 15a6 6 0 0 0 12 0" fill="none" stroke="var(--color-copper)" strokeWidth="1.5" />
    </>
  ),
  wrapping: (
    <>
      <rect x="12" y="14" width="40" height="27" rx="3" fill="var(--color-ink)" />
      <path
        d="M32 14v27M12 26h40M32 14c-5-10-14-9-13-4 .7 3 7 4 13 4zM32 14c5-10 14-9 13-4-.7 3-7 4-13 4z"
        fill="none"
        stroke="var(--color-copper-on-night)"
        strokeWidth="1.75"
      />
    </>
  ),
};

/** For an addon of the owner's: what kind of thing is asked for. */
const OTHER: Record<InputType, ReactNode> = {
  text: (
    <>
      <Frame />
      <path d="M16 17h24M16 26h16" {...INK_LINE} />
      <path d="M37 22v9M34.5 22h5M34.5 31h5" stroke="var(--color-copper)" strokeWidth="1.5" />
    </>
  ),
  number: (
    <>
      <Frame />
      <path
        d="M27 13l-3 18M38 13l-3 18M19.5 19h23M18.5 26h23"
        stroke="var(--color-copper)"
        strokeWidth="1.75"
        strokeLinecap="round"
      />
    </>
  ),
  radio: <Options />,
  select: <Options />,
  image: (
    <>
      <Frame />
      <path d="M14 33l11-14 8 9 5-5 12 10" {...INK_LINE} />
      <circle cx="41" cy="15" r="3.5" fill="var(--color-copper)" />
    </>
  ),
};

interface AddonPictureProps {
  known: KnownAddon | null;
  inputType: InputType;
}

/** A figure of an addon. Decoration: its title and explanation say the same. */
export function AddonPicture({ known, inputType }: AddonPictureProps) {
  return (
    <svg viewBox="0 0 64 44" aria-hidden="true" className="h-11 w-16 shrink-0">
      {known ? KNOWN[known] : OTHER[inputType]}
    </svg>
  );
}

function Card() {
  return <rect x="8" y="6" width="48" height="30" rx="3" fill="var(--color-ink)" />;
}

/** The code on the back. */
function Code() {
  return (
    <path
      d="M38 13h6v6h-6zM46 13h4v4h-4zM38 21h4v4h-4zM44 21h6v8h-4v-4h-2zM38 27h4v4h-4z"
      fill="var(--color-on-night-2)"
    />
  );
}

function Frame() {
  return (
    <rect
      x="9"
      y="7"
      width="46"
      height="30"
      rx="4"
      fill="none"
      stroke="var(--color-ink-2)"
      strokeWidth="1.5"
    />
  );
}

function Options() {
  return (
    <>
      <circle cx="17" cy="13" r="4" fill="none" stroke="var(--color-ink-2)" strokeWidth="1.5" />
      <circle cx="17" cy="31" r="4" fill="var(--color-copper)" />
      <path d="M27 13h22M27 31h16" {...INK_LINE} />
    </>
  );
}
