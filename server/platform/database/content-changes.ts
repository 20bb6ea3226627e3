import type { Logger } from "pino";

import type { Database } from "./connect.ts";
import { listenOnChannel, type ChannelListener } from "./listen-on-channel.ts";

/** Triggers on the tables that visitors see notify this channel of every change. */
const CHANNEL = "public_content";

interface Follower extends Pick<ChannelListener, "trust"> {
  /** Called when something that visitors see has changed, on whatever node. */
  drop(): void;
}

/** Tells the cache of public answers of every change of what visitors see; disposing ends that. */
export function followContent(
  database: Pick<Database, "pool">,
  follower: Follower,
  log: Logger,
): Promise<AsyncDisposable> {
  const listener = {
    hear: () => follower.drop(),
    trust: (isTrusted: boolean) => follower.trust(isTrusted),
  };
  const lost = "changes of content are not heard of, nothing is cached";
  return listenOnChannel(database, CHANNEL, listener, { log, lost });
}
