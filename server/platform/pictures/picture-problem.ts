/** Pictures of more pixels are not taken, however small their files. */
export const MAX_MEGAPIXELS = 50;

/** Why a picture can't be processed. */
export type PictureFault = "unreadable" | "too_many_pixels";

/** A picture that can't be processed: not a picture, or one that exceeds the limits. */
export class PictureProblem extends Error {
  override readonly name = "PictureProblem";
  readonly fault: PictureFault;

  constructor(message: string, fault: PictureFault = "unreadable") {
    super(message);
    this.fault = fault;
  }
}
