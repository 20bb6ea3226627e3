/**
 * An error as it may stand in a log. What a database says of a query quotes the values that people
 * have typed: of such an error only the query's text and what kind of failure it was are kept.
 */
export function loggable(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: `thrown: ${typeof error}` };
  const { query, code, constraint, table, routine, severity } = error as Error &
    Record<string, unknown>;
  const isOfDatabase = typeof query === "string" || severity !== undefined;
  return {
    type: error.name,
    message: isOfDatabase ? undefined : error.message,
    query: typeof query === "string" ? query : undefined,
    code,
    constraint,
    table,
    routine,
    stack: framesOf(error),
    cause: error.cause === undefined ? undefined : loggable(error.cause),
  };
}

/** Where it happened, without the message that a stack begins with. */
function framesOf({ stack = "" }: Error): string[] {
  return stack
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line.startsWith("at "));
}
