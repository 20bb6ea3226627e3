import type { QueryClient } from "@tanstack/react-query";
import { createContext, use } from "react";
import type { z } from "zod";

import type { AnswerOf } from "#shared/http/call.ts";
import type { RosterCells } from "#shared/rosters/check-roster.ts";
import type {
  createRoster,
  PhotosTaken,
  Roster,
  rosterOrder,
  sentPeople,
} from "#shared/rosters/roster-calls.ts";

type Sent = Partial<z.input<z.ZodObject<typeof sentPeople>>>;

/** How lists of people are read and changed: by staff in the panel, or by a company on its own page. */
export interface RosterDesk {
  read: (id: string) => Promise<Roster>;
  create: (sent: Sent, file: File | undefined) => Promise<AnswerOf<typeof createRoster>>;
  add: (id: string, cells: RosterCells) => Promise<unknown>;
  change: (id: string, n: number, sent: RosterCells & { version: number }) => Promise<unknown>;
  remove: (id: string, n: number) => Promise<unknown>;
  order: (id: string, sent: z.input<typeof rosterOrder>) => Promise<unknown>;
  /** @param onProgress told the share that is sent, from 0 to 1 */
  addPhotos: (id: string, file: File, onProgress: (share: number) => void) => Promise<PhotosTaken>;
  putPhoto: (id: string, n: number, photo: File) => Promise<unknown>;
  removePhoto: (id: string, n: number) => Promise<unknown>;
  /** By whom what is typed is kept on this device: the id of an account, or '' for whoever has the link. */
  who: string;
  /** Whether whoever looks at a list may change it. */
  canWrite: boolean;
  /** Where a list is shown. */
  listPath: (id: string) => string;
  /** Where the file is in which people are filled in. */
  templatePath: string;
  /** Where the order of a card is shown; undefined where its number alone is of use. */
  orderPath: ((order: string) => string) | undefined;
  /** Says that something failed. */
  fail: (error: Error, title: string, fallback: string) => void;
  /** Loads what else shows an order that was made. */
  refresh: (cache: QueryClient) => Promise<unknown>;
}

export const RosterDeskContext = createContext<RosterDesk | null>(null);

export function useRosterDesk(): RosterDesk {
  const desk = use(RosterDeskContext);
  if (!desk) throw new Error("Lists of people are shown within a RosterDeskContext.");
  return desk;
}
