import { z } from "zod";

/** What staff are told of as it happens. */
export const LIVE_KINDS = ["order", "message", "bulk-order"] as const;
export type LiveKind = (typeof LIVE_KINDS)[number];

/** Records that were added or changed; of many at once no ids are named. */
export const liveEventSchema = z.object({
  kind: z.enum(LIVE_KINDS),
  action: z.enum(["added", "changed"]),
  ids: z.array(z.string()),
});
export type LiveEvent = z.infer<typeof liveEventSchema>;

/** Names of the events in the stream: something happened, and a sign of life. */
export const LIVE_EVENT = "change";
export const LIVE_BEAT = "beat";
/** How often there is a sign of life, in milliseconds. */
export const LIVE_BEAT_MS = 15_000;

export const LIVE_PATH = "/events";

/** From when on events were missed. */
export const liveQuerySchema = z.object({
  since: z.iso.datetime().optional().meta({
    description: "The id of the last event that came; what was added since is sent first",
  }),
});
