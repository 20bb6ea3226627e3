import { wrapped } from "#app/card/wrapped-text.ts";
import { m } from "#app/i18n/translations.ts";
import type {
  CardPrinter,
  NamedProof,
  ProofListFacts,
} from "#server/features/proofs/card-printer.ts";
import { captionOf } from "#shared/proofs/proof-page.ts";
import type { ProofCheck } from "#shared/proofs/proof.ts";

import { NOTE_INK, PAGE, ROOM, sheet, type Sheet } from "../documents/sheet.ts";
import { checkText } from "./check-text.ts";

const LINE = 44;
const SIZE = 32;
const NOTE = { size: 28, fill: NOTE_INK } as const;
const WARN_INK = "#8a4b00";
/** From the margin to what is told of a person. */
const NAME_AT = 110;
const FOOT = PAGE.height - 100;
/** Below the head of the first page, and at the top of those that follow. */
const TOP = PAGE.margin + 60;
/** No line of a list begins below it. */
const BOTTOM = FOOT - 120;
const MOST_NAME = 46;

/** As in all documents: the day in Jordan. */
const DAY = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Amman" });

/** What the document is, and whose cards should be looked at first; as many pages as they take. */
export const drawProofList: CardPrinter["drawProofList"] = (facts) => {
  const pages = [sheet()];
  let y = head(pages[0]!, facts);
  const room = (lines: number) => {
    if (y + lines * LINE <= BOTTOM) return;
    pages.push(sheet());
    y = TOP;
  };
  for (const proof of facts.problems) {
    const told = toldOf(proof).flatMap((text) => wrapped(text, (ROOM - NAME_AT) / NOTE.size));
    room(Math.min(told.length, 6) + 2);
    const page = pages.at(-1)!;
    page.text(String(proof.number), 0, (y += LINE + 20), { size: SIZE, weight: 500 });
    page.text(nameOf(proof), NAME_AT, y, { size: SIZE, weight: 500 });
    for (const line of told) {
      room(1);
      pages.at(-1)!.text(line, NAME_AT, (y += LINE), NOTE);
    }
  }
  return pages.map((page) => page.drawing());
};

/** @returns where it ends */
function head(page: Sheet, { orderNumber, organization, at, ...facts }: ProofListFacts): number {
  const { cards, proofs, problems } = facts;
  let y = TOP;
  page.text(m.proof_document_title(), 0, y, { size: 56, weight: 500 });
  page.text(orderNumber, ROOM, y, { size: 40, weight: 500, at: "end" });
  page.text(organization, 0, (y += 64), { size: 38 });
  page.text(DAY.format(at), ROOM, y, { ...NOTE, at: "end" });
  y += 40;
  const texts = [
    m.proof_document_count({ proofs, cards }),
    ...(proofs < cards ? [m.proof_document_missing({ count: cards - proofs })] : []),
    m.proof_document_rule(),
  ];
  for (const line of texts.flatMap((text) => wrapped(text, ROOM / SIZE))) {
    page.text(line, 0, (y += LINE + 4), { size: SIZE });
  }
  page.rule((y += 40));
  const title =
    problems.length > 0
      ? m.proof_document_problems({ count: problems.length })
      : m.proof_document_no_problems();
  page.text(title, 0, (y += 70), { size: 40, weight: 500 });
  return y;
}

function toldOf({ checks, comment }: NamedProof): string[] {
  const wish = comment === "" ? [] : [m.proof_document_comment({ comment })];
  return [...wish, ...checks.map((check) => checkText(drawable(check)))];
}

/** Letters without a drawing have none here either: they are named by their codes. */
function drawable(check: ProofCheck): ProofCheck {
  if (check.kind !== "letters_missing") return check;
  const codeOf = (letter: string) =>
    `U+${letter.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}`;
  return { ...check, letters: check.letters.map(codeOf) };
}

/** The names of the cards on a page. What is not right of one is told on the first page; here is where. */
export const drawProofPage: CardPrinter["drawProofPage"] = (cards, place) => {
  const page = sheet();
  const { orderNumber, page: number, pages } = place;
  page.text(orderNumber, 0, 150, NOTE);
  page.text(m.proof_document_page({ page: number, pages }), ROOM, 150, { ...NOTE, at: "end" });
  cards.forEach((card, row) => {
    const y = captionOf(row);
    page.text(String(card.number), 0, y, { size: SIZE, weight: 500 });
    page.text(nameOf(card), NAME_AT, y, { size: SIZE });
    if (toldOf(card).length === 0) return;
    page.text(m.proof_document_look(), ROOM, y, { size: 28, fill: WARN_INK, at: "end" });
  });
  return page.drawing();
};

function nameOf({ name, jobTitle }: NamedProof): string {
  const text = jobTitle === "" ? name : `${name} · ${jobTitle}`;
  const letters = [...text];
  return letters.length > MOST_NAME ? `${letters.slice(0, MOST_NAME - 1).join("")}…` : text;
}
