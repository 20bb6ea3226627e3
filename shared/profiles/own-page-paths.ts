/** Paths without a language prefix, in a module without schemas. */

/** Where the owner of a card's page changes it. */
export const ownPagePath = (token: string) => `/cards/${token}`;

/** All that the shop keeps of a page, as one file. */
export const ownDataPath = (token: string) => `${ownPagePath(token)}/data.json`;

/** Where a card's owner asks for the link. */
export const askLinkPath = (code: string) => `/c/${code}/edit`;
