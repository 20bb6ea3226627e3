/** A part of the program did not come: the network failed, or a newer version has taken its place. */
export class MissingPart extends Error {
  override readonly name = "MissingPart";
}

/** Waits for a part of the program; throws a MissingPart when it does not come. */
export async function part<Module>(loading: Promise<Module>): Promise<Module> {
  try {
    return await loading;
  } catch (cause) {
    throw new MissingPart("A part of the program did not load", { cause });
  }
}
