import { StoreUnavailable } from "./store-unavailable.ts";

/**
 * The result of a call to the file store; `StoreUnavailable` when it fails or takes too long.
 * @param discard called with a result that comes too late
 */
export async function inTime<T>(
  milliseconds: number,
  work: Promise<T>,
  discard?: (late: T) => void,
): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    late.reject(new Error(`The file store took longer than ${milliseconds} ms.`));
    work.then(discard, () => {});
  }, milliseconds);
  try {
    return await Promise.race([work, late.promise]);
  } catch (error) {
    throw new StoreUnavailable("The file store fails.", { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
