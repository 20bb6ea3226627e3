/** A reporter of Node's test runner that only writes down how many tests passed and failed. */
export default async function* countReporter(events) {
  for await (const { type, data } of events) {
    // The summary of the whole run is the one that belongs to no file.
    if (type === "test:summary" && data.file === undefined) yield JSON.stringify(data.counts);
  }
}
