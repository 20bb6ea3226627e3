/**
 * A list in which some have changed places with each other: they share the places that they have, in
 * the order in which `moved` names them. Undefined when one of them is not in the list.
 */
export function inNewOrder(all: readonly string[], moved: readonly string[]): string[] | undefined {
  const moving = new Set(moved);
  const queue = moved.values();
  const known = all.filter((id) => moving.has(id));
  if (known.length !== moving.size) return undefined;
  return all.map((id) => (moving.has(id) ? queue.next().value! : id));
}
