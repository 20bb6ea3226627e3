import { z } from "zod";

/** The kinds of records whose changes are sent to staff at once. */
export const LIVE_KINDS = ["order", "message", "bulk-order"] as const;
export type LiveKind = (typeof LIVE_KINDS)[number];

/** Records that were added or changed; without ids if there are many. */
export const liveEventSchema = z.object({
  kind: z.enum(LIVE_KINDS),
  action: z.enum(["added", "changed"]),
  ids: z.array(z.string()),
});
export type LiveEvent = z.infer<typeof liveEventSchema>;

/** The names of events in the stream: a change, and a heartbeat. */
export const LIVE_EVENT = "change";
export const LIVE_BEAT = "beat";
/** The interval of heartbeats, in milliseconds. */
export const LIVE_BEAT_MS = 15_000;

export const LIVE_PATH = "/events";

/** The time since when events were missed. */
export const liveQuerySchema = z.object({
  since: z.iso.datetime().optional().meta({
    description: "The id of the last event that came; what was added since is sent first",
  }),
});
