import { DrizzleQueryError } from "drizzle-orm";
import pg from "pg";

/**
 * The database can't be used at the moment: it is down, does not answer, or has no free connection.
 */
export class DatabaseUnavailable extends Error {
  override readonly name: string = "DatabaseUnavailable";
}

/**
 * The connection broke between a commit and its response: the data may or may not have been stored.
 */
export class CommitUnknown extends DatabaseUnavailable {
  override readonly name = "CommitUnknown";
}

/** A transaction was given up while its work may still be running queries. */
export class LeftBehind extends Error {
  override readonly name = "LeftBehind";
}

/**
 * PostgreSQL's error codes (SQLSTATE) for temporary conditions: 08 lost connections, 25P03 and
 * 57P05 connections that were idle for too long, 53 no connection, memory or disk left, 55P03
 * waited too long for a lock, 57014 took too long, 57P01 to 57P03 shutting down or starting up.
 */
const NOT_NOW = /^(?:08|53|25P03|55P03|57014|57P0[1235])/;

/**
 * Whether an error means that the database can't be used at the moment; looks into wrapped errors
 * too.
 */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  if (error instanceof DrizzleQueryError) return isOfConnection(error.cause);
  if (error instanceof pg.DatabaseError) return isOfConnection(error);
  return error instanceof Error && error.cause !== undefined && isUnavailable(error.cause);
}

/**
 * Whether an error from a connection means that the database can't be used at the moment: every
 * error that does not come from PostgreSQL itself counts as a failure of the connection, except a
 * `TypeError`, which means that a value could not be sent.
 */
export function isOfConnection(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return NOT_NOW.test(error.code ?? "");
  return !(error instanceof TypeError);
}

/**
 * Whether a statement that is a transaction of its own has certainly stored nothing: PostgreSQL refused
 * it, or no connection was to be had. Of a connection that ends meanwhile nobody knows.
 */
export function isRolledBack(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return !/^(?:08|57P)/.test(error.code ?? "");
  return error instanceof DatabaseUnavailable || error instanceof TypeError;
}
