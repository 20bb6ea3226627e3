/** Why the shop cannot start, in a sentence for the person who started it; no stack is shown. */
export class StartProblem extends Error {
  override readonly name = "StartProblem";
}
