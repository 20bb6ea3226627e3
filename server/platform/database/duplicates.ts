import pg from "pg";

const UNIQUE_VIOLATION = "23505";

/** Whether a row was refused because it would violate this unique constraint. */
export function isDuplicate(error: unknown, constraint: string): boolean {
  // Drizzle wraps the database's error.
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return (
    cause instanceof pg.DatabaseError &&
    cause.code === UNIQUE_VIOLATION &&
    cause.constraint === constraint
  );
}

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
    throw isDuplicate(error, constraint) ? duplicateError() : error;
  }
}
