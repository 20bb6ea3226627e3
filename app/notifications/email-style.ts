import type { CSSProperties } from "react";

import { getTextDirection } from "#app/i18n/locale.ts";

import { MAIL_TYPEFACE } from "./mail-typeface.ts";

/**
 * The styles of e-mails. Many mail programs support neither style sheets nor CSS variables, so the
 * shop's colours are repeated here as inline styles. Programs with a dark mode that do read style
 * sheets take the dark colours from the classes. Nor do many know logical properties: the side on which
 * lines begin is named by the language's direction.
 */
const IS_RTL = getTextDirection() === "rtl";
const START = IS_RTL ? "right" : "left";
const END = IS_RTL ? "left" : "right";
/** Between words on one side and their neighbours, in pixels. */
const atStart = (pixels: number): CSSProperties =>
  IS_RTL ? { paddingRight: pixels } : { paddingLeft: pixels };
const atEnd = (pixels: number): CSSProperties =>
  IS_RTL ? { paddingLeft: pixels } : { paddingRight: pixels };

const PAPER = "#f6f3ec";
const PAPER_LO = "#ece6da";
const INK = "#17150f";
const INK_2 = "#57514a";
const LINE = "#d8d3ca";
const COPPER = "#a4451e";
const NIGHT = "#15130f";
const ON_NIGHT = "#f1ebe0";
const ON_NIGHT_2 = "#b3aa9d";

/** The dark version of the colours. */
export const DARK_STYLE = `@media (prefers-color-scheme: dark) {
.paper { background-color: ${NIGHT} !important; }
.paper-lo { background-color: #211e18 !important; }
.night { background-color: #2a261f !important; }
.ink { color: ${ON_NIGHT} !important; }
.ink-2 { color: ${ON_NIGHT_2} !important; }
.copper { color: #e09468 !important; }
.rule { border-color: ${ON_NIGHT} !important; }
.line { border-color: #3a362f !important; }
.button { background-color: ${ON_NIGHT} !important; color: ${INK} !important; }
}`;

/** With what only Outlook for Windows reads. */
type MailStyle = CSSProperties & { msoPaddingAlt?: string; msoHide?: string };

const text = (fontSize: number, lineHeight: number, color: string): CSSProperties => ({
  margin: 0,
  fontSize,
  lineHeight: `${lineHeight}px`,
  color,
});

export const STYLE = {
  page: {
    margin: 0,
    padding: 0,
    backgroundColor: PAPER,
    color: INK,
    fontFamily: MAIL_TYPEFACE,
    fontWeight: 400,
  },
  preview: {
    display: "none",
    msoHide: "all",
    maxHeight: 0,
    overflow: "hidden",
    fontSize: 1,
    color: PAPER,
  },
  table: { width: "100%", borderCollapse: "collapse" },
  sheet: { width: "100%", maxWidth: 560, margin: "0 auto", borderCollapse: "collapse" },
  margins: { backgroundColor: PAPER, padding: "32px 20px 40px" },
  brand: { ...text(18, 24, INK), paddingBottom: 16, borderBottom: `1px solid ${INK}` },
  mark: { color: COPPER, fontSize: 18 },
  title: {
    ...text(32, 38, INK),
    fontWeight: 300,
    letterSpacing: "-0.03em",
    paddingTop: 32,
    overflowWrap: "anywhere",
  },
  /** Arabic letters join, and reach further up and down. */
  arabicTitle: { letterSpacing: 0, lineHeight: "46px" },
  intro: { ...text(16, 26, INK_2), paddingTop: 12, overflowWrap: "anywhere" },
  reference: { backgroundColor: NIGHT, borderRadius: 14, padding: "18px 20px" },
  referenceName: text(13, 19, ON_NIGHT_2),
  referenceValue: { ...text(26, 34, ON_NIGHT), fontWeight: 300, letterSpacing: "0.02em" },
  heading: {
    ...text(18, 26, INK),
    padding: "12px 0",
    borderTop: `1px solid ${INK}`,
    fontWeight: 400,
    textAlign: START,
  },
  gap: { height: 32, lineHeight: "32px", fontSize: 1 },
  cell: {
    ...text(15, 23, INK),
    padding: "10px 0",
    borderTop: `1px solid ${LINE}`,
    verticalAlign: "top",
    overflowWrap: "anywhere",
  },
  text: {
    ...text(15, 23, INK),
    padding: "10px 0",
    borderTop: `1px solid ${LINE}`,
    whiteSpace: "pre-line",
    overflowWrap: "anywhere",
  },
  factName: {
    ...text(13, 23, INK_2),
    width: 110,
    padding: "10px 0",
    ...atEnd(12),
    fontWeight: 400,
    borderTop: `1px solid ${LINE}`,
    textAlign: START,
    verticalAlign: "top",
  },
  detail: text(13, 19, INK_2),
  price: {
    ...text(15, 23, INK),
    padding: "10px 0",
    ...atStart(16),
    borderTop: `1px solid ${LINE}`,
    textAlign: END,
    verticalAlign: "top",
    whiteSpace: "nowrap",
    fontVariantNumeric: "tabular-nums",
  },
  total: { fontSize: 20, lineHeight: "28px", borderTop: `1px solid ${INK}` },
  stepNumber: {
    ...text(15, 23, COPPER),
    width: 28,
    padding: "10px 0",
    borderTop: `1px solid ${LINE}`,
    verticalAlign: "top",
  },
  /** Outlook for Windows knows the padding of cells only; programs that know that of links use both. */
  buttonCell: { backgroundColor: INK, borderRadius: 999, msoPaddingAlt: "15px 28px" },
  button: {
    display: "inline-block",
    padding: "15px 28px",
    borderRadius: 999,
    backgroundColor: INK,
    color: PAPER,
    fontSize: 15,
    lineHeight: "24px",
    textDecoration: "none",
  },
  /** A further thing to do, below a line. */
  second: { ...text(15, 24, INK_2), paddingTop: 16, borderTop: `1px solid ${INK}` },
  secondLink: { color: INK },
  letter: { padding: "24px 20px 32px" },
  letterText: { ...text(16, 26, INK), whiteSpace: "pre-line", overflowWrap: "anywhere" },
  quoteIntro: { ...text(13, 21, INK_2), paddingTop: 32 },
  quote: {
    ...text(15, 23, INK_2),
    margin: "8px 0 0",
    padding: 0,
    ...atStart(16),
    [IS_RTL ? "borderRight" : "borderLeft"]: `2px solid ${LINE}`,
    whiteSpace: "pre-line",
    overflowWrap: "anywhere",
  },
  foot: { backgroundColor: PAPER_LO, padding: "24px 20px 32px" },
  footLine: text(13, 21, INK_2),
  link: { color: INK_2 },
} satisfies Record<string, MailStyle>;
