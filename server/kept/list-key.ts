/** What a list is kept under: the same for queries that differ in their order or spelling alone. */
export function listKey(path: string, query: string): string {
  if (query === "" || query === "?") return path;
  const parameters = new URLSearchParams(query);
  parameters.sort();
  return `${path}?${parameters}`;
}
