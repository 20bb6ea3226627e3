/** The page of the quote to which the token belongs, without a language prefix. */
export const quotePagePath = (token: string) => `/quotes/${token}`;
