/** In how many steps the time is counted. */
const STEPS = 20;

/**
 * Waits for an answer to work that is sent to others, and rejects after this time. Time in which
 * this process was too busy to read from its connections does not count: between two steps of an
 * interval, all connections with data are read once, however late the interval is. A single timer
 * would be over before an answer is read that arrived long ago, and the others would seem to be down
 * when this process is slow.
 * @param progress where it is given, the time begins anew whenever this number has changed
 */
export async function withinReadableTime<T>(
  milliseconds: number,
  work: Promise<T>,
  progress: () => number = () => 0,
): Promise<T> {
  const late = Promise.withResolvers<never>();
  let steps = 0;
  let reached = progress();
  const timer = setInterval(() => {
    const now = progress();
    steps = now === reached ? steps + 1 : 0;
    reached = now;
    if (steps >= STEPS) late.reject(new Error("No answer in time."));
  }, milliseconds / STEPS);
  return Promise.race([work, late.promise]).finally(() => clearInterval(timer));
}
