import { useId } from "react";

import { FRINGE, HAIR, PAPERS, type PortraitKind } from "./portrait-paper.ts";

interface PortraitProps {
  kind?: PortraitKind;
  /** More of the wall above the head, where something covers it: up to 15 units of 360. */
  above?: number;
}

/**
 * A person in two shades of paper, lit from the top left: for examples, not a real person. Fills
 * its container and keeps the head in view.
 */
export function Portrait({ kind = "a", above = 0 }: PortraitProps) {
  const id = useId();
  const paper = PAPERS[kind];
  return (
    <svg
      className="block size-full"
      viewBox={`0 ${-above} 416 360`}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={`${id}wall`} x1="0" y1="0" x2="1" y2="1">
          <stop stopColor={paper.wall[0]} />
          <stop offset="1" stopColor={paper.wall[1]} />
        </linearGradient>
        {/* Soft shadows of head and shoulders: a blur would be slow to paint. */}
        <radialGradient id={`${id}cast`}>
          <stop offset=".55" stopOpacity=".34" />
          <stop offset=".78" stopOpacity=".16" />
          <stop offset="1" stopOpacity="0" />
        </radialGradient>
        <clipPath id={`${id}face`}>
          <path d="M156 140c0-48 22-74 52-74s52 26 52 74c0 54-22 92-52 92s-52-38-52-92z" />
        </clipPath>
      </defs>
      <rect y="-15" width="416" height="375" fill={`url(#${id}wall)`} />
      <path d="M246.7-15h170v375h-86.7z" opacity=".09" />
      <g fill={`url(#${id}cast)`}>
        <ellipse cx="230" cy="168" rx="88" ry="116" />
        <ellipse cx="246" cy="360" rx="206" ry="146" />
      </g>
      <path d={HAIR[kind][0]} fill={paper.hair} />
      <path d={HAIR[kind][1]} fill={paper.hairShade} />
      <path d="M36 380c0-92 44-122 128-136h88c84 14 128 44 128 136z" fill={paper.coat} />
      <path d="M252 244c84 14 128 44 128 136H212z" fill={paper.coatShade} />
      <path d="M164 246l44 62 44-62-12-10h-64z" fill={paper.shirt} />
      <path d="M176 196h64v44c-8 20-22 32-32 34-10-2-24-14-32-34z" fill={paper.shade} />
      <path d="M176 196h30v20c-10 18-20 24-30 24z" fill={paper.skin} opacity=".55" />
      <g clipPath={`url(#${id}face)`}>
        <rect x="150" y="60" width="120" height="180" fill={paper.skin} />
        <path
          d="M216 60c4 30-4 52 2 76 2 12 10 18 6 26-4 6-10 4-10 12 2 18-2 40-10 62h70V60z"
          fill={paper.shade}
        />
      </g>
      <g transform="translate(0 -5)">
        <path d={FRINGE[kind][0]} fill={paper.hair} />
        <path d={FRINGE[kind][1]} fill={paper.hairShade} />
      </g>
    </svg>
  );
}
