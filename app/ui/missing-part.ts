/** A script could not be loaded: the network failed, or a newer version has been deployed. */
export class MissingPart extends Error {
  override readonly name = "MissingPart";
}

/** Waits for a dynamic import; throws a MissingPart when it fails. */
export async function part<Module>(loading: Promise<Module>): Promise<Module> {
  try {
    return await loading;
  } catch (cause) {
    throw new MissingPart("A part of the program did not load", { cause });
  }
}
