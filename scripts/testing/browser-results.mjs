/**
 * What Playwright's JSON report says.
 * @typedef {object} BrowserResults
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} problems each test that failed, or that passed only at its second try, with the
 * first line of its error
 */

/** @returns {BrowserResults} nothing at all if there is no report */
export function browserResults(report) {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {};
  return {
    passed: expected + flaky,
    failed: unexpected,
    skipped,
    problems: (report?.suites ?? []).flatMap(problemsIn),
  };
}

const VERDICTS = { unexpected: "failed", flaky: "flaky" };

function problemsIn({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status in VERDICTS)
      .map(
        ({ status, results }) =>
          `${VERDICTS[status]}: e2e/${file}:${line} ${title}\n  ${reasonOf(results)}`,
      ),
  );
  return [...own, ...suites.flatMap(problemsIn)];
}

/** The failed assertion with its place in the file: a record of CI may hold only the last lines. */
function reasonOf(results) {
  const { error } = results.find((result) => result.error) ?? {};
  if (!error) return "no error was reported";
  const place = error.location ? ` (line ${error.location.line})` : "";
  const lines = plain(error.message ?? "").split("\n");
  const told = lines.filter((line) => /^(Error|Locator|Expected|Received|Timed?out)/i.test(line));
  return `${(told.length > 0 ? told : lines.slice(0, 1)).join("; ").slice(0, 400)}${place}`;
}

/** Without the colours of a terminal. */
const plain = (text) =>
  text.replaceAll(new RegExp(`${String.fromCodePoint(27)}\\[[0-9;]*m`, "g"), "");
