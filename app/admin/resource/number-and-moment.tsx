import { shortMoment } from "./display-date.ts";

/**
 * A record's number and its time. Each keeps to itself: in a line of Arabic the day would otherwise
 * stand beside the number instead of its month.
 */
export function NumberAndMoment({ number, at }: { number: string; at: string }) {
  return (
    <>
      <bdi>{number}</bdi> · <bdi>{shortMoment(at)}</bdi>
    </>
  );
}
