import { once } from "node:events";
import type { AddressInfo } from "node:net";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { callbackify } from "node:util";

import { SMTPServer, type SMTPServerSession } from "smtp-server";

/** A message as it arrived. */
export interface ReceivedMail {
  /** The recipients of the envelope. */
  recipients: string[];
  /** By lower-case name, unfolded. */
  headers: Map<string, string>;
  text: string;
  html: string;
}

/** A real SMTP server that stores the mails it receives. */
export interface MailServer extends AsyncDisposable {
  /** The value for `SMTP_URL`. */
  url: string;
  mails: ReceivedMail[];
  /** While this is set, mails are rejected with this response. */
  refusal: string | undefined;
  /** The number of rejected mails. */
  refused: number;
  /** Mails are not answered before this resolves. */
  hold: Promise<unknown> | undefined;
  /** The number of mails that were received, answered or not. */
  received: number;
}

/** @param mailServer what is to become one, for whom has to name it before it has started */
export async function startMailServer(mailServer = {} as MailServer): Promise<MailServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onData: callbackify(async (stream: Readable, { envelope }: SMTPServerSession) => {
      const source = await text(stream);
      mailServer.received += 1;
      await mailServer.hold;
      if (mailServer.refusal !== undefined) {
        mailServer.refused += 1;
        throw new Error(mailServer.refusal);
      }
      const recipients = envelope.rcptTo.map(({ address }) => address);
      mailServer.mails.push({ recipients, ...read(source) });
    }),
  });
  // A client that is killed leaves its connection broken.
  server.on("error", () => {});
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  const { port } = listening.address() as AddressInfo;

  return Object.assign(mailServer, {
    url: `smtp://127.0.0.1:${port}`,
    mails: [],
    refusal: undefined,
    refused: 0,
    hold: undefined,
    received: 0,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}

/** Parses a message with two parts, as the shop sends them. */
function read(source: string): Omit<ReceivedMail, "recipients"> {
  const { headers, body } = split(source);
  const boundary = /boundary="([^"]+)"/.exec(headers.get("content-type") ?? "")?.[1];
  const parts = body.split(`--${boundary}`).map((part) => split(part.replace(/^\r\n/, "")));
  const partOf = (type: string) => {
    const part = parts.find((each) => each.headers.get("content-type")?.startsWith(type));
    return part ? decode(part.body, part.headers.get("content-transfer-encoding")) : "";
  };
  return { headers, text: partOf("text/plain"), html: partOf("text/html") };
}

function split(source: string) {
  const end = source.indexOf("\r\n\r\n");
  const lines = source
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, " ")
    .split("\r\n");
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
  });
  return { headers: new Map(headers), body: source.slice(end + 4) };
}

function decode(body: string, encoding = "7bit"): string {
  if (encoding === "base64") return Buffer.from(body, "base64").toString();
  if (encoding === "quoted-printable") return fromQuoted(body.replace(/=\r\n/g, ""));
  return body;
}

/** Decodes `=?UTF-8?Q?…?=` and `=?UTF-8?B?…?=` in headers. */
function decodeWords(value: string): string {
  return value
    .replace(/\?= =\?/g, "?==?")
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === "b"
        ? Buffer.from(word, "base64").toString()
        : fromQuoted(word.replaceAll("_", " ")),
    );
}

function fromQuoted(quoted: string): string {
  const bytes = quoted.replace(/=([0-9A-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, "latin1").toString();
}
