import pg from "pg";

const UNIQUE_VIOLATION = "23505";

/**
 * Runs `work`, which writes a row. When it violates a unique constraint, throws `duplicateError`
 * instead.
 */
export async function throwOnDuplicate<T>(
  write: Promise<T>,
  constraint: string,
  duplicateError: () => Error,
): Promise<T> {
  try {
    return await write;
  } catch (error) {
    // Drizzle wraps the database's error.
    const cause = error instanceof Error && error.cause ? error.cause : error;
    const isDuplicate =
      cause instanceof pg.DatabaseError &&
      cause.code === UNIQUE_VIOLATION &&
      cause.constraint === constraint;
    throw isDuplicate ? duplicateError() : error;
  }
}
