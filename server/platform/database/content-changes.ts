import type { Logger } from "pino";

import type { ChannelListener } from "./channel-listening.ts";
import type { Database } from "./connect.ts";

/** The channel on which the triggers of tables with public content notify of changes. */
const CHANNEL = "public_content";

/** Begins the payload of a notification that only the page of a card has changed. */
const CARD = "card ";

interface Follower extends Pick<ChannelListener, "trust"> {
  /** Called when public content has changed, on any node. */
  drop(): void;
  /** Called when the page of the card with this code has changed. */
  dropCard(code: string): void;
}

/** Tells the cache of public responses about every change of public content, until disposed. */
export function followContent(
  database: Pick<Database, "listen">,
  follower: Follower,
  log: Logger,
): Promise<AsyncDisposable> {
  const listener = {
    hear(payload: string) {
      if (payload.startsWith(CARD)) follower.dropCard(payload.slice(CARD.length));
      else follower.drop();
    },
    trust: (isTrusted: boolean) => follower.trust(isTrusted),
  };
  const lost = "changes of content are not heard of, nothing is cached";
  return database.listen(CHANNEL, listener, { log, lost });
}
