import { createHash } from "node:crypto";

import { operationsOf, type ApiDocument } from "#server/platform/http/openapi.ts";
import { PERMISSION } from "#server/platform/http/permission-of-route.ts";
import type { Shop } from "#server/shop.ts";
import { API_PATH } from "#shared/http/call.ts";
import { may, ROLES, type Permission } from "#shared/session/permissions.ts";

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
 * which permission it needs, the statuses that it may answer, and a digest of all that is reported of it.
 */
export function summaryOf(document: ApiDocument): string {
  const { paths: _, components, ...head } = document;
  const calls = operationsOf(document).map(({ method, path, operation, isOpen }) => {
    const statuses = Object.keys(operation.responses ?? {});
    const access = isOpen ? "open" : (operation as { [PERMISSION]?: string })[PERMISSION]!;
    return [method.toUpperCase(), path, access, ...statuses, digestOf(operation)].join(" ");
  });
  const schemas = Object.entries(components?.schemas ?? {}).map(
    ([name, schema]) => `schema ${name} ${digestOf(schema)}`,
  );
  return [`head ${digestOf(head)}`, ...calls, ...schemas, ""].join("\n");
}

/** Which roles may make which call: the page `docs/permissions.md`. */
export const PERMISSIONS_FILE = new URL("../../docs/permissions.md", import.meta.url);

/** The table of calls and roles, by their permission. Written by `npm run openapi`. */
export function permissionsPage(document: ApiDocument): string {
  const calls = operationsOf(document).filter(({ isOpen }) => !isOpen);
  const rows = calls
    .map(({ method, path, operation }) => {
      const permission = (operation as { [PERMISSION]?: Permission })[PERMISSION]!;
      const roles = ROLES.map((role) => (may(role, permission) ? "yes" : ""));
      const call = `${method.toUpperCase()} ${path.replace(API_PATH, "")}`;
      return [permission, `\`${call}\``, operation.summary, ...roles];
    })
    .toSorted(([a], [b]) => a!.localeCompare(b!));
  const head = ["Permission", "Call", "What it does", ...ROLES];
  const lines = [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
  return `${PERMISSIONS_HEAD}\n${lines.join("\n")}\n`;
}

const PERMISSIONS_HEAD = `# Who may do what

Written by \`npm run openapi\` from the contracts of the calls; a test compares it with what the shop serves. The roles of each permission are in [\`shared/session/permissions.ts\`](../shared/session/permissions.ts). Calls that are open to everybody are not listed. Whoever may not make a call is answered 403. Makers see orders without the pictures of receipts.
`;

/** The calls of a summary, with the statuses that each may answer. */
export function callsIn(summary: string) {
  return summary.split("\n").flatMap((line) => {
    const [method, path, , ...rest] = line.split(" ");
    return path?.startsWith("/")
      ? [{ method: method!, path: path!, statuses: rest.slice(0, -1).map(Number) }]
      : [];
  });
}

const digestOf = (part: unknown) =>
  createHash("sha256").update(JSON.stringify(part)).digest("hex").slice(0, 8);
