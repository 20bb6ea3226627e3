/**
 * Works on several items at once and yields the results in the order of the items. No more than `width`
 * results wait.
 */
export async function* inOrder<Item, Result>(
  items: AsyncIterable<Item>,
  width: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const begun: Promise<Result>[] = [];
  for await (const item of items) {
    const result = work(item);
    // It is awaited when its turn comes.
    result.catch(() => {});
    begun.push(result);
    if (begun.length >= width) yield await begun.shift()!;
  }
  for (const result of begun) yield await result;
}
