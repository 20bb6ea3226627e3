/**
 * The environment variable with which `npm test` has tests of many like cases try some of them. With
 * `--all`, and where single files are run, they try all.
 */
const SOME_CASES = "NAQRA_TEST_SOME_CASES";

export const TRIES_ALL = process.env[SOME_CASES] === undefined;

/** Why a test is skipped that runs only where all are tried. */
export const WITH_ALL = "runs with --all";

/**
 * Returns, at each call, one in `step` of the values: others each time, so that after `step` calls each
 * has had its turn. Where all are tried, it returns all.
 */
export function takingTurns(step: number): <Value>(values: readonly Value[]) => readonly Value[] {
  let turn = 0;
  return (values) => {
    turn += 1;
    return TRIES_ALL ? values : values.filter((_, index) => (index + turn) % step === 0);
  };
}
