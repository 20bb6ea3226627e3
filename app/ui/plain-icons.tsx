import { lineIcon } from "./line-icon.tsx";

/** The few icons of every page's first view, which therefore needs no icon set. */
export const LinesIcon = lineIcon(<path d="M5 9h14M5 15h14" />);
export const CrossIcon = lineIcon(<path d="M6.5 6.5l11 11M17.5 6.5l-11 11" />);
export const TickIcon = lineIcon(<path d="M4.5 12.5l5 5 10-11" />);
export const NoPictureIcon = lineIcon(
  <path d="M8 4h10a2 2 0 0 1 2 2v10M19 20H6a2 2 0 0 1-2-2V5M4 17l5-5 7 8M3 3l18 18" />,
);
