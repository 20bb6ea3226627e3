import assert from "node:assert/strict";
import { test } from "node:test";

import { ConfigError, readConfig } from "./config.ts";

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    assert.ok(error instanceof ConfigError);
    return error.problems;
  }
  return [];
}

test("an empty environment is a valid configuration", () => {
  const config = readConfig({});
  assert.equal(config.port, 3000);
  assert.equal(config.host, "127.0.0.1");
  assert.equal(config.publicUrl, "http://localhost:3000");
  assert.equal(config.databaseUrl, undefined);
  assert.match(config.dataDir, /^\/.*\/data$/);
  assert.deepEqual(config.owner, { email: "owner@naqra.example", password: undefined });
  assert.deepEqual(config.files, { store: "disk", folder: `${config.dataDir}/files` });
  assert.equal(config.smtp, undefined);
  assert.equal(config.sms, undefined);
  assert.deepEqual(config.limits, { isOn: true, orders: 20, posts: 10, minutes: 10 });
});

test("a key has 64 hexadecimal digits, and is not told when it hasn't", () => {
  const [first, second] = ["0123456789abcdef".repeat(4), "F".repeat(64)];
  assert.deepEqual(readConfig({ SECRET_KEY: `${first}, ${second}` }).secretKeys, [first, second]);
  assert.deepEqual(readConfig({}).secretKeys, []);
  const [problem] = problemsOf({ SECRET_KEY: "a key that is too short" });
  assert.match(problem!, /^SECRET_KEY must have 64 hexadecimal digits/);
  assert.ok(!problem!.includes("too short"));
});

test("an empty value counts as unset", () => {
  const config = readConfig({ PORT: "", PUBLIC_URL: " ", OWNER_PASSWORD: "", FILE_STORE: "" });
  assert.deepEqual(config.owner, readConfig({}).owner);
  assert.equal(config.port, 3000);
});

test("the public address uses the port unless it is set itself", () => {
  assert.equal(readConfig({ PORT: "8080" }).publicUrl, "http://localhost:8080");
  assert.equal(readConfig({ PORT: "80" }).publicUrl, "http://localhost");
  const given = readConfig({ PORT: "8080", PUBLIC_URL: "https://shop.example/" });
  assert.equal(given.publicUrl, "https://shop.example");
  assert.equal(given.cardUrl, "https://shop.example");
  const short = readConfig({ PUBLIC_URL: "https://shop.example", CARD_URL: "https://c.example/" });
  assert.equal(short.cardUrl, "https://c.example");
  // The whole address has to fit on the smallest chip.
  const long = `https://${"a".repeat(60)}.${"b".repeat(60)}.example`;
  assert.match(problemsOf({ CARD_URL: long }).join(), /CARD_URL .* at most 119 characters/);
});

test("lists are split at commas, and trusted ranges match the addresses within them", () => {
  const config = readConfig({
    ALLOWED_ORIGINS: "https://a.example, http://localhost:5173",
    TRUSTED_PROXIES: "127.0.0.1, 10.0.0.0/8, fd00::/8",
  });
  assert.deepEqual(config.allowedOrigins, ["https://a.example", "http://localhost:5173"]);
  assert.equal(config.trustedProxies.check("10.200.0.1"), true);
  assert.equal(config.trustedProxies.check("11.0.0.1"), false);
  assert.equal(config.trustedProxies.check("127.0.0.1"), true);
  assert.equal(config.trustedProxies.check("fd12::1", "ipv6"), true);
});

test("the variables of the S3 store and of the SMS gateway must be set together", () => {
  const config = readConfig({
    FILE_STORE: "s3",
    S3_ENDPOINT: "http://127.0.0.1:9000",
    S3_REGION: "eu-central-1",
    S3_BUCKET: "naqra",
    S3_ACCESS_KEY_ID: "id",
    S3_SECRET_ACCESS_KEY: "secret",
    S3_FORCE_PATH_STYLE: "on",
    SMS_URL: "https://sms.example/send",
    SMS_TOKEN: "token",
    SMS_SENDER: "Naqra",
  });
  assert.deepEqual(config.files, {
    store: "s3",
    endpoint: "http://127.0.0.1:9000",
    region: "eu-central-1",
    bucket: "naqra",
    accessKeyId: "id",
    secretAccessKey: "secret",
    forcePathStyle: true,
  });
  assert.deepEqual(config.sms, {
    url: "https://sms.example/send",
    token: "token",
    sender: "Naqra",
  });
});

