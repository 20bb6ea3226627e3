import { BlockList, isIP } from "node:net";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

import { z } from "zod";

import {
  address,
  cardOrigin,
  count,
  flag,
  httpUrl,
  list,
  oneOf,
  origin,
  port,
  proxyRange,
  secretKeyText,
  urlOf,
  wholeNumber,
} from "./config-values.ts";
import { encryptedMail, plaintextProblems } from "./plaintext.ts";

/** The folder that a relative DATA_DIR refers to, whatever the working directory is. */
const PROJECT = fileURLToPath(new URL("..", import.meta.url));

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const S3_NEEDS = [
  "S3_ENDPOINT",
  "S3_REGION",
  "S3_BUCKET",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
] as const;
const SMS_NEEDS = ["SMS_TOKEN", "SMS_SENDER"] as const;

const databaseUrl = urlOf(["postgres:", "postgresql:"], "postgres://user:password@host:5432/name");

/** Every variable that the shop reads, with its default. `.env.example` explains each. */
const variables = z.object({
  PORT: port.default(3000),
  HOST: z.string().default("127.0.0.1"),
  DATA_DIR: z.string().default("./data"),
  BACKUP_DIR: z.string().optional(),
  SECRET_KEY: list(secretKeyText),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_READ_URL: databaseUrl.optional(),
  PUBLIC_URL: origin.optional(),
  CARD_URL: cardOrigin.optional(),
  DATABASE_CONNECTIONS: wholeNumber(5, 1000).optional(),
  ALLOWED_ORIGINS: list(origin),
  TRUSTED_PROXIES: list(proxyRange),
  OWNER_EMAIL: address.default("owner@naqra.example"),
  OWNER_PASSWORD: z.string().min(10, "must have at least 10 characters").optional(),
  SMTP_URL: urlOf(["smtp:", "smtps:"], "smtp://user:password@host:587").optional(),
  ALLOW_PLAINTEXT: flag.default(false),
  PRIVATE_MAIL_SERVERS: flag.default(false),
  MAIL_FROM: z
    .string()
    .regex(/^[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/, {
      error: "must be an e-mail address, alone or as 'Name <name@shop.example>'",
    })
    .optional(),
  LOG_LEVEL: oneOf(LOG_LEVELS).default("info"),
  FILE_STORE: oneOf(["disk", "s3"]).default("disk"),
  S3_ENDPOINT: httpUrl.optional(),
  S3_REGION: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_FORCE_PATH_STYLE: flag.default(false),
  SMS_URL: httpUrl.optional(),
  SMS_TOKEN: z.string().optional(),
  SMS_SENDER: z.string().optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^\S{16,}$/, "must have at least 16 characters, without spaces")
    .optional(),
  SHUTDOWN_DELAY: wholeNumber(0, 60).default(5),
  RATE_LIMITS: flag.default(true),
  RATE_LIMIT_ORDERS: count.default(20),
  RATE_LIMIT_POSTS: count.default(10),
  RATE_LIMIT_MINUTES: count.default(10),
});

type Environment = Readonly<Record<string, string | undefined>>;

export type Config = ReturnType<typeof readConfig>;

/** All problems of the configuration, one per line: the variable and what it must be. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(
      `The configuration has ${problems.length === 1 ? "a problem" : `${problems.length} problems`}:\n` +
        problems.map((problem) => `  ${problem}`).join("\n"),
    );
    this.problems = problems;
  }
}

/**
 * The configuration from `env`; variables that are unset or empty have their defaults.
 * @throws {ConfigError} that names every invalid variable, not only the first
 */
