/** From so many cards on their proofs are shown in pages, and looked for by name. */
export const PAGED_FROM = 10;

/** So many a page shows. */
export const PROOFS_PER_PAGE = 24;
