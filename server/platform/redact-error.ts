/** What a message or a query quotes can be as long as somebody likes. */
const MAX_TEXT_LENGTH = 1_000;
/** What a message quotes can look like one. */
const MAX_FRAMES = 20;
/** Of errors that were caused by errors. */
const MAX_CAUSES = 5;

/**
 * An error as it may stand in a log: of a bounded length. What a database says of a query quotes the
 * values that people have typed: of such an error only the query's text and what kind of failure it
 * was are kept.
 */
export function redactError(error: unknown, causes = MAX_CAUSES): unknown {
  if (!(error instanceof Error)) return { message: `thrown: ${typeof error}` };
  const { query, code, constraint, table, routine, severity } = error as Error &
    Record<string, unknown>;
  const isOfDatabase = typeof query === "string" || severity !== undefined;
  const hasCause = error.cause !== undefined && causes > 0;
  return {
    type: error.name,
    message: isOfDatabase ? undefined : cut(error.message),
    query: typeof query === "string" ? cut(query) : undefined,
    code,
    constraint,
    table,
    routine,
    stack: framesOf(error),
    cause: hasCause ? redactError(error.cause, causes - 1) : undefined,
  };
}

function cut(text: string): string {
  return text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)}…` : text;
}

/** Where it happened, without the message that a stack begins with. */
export function framesOf({ stack = "" }: Error): string[] {
  return stack
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line.startsWith("at "))
    .slice(0, MAX_FRAMES)
    .map(cut);
}
