/** Why a backup can't be made or restored, in a message for the person who asked for it. */
export class BackupProblem extends Error {
  override readonly name = "BackupProblem";
}
