import { isDeepStrictEqual } from "node:util";

import type { historyListStore } from "#server/features/history/history-list.store.ts";
import type { OrderRow } from "#server/features/orders/order.store.ts";
import type { FileLinks } from "#server/platform/files/file-links.ts";
import { cardPath } from "#shared/cards/card-code.ts";
import { isPrinted } from "#shared/cards/printed.ts";
import type { CustomersProof, PrintSettings, Proof, ProofState } from "#shared/proofs/proof.ts";

import type { ProofOfCard, ProofRow } from "./proof.store.ts";
import type { PrintedCard } from "./proof.table.ts";

/** After so long without an answer somebody should ask, in milliseconds. */
const PATIENCE_MS = 3 * 24 * 60 * 60_000;

type CardRow = ProofOfCard["card"];
type Users = Awaited<ReturnType<ReturnType<typeof historyListStore>["usersOf"]>>;

/** What is printed on a card as it is now. */
export function printedOf(card: CardRow, cardUrl: string): PrintedCard {
  return {
    nameOnCard: card.nameOnCard,
    jobTitle: card.jobTitle,
    organization: card.organization,
    color: card.color,
    logo: card.includePrintedLogo ? card.companyLogo : "",
    addons: card.addons,
    url: cardUrl + cardPath(card.code),
  };
}

/** Whether the card was changed after the proof. */
export function isOutdated({ proof, card }: ProofOfCard, cardUrl: string): boolean {
  // As it is read from the database: without what is undefined.
  const now: unknown = JSON.parse(JSON.stringify(printedOf(card, cardUrl)));
  return !isDeepStrictEqual(now, proof.printed);
}

export function stateOf({ proof, making }: ProofOfCard): ProofState {
  if (making) return making.hasFailed ? "failed" : "making";
  return answerState(proof) ?? "ready";
}

/** Whether it was sent, and its customer is still to look at it. */
export const isAwaitingAnswer = (found: ProofOfCard): boolean =>
  found.isNewest && answerState(found.proof) === "sent" && !isOutdated(found, cardUrlOf(found));

/** The origin of the addresses on cards when the proof was begun. */
export const cardUrlOf = ({ proof, card }: ProofOfCard): string =>
  proof.printed.url.slice(0, -cardPath(card.code).length);

/** Whether nobody has answered for so long that somebody should ask. */
export function isUnanswered(found: ProofOfCard): boolean {
  const { sentAt } = found.proof;
  const isWaiting = found.isNewest && stateOf(found) === "sent" && sentAt !== null;
  return isWaiting && Date.now() - sentAt.getTime() > PATIENCE_MS;
}

/** Null while it is not sent. What is sent again after a comment waits again. */
function answerState({
  sentAt,
  commentedAt,
  approvedAt,
}: ProofRow): CustomersProof["state"] | null {
  if (approvedAt) return "approved";
  if (!sentAt) return null;
  return commentedAt && commentedAt > sentAt ? "commented" : "sent";
}

export const settingsOf = ({
  bleed,
  colors,
}: Pick<ProofRow, "bleed" | "colors">): PrintSettings => ({
  bleedMm: bleed / 10,
  colors,
});

export function presentProof(
  found: ProofOfCard,
  { links, cardUrl, users }: { links: FileLinks; cardUrl: string; users: Users },
): Proof {
  const { proof, card, making } = found;
  const state = stateOf(found);
  const { sentAt, approvedAt, approvedBy } = proof;
  const user = users.get(approvedBy);
  return {
    _id: proof.id,
    id: proof.id,
    card: card.id,
    version: proof.version,
    state,
    problem: making?.problem ?? "",
    nextTryAt: state === "making" ? making!.nextTryAt.toISOString() : null,
    ...settingsOf(proof),
    face: links.signedPath(proof.face),
    back: links.signedPath(proof.back),
    checks: proof.checks,
    isOutdated: isOutdated(found, cardUrl),
    isUnanswered: isUnanswered(found),
    comment: proof.comment,
    approvedBy: approvedBy
      ? { name: user?.name || user?.email || "", note: proof.approvalNote }
      : null,
    fileHash: proof.hashes["card.pdf"] ?? "",
    createdAt: proof.createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    commentedAt: proof.commentedAt?.toISOString() ?? null,
    approvedAt: approvedAt?.toISOString() ?? null,
  };
}

/** Of each card the newest proof that was sent; what is printed now is none of an older card. */
export function proofsOfCustomer(
  found: readonly ProofOfCard[],
  order: Pick<OrderRow, "status">,
  { links, cardUrl }: { links: FileLinks; cardUrl: string },
): CustomersProof[] {
  const cards = new Set<string>();
  return found.flatMap((each) => {
    const state = answerState(each.proof);
    if (!state || cards.has(each.card.id)) return [];
    cards.add(each.card.id);
    const { id, face, back, comment, approvedAt } = each.proof;
    return [
      {
        _id: id,
        id,
        face: links.signedPath(face),
        back: links.signedPath(back),
        state,
        isPrinted: isPrinted(each.card, order),
        isOutdated: isOutdated(each, cardUrl),
        comment,
        approvedAt: approvedAt?.toISOString() ?? null,
      },
    ];
  });
}
