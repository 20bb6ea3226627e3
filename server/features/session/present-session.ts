import Bowser from "bowser";

import type { Account, OpenSession } from "#shared/session/session.ts";

import type { SessionRow, UserRow } from "./session.store.ts";

/** A session as its owner sees it. */
export function presentSession(row: SessionRow, currentHash: string): OpenSession {
  const { id, userAgent, createdAt, lastUsedAt, tokenHash } = row;
  return {
    _id: id,
    id,
    ...deviceOf(userAgent),
    userAgent,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    isCurrent: tokenHash === currentHash,
  };
}

/** By which browser, on which system: whatever a client says of itself, in words. */
function deviceOf(userAgent: string) {
  // The library takes no empty text.
  if (userAgent === "") return { browser: "", system: "" };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: browser.name ?? "", system: os.name ?? "" };
}

export function presentAccount({ id, name, email, role, createdAt }: UserRow): Account {
  return { _id: id, id, name, email, role, createdAt: createdAt.toISOString() };
}
