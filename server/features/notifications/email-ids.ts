/** Names of e-mails, as mail programs make threads of them. */

/** The name of the e-mail that carries a record of this id. */
export function emailId(id: string, publicUrl: string): string {
  return `<${id}@${new URL(publicUrl).hostname}>`;
}

/**
 * The name under which a thread begins that somebody opened by a form of the shop: no e-mail has it, and
 * all that belong to the thread refer to it.
 */
export function threadId(
  { about, aboutId }: { about: "message" | "bulk-order"; aboutId: string },
  publicUrl: string,
): string {
  return emailId(`${about}.${aboutId}`, publicUrl);
}