test("every invalid variable is named at once, with the reason", () => {
  const wrong: Record<string, string> = {
    PORT: "70000",
    DATABASE_URL: "mysql://localhost/shop",
    PUBLIC_URL: "https://shop.example/path",
    CARD_URL: "https://shop.example/c",
    ALLOWED_ORIGINS: "https://ok.example,not-an-origin",
    TRUSTED_PROXIES: "10.0.0.0/33",
    OWNER_EMAIL: "owner",
    OWNER_PASSWORD: "short",
    SMTP_URL: "mail.example",
    MAIL_FROM: "Naqra",
    LOG_LEVEL: "loud",
    FILE_STORE: "s3",
    S3_FORCE_PATH_STYLE: "maybe",
    SMS_URL: "sms.example",
    RATE_LIMITS: "never",
  };
  const problems = problemsOf(wrong);
  const named = new Set(problems.map((problem) => problem.split(" ")[0]));
  const expected = new Set(Object.keys(wrong).filter((name) => name !== "FILE_STORE"));
  for (const name of ["S3_ENDPOINT", "S3_REGION", "S3_BUCKET"]) expected.add(name);
  for (const name of ["S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"]) expected.add(name);
  for (const name of ["SMS_TOKEN", "SMS_SENDER"]) expected.add(name);
  assert.deepEqual(named, expected);
  assert.ok(problems.includes("PORT must be a port number from 1 to 65535."));
  assert.ok(problems.includes("S3_BUCKET is needed because FILE_STORE is s3."));
});

test("a replica is read only beside a database of one's own", () => {
  const DATABASE_READ_URL = "postgres://reader@replica.example/naqra?sslmode=require";
  assert.deepEqual(problemsOf({ DATABASE_READ_URL }), [
    "DATABASE_URL is needed because DATABASE_READ_URL is set.",
  ]);
  const DATABASE_URL = "postgres://owner@db.example/naqra?sslmode=verify-full";
  const config = readConfig({ DATABASE_URL, DATABASE_READ_URL });
  assert.equal(config.databaseReadUrl, DATABASE_READ_URL);
  assert.match(
    problemsOf({ DATABASE_URL, DATABASE_READ_URL: "replica" })[0]!,
    /^DATABASE_READ_URL /,
  );
});

test("what leaves this machine must be encrypted, unless plain text is allowed", () => {
  const S3 = { FILE_STORE: "s3", S3_REGION: "r", S3_BUCKET: "b" };
  const keys = { S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "secret" };
  const SMS = { SMS_TOKEN: "token", SMS_SENDER: "Naqra" };
  const plain: Record<string, string>[] = [
    { DATABASE_URL: "postgres://shop:hunter2@db.example/shop" },
    { DATABASE_URL: "postgres://shop:hunter2@10.0.0.5/shop?sslmode=prefer" },
    { DATABASE_URL: "postgres://shop@[2001:db8::1]/shop?sslmode=disable" },
    { S3_ENDPOINT: "http://s3.example", ...S3, ...keys },
    { SMS_URL: "http://sms.example/send", ...SMS },
    { SMTP_URL: "smtp://mail.example?ignoreTLS=true" },
    // Encrypted, but for whoever poses as the server.
    { DATABASE_URL: "postgres://shop:hunter2@db.example/shop?sslmode=no-verify" },
    { DATABASE_URL: "postgres://shop@db.example/shop?sslmode=require&uselibpqcompat=true" },
    { DATABASE_URL: "postgres://shop@db.example/shop?sslmode=verify-full&sslmode=no-verify" },
    { SMTP_URL: "smtps://mail.example?tls.rejectUnauthorized=false" },
  ];
  for (const env of plain) {
    const [problem, ...more] = problemsOf(env);
    assert.match(problem!, /^\w+ must use TLS \(.+\), or set ALLOW_PLAINTEXT=on\.$/);
    assert.ok(problem!.startsWith(Object.keys(env)[0]!) && more.length === 0, problem!);
    assert.doesNotMatch(problem!, /hunter2/);
    assert.deepEqual(problemsOf({ ...env, ALLOW_PLAINTEXT: "on" }), []);
  }
  const encrypted: Record<string, string>[] = [
    { DATABASE_URL: "postgres://shop@db.example/shop?sslmode=verify-full" },
    { DATABASE_URL: "postgres://shop@127.0.0.1/shop" },
    { DATABASE_URL: "postgres://shop@[::1]/shop" },
    { DATABASE_URL: "postgres://shop@localhost/shop" },
    { DATABASE_URL: "postgres://shop@x/shop?host=/var/run/postgresql" },
    { S3_ENDPOINT: "http://127.0.0.1:9000", ...S3, ...keys },
  ];
  for (const env of encrypted) assert.deepEqual(problemsOf(env), [], JSON.stringify(env));

  const mailOf = (SMTP_URL: string, more = {}) => readConfig({ SMTP_URL, ...more }).smtp!.url;
  assert.match(mailOf("smtp://u:p@mail.example:587"), /\?requireTLS=true$/);
  for (const url of ["smtps://mail.example", "smtp://127.0.0.1:25"]) {
    assert.doesNotMatch(mailOf(url), /requireTLS/);
  }
  const allowed = mailOf("smtp://mail.example", { ALLOW_PLAINTEXT: "on" });
  assert.doesNotMatch(allowed, /requireTLS/);
});

test("an error message never contains a secret", () => {
  const problems = problemsOf({ OWNER_PASSWORD: "hunter2", DATABASE_URL: "x://u:hunter2@h/d" });
  assert.equal(problems.length, 2);
  assert.doesNotMatch(problems.join(), /hunter2/);
});
