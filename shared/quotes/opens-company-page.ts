import type { Quote } from "./quote.ts";

const DAY_MS = 24 * 60 * 60_000;
/** After that the company has its link; a quote's is handed round, and can't be renewed. */
const DAYS = 14;

/** Whether an accepted quote still leads to the page of its company. */
export const opensCompanyPage = ({ state, answeredAt }: Pick<Quote, "state" | "answeredAt">) =>
  state === "accepted" &&
  answeredAt !== null &&
  Date.now() - new Date(answeredAt).getTime() < DAYS * DAY_MS;
