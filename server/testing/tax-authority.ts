import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** How the stand-in for the tax authority behaves. The first is as it should. */
type Mood =
  | "clears"
  /** Clears it, and reports that twice in one answer. */
  | "answers-twice"
  | "refuses"
  | "refuses-keys"
  /** Takes it, and never answers. */
  | "is-slow"
  /** Takes it, and the connection breaks. */
  | "dies-after-taking"
  | "answers-html"
  | "answers-nothing"
  | "answers-megabytes"
  | "answers-about-another"
  | "leads-elsewhere"
  | "fails";

/**
 * A server that takes e-invoices as those who use Jordan's service describe it, which has no place to try
 * things out.
 */
export interface TaxAuthority extends AsyncDisposable {
  url: string;
  mood: Mood;
  /** The documents that were taken, by their UUIDs. */
  taken: Map<string, string>;
  /** How often something was sent. */
  asked: number;
}

export const KEYS = { clientId: "the-shop", secretKey: "a key that nobody is told" };

export async function startTaxAuthority(): Promise<TaxAuthority> {
  const authority = { mood: "clears", taken: new Map(), asked: 0 } as unknown as TaxAuthority;
  const server = createServer((request, response) => void answer(authority, request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return Object.assign(authority, {
    url: `http://127.0.0.1:${port}/core/invoices/`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

async function answer(authority: TaxAuthority, request: IncomingMessage, response: ServerResponse) {
  const body = await text(request);
  authority.asked += 1;
  const { mood, taken } = authority;
  const { "client-id": client, "secret-key": key } = request.headers;
  if (mood === "refuses-keys" || client !== KEYS.clientId || key !== KEYS.secretKey) {
    return void response.writeHead(403).end("Forbidden");
  }
  if (mood === "fails") return void response.writeHead(500).end("Internal Server Error");
  if (mood === "answers-html") return void response.end("<html><h1>Maintenance</h1></html>");
  if (mood === "answers-nothing") return void response.end();
  if (mood === "answers-megabytes") return void response.end(" ".repeat(10_000_000));
  if (mood === "leads-elsewhere") {
    return void response.writeHead(307, { Location: authority.url }).end();
  }
  const { invoice } = JSON.parse(body) as { invoice: string };
  const xml = Buffer.from(invoice, "base64").toString();
  const uuid = /<cbc:UUID>([0-9a-f-]{36})<\/cbc:UUID>/.exec(xml)?.[1];
  if (mood === "refuses" || !uuid) return void response.writeHead(400).end(JSON.stringify(NO));
  const before = taken.has(uuid);
  if (!before) taken.set(uuid, xml);
  if (mood === "is-slow") return;
  if (mood === "dies-after-taking") return void response.destroy();
  const yes = JSON.stringify({
    EINV_RESULTS: { status: "PASS", INFO: [], WARNINGS: [], ERRORS: [] },
    EINV_STATUS: before ? "ALREADY_SUBMITTED" : "SUBMITTED",
    EINV_SINGED_INVOICE: invoice,
    EINV_QR: `QR of ${uuid}`,
    EINV_NUM: "EIN00017",
    EINV_INV_UUID: mood === "answers-about-another" ? `${uuid.slice(0, -1)}f` : uuid,
  });
  response.end(mood === "answers-twice" ? yes + yes : yes);
}

const NO = {
  EINV_RESULTS: {
    status: "ERROR",
    INFO: [],
    WARNINGS: [],
    ERRORS: [
      {
        type: "ERROR",
        status: "ERROR",
        EINV_CODE: "invoice-wrong",
        EINV_CATEGORY: "Invoice",
        EINV_MESSAGE: "The sum of the lines is wrong",
      },
    ],
  },
  EINV_STATUS: "NOT_SUBMITTED",
  EINV_QR: null,
  EINV_NUM: null,
};
