/**
 * Reorders some ids of a list: they share the positions that they already have, in the order of
 * `moved`; the others keep their positions. Undefined if `moved` has an id that is not in the list.
 */
export function inNewPositions(
  all: readonly string[],
  moved: readonly string[],
): string[] | undefined {
  const moving = new Set(moved);
  const queue = moved.values();
  const known = all.filter((id) => moving.has(id));
  if (known.length !== moving.size) return undefined;
  return all.map((id) => (moving.has(id) ? queue.next().value! : id));
}
