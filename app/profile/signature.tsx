import type { CSSProperties, ReactNode } from "react";

import { textDirection } from "#app/card/card-geometry.ts";
import { m } from "#app/i18n/translations.ts";
import { MAIL_TYPEFACE } from "#app/notifications/mail-typeface.ts";
import { LANGUAGES, type Locale } from "#shared/i18n/locale.ts";
import type { ProfileView } from "#shared/profiles/profile-view.ts";

import type { ContactRow } from "./contact-rows.ts";
import { PALETTES } from "./themes.ts";
import { fullName } from "./view-labels.ts";

interface SignatureProps {
  view: ProfileView;
  rows: readonly ContactRow[];
  language: Locale;
  withCode: boolean;
}

const INK = "#17150f";
const SOFT = "#57514a";
const PHOTO = 80;

/**
 * What stands below somebody's e-mails, for programs that know tables, attributes and the plainest of
 * inline styles only: sides are named left and right, and each table says its direction itself, because
 * what is around it may have the other one.
 */
export function Signature({ view, rows, language, withCode }: SignatureProps) {
  const { direction } = LANGUAGES[language];
  const isRtl = direction === "rtl";
  const [start, end] = isRtl ? (["right", "left"] as const) : (["left", "right"] as const);
  const accent = accentOf(view);
  const table = {
    role: "presentation",
    dir: direction,
    border: 0,
    cellPadding: 0,
    cellSpacing: 0,
  };
  const lines = linesOf(view, rows, accent);
  const picture = (file: string, width: number, style: CSSProperties) => (
    <img
      src={`${view.url}/${file}`}
      width={width}
      alt=""
      style={{ display: "block", width, height: "auto", border: 0, ...style }}
    />
  );
  return (
    <table
      {...table}
      lang={language}
      style={{ direction, borderCollapse: "collapse", fontFamily: MAIL_TYPEFACE }}
    >
      <tbody>
        <tr>
          {view.photo && (
            <td align={start} valign="top" style={{ padding: isRtl ? "0 0 0 16px" : "0 16px 0 0" }}>
              {picture("photo.jpg", PHOTO, { borderRadius: 12 })}
            </td>
          )}
          <td
            align={start}
            valign="top"
            style={
              isRtl
                ? { padding: "0 16px 0 0", borderRight: `3px solid ${accent}` }
                : { padding: "0 0 0 16px", borderLeft: `3px solid ${accent}` }
            }
          >
            <table {...table} style={{ direction, borderCollapse: "collapse" }}>
              <tbody>
                {lines.map(({ key, style, content }) => (
                  <tr key={key}>
                    <td align={start} style={{ textAlign: start, ...style }}>
                      {content}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </td>
          {withCode && (
            <td align={end} valign="top" style={{ padding: isRtl ? "0 16px 0 0" : "0 0 0 16px" }}>
              {picture("qr.png", 88, {})}
            </td>
          )}
        </tr>
      </tbody>
    </table>
  );
}

interface SignatureLine {
  key: string;
  style: CSSProperties;
  content: ReactNode;
}

const textStyle = (fontSize: number, lineHeight: number, color: string): CSSProperties => ({
  fontSize,
  lineHeight: `${lineHeight}px`,
  color,
  wordBreak: "break-word",
});

/** Name and work, each number and address in a line of its own, all links in one, and the page. */
function linesOf(view: ProfileView, rows: readonly ContactRow[], accent: string): SignatureLine[] {
  const role = [view.jobTitle, view.organization].filter((part) => part !== "");
  const own = rows.filter(({ kind }) => kind !== "link" && kind !== "chat");
  const links = rows.filter((row) => !own.includes(row));
  const text = textStyle(13, 20, INK);
  const lines: SignatureLine[] = [
    {
      key: "name",
      style: { ...textStyle(18, 26, INK), fontWeight: "bold" },
      content: <Whole text={fullName(view)} />,
    },
  ];
  if (role.length > 0) {
    lines.push({
      key: "role",
      style: { ...textStyle(13, 20, SOFT), paddingBottom: 6 },
      content: between(role.map((part) => <Whole key={part} text={part} />)),
    });
  }
  for (const row of own) {
    lines.push({ key: row.href, style: text, content: <RowLink row={row} color={INK} /> });
  }
  if (links.length > 0) {
    lines.push({
      key: "links",
      style: text,
      content: between(links.map((row) => <RowLink key={row.href} row={row} color={INK} />)),
    });
  }
  lines.push({
    key: "page",
    style: { ...textStyle(13, 20, accent), paddingTop: 6, fontWeight: "bold" },
    content: (
      <a href={view.url} style={{ color: accent, textDecoration: "underline" }}>
        {m.profile_signature_page()}
      </a>
    ),
  });
  return lines;
}

/** What the row is of is seen from its value; of a link that has a name, the name is enough. */
function RowLink({ row, color }: { row: ContactRow; color: string }) {
  const { kind, href, name, value, isText, isUnnamed } = row;
  const isShort = kind === "link" || kind === "chat";
  const shown = isShort ? (isUnnamed ? value.split("/")[0]! : name) : value;
  return (
    <a href={href} style={{ color, textDecoration: isShort ? "underline" : "none" }}>
      {isText || isShort ? <Whole text={shown} /> : <span dir="ltr">{shown}</span>}
    </a>
  );
}

/** In the direction of its own letters: a few programs know no `bdi`, nor `auto`. */
const Whole = ({ text }: { text: string }) => <span dir={textDirection(text)}>{text}</span>;

function between(parts: readonly ReactNode[]): ReactNode[] {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [" · ", part]));
}

/** Mails are read on white, so a dark page lends the colour of the light one. */
const accentOf = ({ theme }: ProfileView) =>
  PALETTES[theme === "ink" ? "paper" : theme].light.accent;
