import { DrizzleQueryError } from "drizzle-orm";
import pg from "pg";

/** The database can't be asked at present: it is away, does not answer, or has no connection free. */
export class DatabaseUnavailable extends Error {
  override readonly name: string = "DatabaseUnavailable";
}

/** The connection broke between a commit and its answer: what was to be stored may be stored. */
export class CommitUnknown extends DatabaseUnavailable {
  override readonly name = "CommitUnknown";
}

/** What was begun in a transaction was given up and may still ask its connection. */
export class LeftBehind extends Error {
  override readonly name = "LeftBehind";
}

/**
 * How PostgreSQL itself says that it can't do now what it could do another time (SQLSTATE): 08 lost
 * connections, 25P03 and 57P05 connections that were idle for too long, 53 no connection, memory or
 * disk left, 55P03 waited too long for a lock, 57014 took too long, 57P01 to 57P03 ends or starts.
 */
const NOT_NOW = /^(?:08|53|25P03|55P03|57014|57P0[1235])/;

/** Whether an error means that the database can't be asked at present, whatever is wrapped around it. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  if (error instanceof DrizzleQueryError) return isOfConnection(error.cause);
  if (error instanceof pg.DatabaseError) return isOfConnection(error);
  return error instanceof Error && error.cause !== undefined && isUnavailable(error.cause);
}

/**
 * The same for an error that came out of a connection: whatever was not said by PostgreSQL happened
 * to the connection. Only a value that could not be sent at all is a `TypeError`.
 */
export function isOfConnection(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return NOT_NOW.test(error.code ?? "");
  return !(error instanceof TypeError);
}
