import pg from "pg";

const UNIQUE_VIOLATION = "23505";

/**
 * Awaits the writing of a row. When it violates this unique constraint, throws `duplicateError`
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
