import { createHash } from "node:crypto";

import { operationsOf, type ApiDocument } from "#server/platform/http/openapi.ts";
import type { Shop } from "#server/shop.ts";

/**
 * A line for each call and shared part of the API's description, so that a change of the API is seen
 * in review, and in a test when nobody meant it.
 */
export const SUMMARY_FILE = new URL("../../docs/api.txt", import.meta.url);

/** The description that a shop serves. */
export async function servedDocument(ask: Shop["fetch"]): Promise<ApiDocument> {
  const response = await ask(new Request("http://localhost/api/v1/openapi.json"));
  return (await response.json()) as ApiDocument;
}

/**
 * The summary of a description. A call's line has its method, path, whether it is open to everybody or
 * for staff, the statuses that it may answer, and a digest of all that is reported of it.
 */
export function summaryOf(document: ApiDocument): string {
  const { paths: _, components, ...head } = document;
  const calls = operationsOf(document).map(({ method, path, operation, isOpen }) => {
    const statuses = Object.keys(operation.responses ?? {});
    const access = isOpen ? "open" : "staff";
    return [method.toUpperCase(), path, access, ...statuses, digestOf(operation)].join(" ");
  });
  const schemas = Object.entries(components?.schemas ?? {}).map(
    ([name, schema]) => `schema ${name} ${digestOf(schema)}`,
  );
  return [`head ${digestOf(head)}`, ...calls, ...schemas, ""].join("\n");
}

/** The calls of a summary, with the statuses that each may answer. */
export function callsIn(summary: string) {
  return summary.split("\n").flatMap((line) => {
    const [method, path, access, ...rest] = line.split(" ");
    const isCall = access === "open" || access === "staff";
    return isCall
      ? [{ method: method!, path: path!, statuses: rest.slice(0, -1).map(Number) }]
      : [];
  });
}

const digestOf = (part: unknown) =>
  createHash("sha256").update(JSON.stringify(part)).digest("hex").slice(0, 8);
