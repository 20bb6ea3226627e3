/** Texts that databases and parsers tend to have problems with. */
const TEXTS = [
  "a\u0000b",
  "\ud800",
  "\uffff\u202e",
  "%00",
  "x".repeat(20_000),
  "' or 1=1; --",
  "\\%_",
  "../../etc/passwd",
  "__proto__",
];
const NUMBERS = ["NaN", "-Infinity", "1e999", "-2147483649", "9223372036854775808"];
const DAYS = [
  "0000-01-01",
  "0000-12-31",
  "-000001-01-01",
  "0001-01-01",
  "9999-12-31",
  "10000-01-01",
  "2026-02-30",
  "infinity",
];

/** JSON values other than strings, as JSON source. */
const OTHER_JSON: readonly string[] = [
  "null",
  "true",
  "2147483648",
  "-2147483649",
  "1e999",
  "1e-320",
  '["\\u0000",null]',
  '{"\\u0000":{"verified":true},"__proto__":{"x":1},"toString":1}',
  "[".repeat(5_000) + "]".repeat(5_000),
];

/** As JSON source; includes lone surrogates such as `\ud800`. */
export const HOSTILE_JSON: readonly string[] = [
  ...[...TEXTS, ...NUMBERS].map((text) => JSON.stringify(text)),
  ...OTHER_JSON,
];

/** Percent-encoded for a URL; includes bytes that are not valid UTF-8. */
export const HOSTILE_IN_URL: readonly string[] = [
  ...[...TEXTS, ...NUMBERS, ...DAYS]
    .filter((text) => text.isWellFormed())
    .map((text) => encodeURIComponent(text.slice(0, 5_000))),
  "%",
  "%2",
  "%ff",
  "%C0%80",
  "%ED%A0%80",
  "%2500",
];

/** For multipart/form-data; includes bytes that are not valid UTF-8. */
export const HOSTILE_IN_FORMS: readonly Buffer[] = [
  ...["a\u0000b", "__proto__", "NaN", "-2147483649"].map((text) => Buffer.from(text)),
  Buffer.from([0xff]),
  Buffer.from([0xc0, 0x80]),
  Buffer.from([0xed, 0xa0, 0x80]),
];

/** For a header, whose bytes are read as one character each. */
export const HOSTILE_IN_HEADERS: readonly string[] = [
  "",
  "x".repeat(5_000),
  "\u0080\u009f\u00ff",
  "Bearer %00",
  "Bearer \u0080",
  "naqra_session=%00; token=%ED%A0%80; naqra_device=%00; naqra_language=%ff",
  "=;=;%",
  "::ffff:999.1.1.1, [::1%00]:99999, 0x7f.1",
  "*;q=1e999, br;q=NaN",
  'W/"%00", "',
  "multipart/form-data; boundary=",
  "application/json; charset=nonsense",
];