export function readConfig(env: Environment) {
  const given = Object.fromEntries(
    Object.keys(variables.shape).map((name) => [name, env[name]?.trim() || undefined]),
  );
  const read = variables.safeParse(given);
  const problems = [
    ...(read.error?.issues ?? []).map((issue) => `${String(issue.path[0])} ${issue.message}.`),
    ...(given["FILE_STORE"] === "s3" ? missing(given, S3_NEEDS, "FILE_STORE is s3") : []),
    ...(given["DATABASE_READ_URL"]
      ? missing(given, ["DATABASE_URL"], "DATABASE_READ_URL is set")
      : []),
    ...(/^(on|true)$/.test(given["ALLOW_PLAINTEXT"] ?? "") ? [] : plaintextProblems(given)),
    ...(given["SMS_URL"] ? missing(given, SMS_NEEDS, "SMS_URL is set") : []),
  ];
  if (!read.success || problems.length > 0) throw new ConfigError(problems);
  const value = read.data;
  const dataDir = resolve(PROJECT, value.DATA_DIR);
  const publicUrl =
    value.PUBLIC_URL ?? `http://localhost${value.PORT === 80 ? "" : `:${value.PORT}`}`;

  return {
    port: value.PORT,
    host: value.HOST,
    /**
     * An absolute path. It holds the embedded database, current uploads and, with the disk store,
     * the files.
     */
    dataDir,
    /** The folder for nightly backups, an absolute path; without it none are made. */
    backupDir: value.BACKUP_DIR === undefined ? undefined : resolve(PROJECT, value.BACKUP_DIR),
    /** What secrets in the database are encrypted with, in hexadecimal; else a key in `dataDir`. */
    secretKeys: value.SECRET_KEY,
    /** A PostgreSQL to use instead of the embedded one. */
    databaseUrl: value.DATABASE_URL,
    /** A replica of that, for reads that may be a second old. */
    databaseReadUrl: value.DATABASE_READ_URL,
    /**
     * How many connections to the database the shop's requests and jobs share. By default fewer where
     * other nodes may use the same database: ten nodes fit into PostgreSQL's usual 100.
     */
    databaseConnections: value.DATABASE_CONNECTIONS ?? (value.DATABASE_URL ? 6 : 10),
    /** The origin under which visitors reach the shop, e.g. `https://shop.example`. */
    publicUrl,
    /** The origin of the addresses on cards; the shop answers there too. */
    cardUrl: value.CARD_URL ?? publicUrl,
    /** Further origins whose pages may call the API. */
    allowedOrigins: value.ALLOWED_ORIGINS,
    /** Peers whose `X-Forwarded-*` headers are trusted. */
    trustedProxies: blockListOf(value.TRUSTED_PROXIES),
    owner: { email: value.OWNER_EMAIL, password: value.OWNER_PASSWORD },
    smtp: value.SMTP_URL
      ? { url: value.ALLOW_PLAINTEXT ? value.SMTP_URL : encryptedMail(value.SMTP_URL) }
      : undefined,
    /** Whether the shop may connect to other machines without TLS. */
    allowPlaintext: value.ALLOW_PLAINTEXT,
    /** Whether staff may set a mail server on this machine or in its networks. */
    privateMailServers: value.PRIVATE_MAIL_SERVERS,
    /** The sender of e-mails; by default the shop's contact address. */
    mailFrom: value.MAIL_FROM,
    sms: smsOf(value),
    files: filesOf(value, dataDir),
    logLevel: value.LOG_LEVEL,
    /**
     * How long the shop still answers after it was told to end, in seconds, while `/readyz` says
     * that it is not ready.
     */
    shutdownDelay: value.SHUTDOWN_DELAY,
    /** The token for reading `/metrics`; without it that endpoint doesn't exist. */
    metricsToken: value.METRICS_TOKEN,
    /** How many orders, and how many other posts, one address may send within so many minutes. */
    limits: {
      isOn: value.RATE_LIMITS,
      orders: value.RATE_LIMIT_ORDERS,
      posts: value.RATE_LIMIT_POSTS,
      minutes: value.RATE_LIMIT_MINUTES,
    },
  };
}

/**
 * The configuration of this process, from its environment and the `.env` file in the project's
 * folder.
 * @throws {ConfigError}
 */
export function readProcessConfig(): Config {
  try {
    process.loadEnvFile(resolve(PROJECT, ".env"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") {
      throw new ConfigError([`.env cannot be read: ${(error as Error).message}`]);
    }
  }
  return readConfig(process.env);
}

/**
 * Tells the library that draws text where its font configuration is; it reads only the environment.
 */
export function setFontSettings(file: string): void {
  process.env["FONTCONFIG_FILE"] = file;
}

/**
 * The environment of the process that handles pictures. It makes glibc return large blocks of
 * memory to the system as soon as they are freed. By default glibc starts to reuse them after a
 * while; they become fragmented, and hundreds of megabytes stay with an idle process.
 */
export function pictureEnvironment(): Environment {
  const bytes = String(128 * 1024);
  return { ...process.env, MALLOC_MMAP_THRESHOLD_: bytes, MALLOC_TRIM_THRESHOLD_: bytes };
}

type Values = z.output<typeof variables>;

function filesOf(value: Values, dataDir: string) {
  if (value.FILE_STORE === "disk")
    return { store: "disk" as const, folder: resolve(dataDir, "files") };
  return {
    store: "s3" as const,
    endpoint: value.S3_ENDPOINT!,
    region: value.S3_REGION!,
    bucket: value.S3_BUCKET!,
    accessKeyId: value.S3_ACCESS_KEY_ID!,
    secretAccessKey: value.S3_SECRET_ACCESS_KEY!,
    forcePathStyle: value.S3_FORCE_PATH_STYLE,
  };
}

function smsOf(value: Values) {
  if (!value.SMS_URL) return undefined;
  return { url: value.SMS_URL, token: value.SMS_TOKEN!, sender: value.SMS_SENDER! };
}

function missing(given: Environment, names: readonly string[], because: string): string[] {
  return names
    .filter((name) => !given[name])
    .map((name) => `${name} is needed because ${because}.`);
}

function blockListOf(ranges: readonly string[]): BlockList {
  const trusted = new BlockList();
  for (const range of ranges) {
    const [network = "", bits] = range.split("/");
    const family = isIP(network) === 6 ? "ipv6" : "ipv4";
    if (bits === undefined) trusted.addAddress(network, family);
    else trusted.addSubnet(network, Number(bits), family);
  }
  return trusted;
}
