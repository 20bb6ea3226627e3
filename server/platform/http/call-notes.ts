import { operationsOf, type ApiDocument, type Operation } from "./openapi.ts";

/**
 * The document with descriptions that are complete by themselves. The page shows by marks and lists who
 * may make a call and what it takes; other readers of the document may show its words alone.
 */
export function withNotes(document: ApiDocument): ApiDocument {
  const noted = structuredClone(document);
  for (const { operation, isOpen } of operationsOf(noted)) {
    const { description = "" } = operation;
    operation.description = [description, ...notesOf(operation, isOpen)].filter(Boolean).join(" ");
  }
  return noted;
}

function notesOf(operation: Operation, isOpen: boolean): string[] {
  const { parameters = [], requestBody, responses = {} } = operation;
  const names = new Set(
    parameters.map((each) => ("name" in each ? each.name.toLowerCase() : undefined)),
  );
  const isForm = requestBody && "content" in requestBody && requestBody.content[FORM];
  return [
    isOpen ? "Open to everybody, without a session." : "For staff: it needs a session.",
    names.has("page") ? PAGES : "",
    names.has("if-match") ? IF_MATCH : "",
    names.has("idempotency-key") ? "With an `Idempotency-Key` it is safe to repeat." : "",
    isForm ? "Pictures travel in a form, as multipart/form-data." : "",
    responses["429"] ? "Too many in a short time are refused, with 429." : "",
  ].filter(Boolean);
}

const FORM = "multipart/form-data";
const PAGES =
  "`page` and `limit` select a page; the other parameters choose among all records, not among those of a page.";
const IF_MATCH =
  "With the `updatedAt` of the record in `If-Match`, the change is refused where somebody else was faster.";
