/**
 * A picture of an order as a file, byte for byte as the shop has it, to be sent with another order.
 * @param path its signed path; '' for none
 * @returns null where there is none
 * @throws where it can't be loaded
 */
export async function pictureFile(path: string): Promise<File | null> {
  if (path === "") return null;
  const response = await fetch(path);
  if (!response.ok) throw new Error(`The picture answers ${response.status}.`);
  const content = await response.blob();
  const name = path.split("?")[0]!.split("/").at(-1)!;
  return new File([content], name, { type: content.type });
}
