import assert from "node:assert/strict";

import { liveEventSchema, type LiveEvent } from "#shared/live/live-event.ts";

interface NamedEvent {
  name: string;
  event?: LiveEvent;
}

/** The events of a stream, one by one. */
export async function* eventsOf(response: Response): AsyncGenerator<NamedEvent> {
  let text = "";
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    for (let end = text.indexOf("\n\n"); end >= 0; end = text.indexOf("\n\n")) {
      const lines = text.slice(0, end).split("\n");
      text = text.slice(end + 2);
      const field = (name: string) =>
        lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
      const data = field("data");
      yield {
        name: field("event")!,
        ...(data ? { event: liveEventSchema.parse(JSON.parse(data)) } : {}),
      };
    }
  }
}

/** The next change of a record. */
export async function nextChange(events: AsyncGenerator<NamedEvent>): Promise<LiveEvent> {
  for (;;) {
    const { value, done } = await events.next();
    assert.ok(!done, "the stream ended");
    if (value.name === "change") return value.event!;
  }
}
