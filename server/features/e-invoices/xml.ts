/** An element of an XML document; where there is nothing to say, it is left out. */
export type XmlElement = string | undefined;

const ESCAPES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign]!);

const tag = (name: string, attributes: Record<string, string>) =>
  [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value)}"`)].join(
    " ",
  );

/** An element with a text. The shop's own texts have no characters that XML forbids (`shared/text.ts`). */
export const textElement = (
  name: string,
  text: string,
  attributes: Record<string, string> = {},
): XmlElement => `<${tag(name, attributes)}>${escaped(text)}</${name}>`;

/** An element with others, one a line. */
export const element = (
  name: string,
  children: readonly XmlElement[],
  attributes: Record<string, string> = {},
): XmlElement =>
  [`<${tag(name, attributes)}>`, ...children.filter((child) => child), `</${name}>`].join("\n");
