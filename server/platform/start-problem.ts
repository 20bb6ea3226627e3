/**
 * The reason why the shop can't start, in a message for the person who started it; shown without a
 * stack.
 */
export class StartProblem extends Error {
  override readonly name = "StartProblem";
}
