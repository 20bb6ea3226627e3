/** In characters. Messages and queries may quote input of any length. */
const MAX_TEXT_LENGTH = 1_000;
/** Quoted input in a message can look like a stack frame, so their number is limited. */
const MAX_FRAMES = 20;
/** The length of a chain of causes. */
const MAX_CAUSES = 5;

/**
 * An error in a form that may be logged: bounded in length, and without values that people typed.
 * Database errors quote such values, so only the query's text and the kind of error remain of them.
 * The message is named `text`, because pino treats an object with `message` as an error and would
 * serialise it in its own way.
 */
export function redactError(error: unknown, causes = MAX_CAUSES): unknown {
  if (!(error instanceof Error)) return { text: `thrown: ${typeof error}` };
  const { query, code, constraint, table, routine, severity } = error as Error &
    Record<string, unknown>;
  const isOfDatabase = typeof query === "string" || severity !== undefined;
  const hasCause = error.cause !== undefined && causes > 0;
  return {
    type: error.name,
    text: isOfDatabase ? undefined : cut(error.message),
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

/** The stack frames, without the message at the beginning of the stack. */
export function framesOf({ stack = "" }: Error): string[] {
  return stack
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line.startsWith("at "))
    .slice(0, MAX_FRAMES)
    .map(cut);
}
