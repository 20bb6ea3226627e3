// Apart from the typeface's table, which is large: messages need only this.

/** Signs in a message of any direction; of many the first. */
export function listOfSigns(signs: readonly string[], most = 12): string {
  return `\u2068${signs.slice(0, most).join(" ")}${signs.length > most ? " …" : ""}\u2069`;
}
