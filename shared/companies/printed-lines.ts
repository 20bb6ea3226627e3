/** What of a person is printed besides the name, where the company wants it. */
export const PRINTED_LINES = ["position", "organization"] as const;
export type PrintedLine = (typeof PRINTED_LINES)[number];
