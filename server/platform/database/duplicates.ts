import pg from "pg";

const UNIQUE_VIOLATION = "23505";

/** Does what writes a row; where another row has the same already, `refusal` is thrown instead. */
export async function throwOnDuplicate<T>(
  write: Promise<T>,
  constraint: string,
  refusal: () => Error,
): Promise<T> {
  try {
    return await write;
  } catch (error) {
    // Drizzle wraps what the database said.
    const cause = error instanceof Error && error.cause ? error.cause : error;
    const isDuplicate =
      cause instanceof pg.DatabaseError &&
      cause.code === UNIQUE_VIOLATION &&
      cause.constraint === constraint;
    throw isDuplicate ? refusal() : error;
  }
}
