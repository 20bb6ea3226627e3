import { isIP, BlockList } from "node:net";

/** Database, file store, mail server and SMS gateway are reached over TLS, but for those on this machine. */
const THIS_MACHINE = new BlockList();
THIS_MACHINE.addSubnet("127.0.0.0", 8);
THIS_MACHINE.addAddress("::1", "ipv6");

/**
 * The ways to connect to PostgreSQL that never fall back to plain text. The driver looks at the certificate
 * with each of them, unless `uselibpqcompat` is given.
 */
const TLS_MODES: ReadonlySet<string | undefined> = new Set(["require", "verify-ca", "verify-full"]);

/** Whether what is sent there leaves this machine. '' is a socket. */
export function isElsewhere(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, "");
  if (name === "" || name === "localhost") return false;
  const family = isIP(name);
  return family === 0 || !THIS_MACHINE.check(name, family === 6 ? "ipv6" : "ipv4");
}

type Given = Readonly<Record<string, string | undefined>>;

/** What would leave this machine in plain text, or to whoever poses as the server, as problems of the configuration. */
export function plaintextProblems(given: Given): string[] {
  const where = (name: string) => URL.parse(given[name] ?? "");
  const problems: string[] = [];
  const refuse = (name: string, how: string) =>
    problems.push(`${name} must use TLS (${how}), or set ALLOW_PLAINTEXT=on.`);
  for (const name of ["DATABASE_URL", "DATABASE_READ_URL"]) {
    const url = where(name);
    // A socket's folder may be given as a parameter, in place of a host.
    const host = url?.searchParams.get("host") ?? url?.hostname ?? "";
    const isSocket = host.startsWith("/");
    const isOther = !url?.protocol.startsWith("postgres");
    if (!url || isOther || isSocket || !isElsewhere(host)) continue;
    const isVerified =
      // Given twice, the driver takes the last.
      TLS_MODES.has(url.searchParams.getAll("sslmode").at(-1)) &&
      !url.searchParams.has("uselibpqcompat");
    if (!isVerified) refuse(name, "add ?sslmode=verify-full");
  }
  for (const name of ["S3_ENDPOINT", "SMS_URL"]) {
    const url = where(name);
    if (url?.protocol === "http:" && isElsewhere(url.hostname)) refuse(name, "https:");
  }
  const mail = where("SMTP_URL");
  for (const [key, value] of mail && isElsewhere(mail.hostname) ? mail.searchParams : []) {
    const isLoose =
      key === "ignoreTLS" ? value === "true" : key === "tls.rejectUnauthorized" && value !== "true";
    if (isLoose) refuse("SMTP_URL", `without ${key}`);
  }
  return problems;
}

/** The URL of a mail server with which an e-mail never leaves this machine in plain text. */
export function encryptedMail(url: string): string {
  const at = new URL(url);
  if (at.protocol === "smtp:" && isElsewhere(at.hostname)) {
    at.searchParams.delete("ignoreTLS");
    at.searchParams.set("requireTLS", "true");
  }
  return at.href;
}
