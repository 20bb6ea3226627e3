import { glob } from "node:fs/promises";

const SERVER = new URL("..", import.meta.url);

/** What each `*.table.ts` of all features exports. */
export async function* tableFiles(): AsyncGenerator<object> {
  for await (const file of glob("{features,platform}/*/*.table.ts", { cwd: SERVER })) {
    const [area, folder, name] = file.replace(/\.table\.ts$/, "").split("/");
    // Written so that the bundler finds them all.
    yield area === "platform"
      ? await import(`./${folder}/${name}.table.ts`)
      : await import(`../features/${folder}/${name}.table.ts`);
  }
}
