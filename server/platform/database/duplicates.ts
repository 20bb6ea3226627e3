import pg from "pg";

const UNIQUE_VIOLATION = "23505";
const FOREIGN_KEY_VIOLATION = "23503";

function isRefused(error: unknown, code: string, constraint: string): boolean {
  // Drizzle wraps the database's error.
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return (
    cause instanceof pg.DatabaseError && cause.code === code && cause.constraint === constraint
  );
}

/** Whether a row was refused because it would violate this unique constraint. */
export const isDuplicate = (error: unknown, constraint: string): boolean =>
  isRefused(error, UNIQUE_VIOLATION, constraint);

/** Whether a row was refused because the one that it names by this foreign key is not there. */
export const isMissing = (error: unknown, constraint: string): boolean =>
  isRefused(error, FOREIGN_KEY_VIOLATION, constraint);

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
