import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import { fileURLToPath } from "node:url";

import { load, type Load } from "./load.ts";

const ROUNDS = 7;
const ROUND_MS = 2_000;
/** Taps of programs are not counted, so it asks as a browser. */
const BROWSER =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Mobile Safari/537.36";

interface Answer {
  headers: Record<string, string>;
  body: Buffer;
}

async function answerOf(url: URL, headers: Record<string, string>): Promise<Answer> {
  const asking = request(url, { headers }).end();
  const [response] = (await once(asking, "response")) as [
    AsyncIterable<Buffer> & { rawHeaders: string[] },
  ];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const names = response.rawHeaders.filter((_, index) => index % 2 === 0);
  const pairs = names.map((name, index) => [
    name.toLowerCase(),
    response.rawHeaders[index * 2 + 1]!,
  ]);
  // Node's server adds these by itself.
  const { date: _, connection: _c, "keep-alive": _k, ...own } = Object.fromEntries(pairs);
  return { headers: own, body: Buffer.concat(chunks) };
}

async function startBareServer({
  headers,
  body,
}: Answer): Promise<{ child: ChildProcess; url: URL }> {
  const child = fork(fileURLToPath(new URL("bare-server.ts", import.meta.url)));
  child.send({ headers, body: body.toString("base64") });
  const [port] = (await once(child, "message")) as [number];
  return { child, url: new URL(`http://127.0.0.1:${port}/`) };
}

function median(loads: Load[], figure: keyof Load): number {
  return loads.map((each) => each[figure]).sort((a, b) => a - b)[loads.length >> 1]!;
}

const whole = (rate: number) => Math.round(rate).toLocaleString("en");

/** To be printed once, before the rows of `compareWithBare`. */
export const COMPARED = `| what | the shop, a second | bare \`node:http\` | share | wanted | p99, of the bare |
| --- | ---: | ---: | ---: | ---: | ---: |`;

/**
 * Measures a page of the shop and a bare Node server that sends the same bytes, both in processes of
 * their own, in turns, because machines are noisy: the ratio of their medians is what counts.
 * @returns whether the share of the bare server's rate is large enough
 */
async function compare(
  name: string,
  shopUrl: URL,
  aim: number,
  encoding: string,
): Promise<boolean> {
  const headers = { "Accept-Encoding": encoding, "User-Agent": BROWSER };
  await answerOf(shopUrl, headers);
  const cached = await answerOf(shopUrl, headers);
  const bare = await startBareServer(cached);
  const loads: { shop: Load[]; bare: Load[] } = { shop: [], bare: [] };
  await load(shopUrl, headers, ROUND_MS / 2);
  await load(bare.url, headers, ROUND_MS / 2);
  for (let round = 0; round < ROUNDS; round++) {
    loads.bare.push(await load(bare.url, headers, ROUND_MS));
    loads.shop.push(await load(shopUrl, headers, ROUND_MS));
  }
  bare.child.kill();
  const [shopRate, bareRate] = [median(loads.shop, "rate"), median(loads.bare, "rate")];
  const ratio = shopRate / bareRate;
  const cells = [
    `${name}, ${encoding}, ${cached.body.length.toLocaleString("en")} bytes`,
    whole(shopRate),
    whole(bareRate),
    `${(ratio * 100).toFixed(0)} %`,
    `${aim * 100} %`,
    `${(median(loads.shop, "p99") / median(loads.bare, "p99")).toFixed(1)}x`,
  ];
  console.log(`| ${cells.join(" | ")} |`);
  return ratio >= aim;
}

/**
 * The same for each way in which a page is sent.
 * @param aim the share of the bare server's rate that is required
 */
export async function compareWithBare(name: string, shopUrl: URL, aim: number): Promise<boolean> {
  const isHeld = [];
  for (const encoding of ["br", "identity"])
    isHeld.push(await compare(name, shopUrl, aim, encoding));
  return isHeld.every(Boolean);
}
