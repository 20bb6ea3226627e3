import assert from "node:assert/strict";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";

import sharp from "sharp";

import { companyLinkStore } from "#server/features/companies/company-link.store.ts";
import { removeExpired } from "#server/features/people/remove-expired.ts";
import { profileLinkStore } from "#server/features/profiles/profile-link.store.ts";
import { openFileStore } from "#server/platform/files/file-store.ts";
import { fileService } from "#server/platform/files/file.service.ts";
import { sweepFiles } from "#server/platform/files/sweep-files.ts";
import { acceptQuote } from "#server/testing/accepted-quotes.ts";
import { answered, refused } from "#server/testing/answers.ts";
import { multipart, photoWithPlace } from "#server/testing/order-form.ts";
import { asJson, shopForTests } from "#server/testing/start-test-shop.ts";
import { fileHead, MULTIPART } from "#server/testing/unfinished.ts";
import { until } from "#server/testing/until.ts";
import { unzipped } from "#server/testing/unzipped.ts";
import { zipOf } from "#server/testing/workbook-of-parts.ts";
import {
  addRosterPhotos,
  createRoster,
  rosterAnswerSchema,
  type PhotosTaken,
  type Roster,
} from "#shared/rosters/roster-calls.ts";

import { rosterPhotoService } from "./roster-photos.service.ts";

const shop = shopForTests({}, { making: { pollSeconds: 0.1, retrySeconds: 0.1, retries: 100 } });
const api = "/api/v1";
const rows = async <Row extends object>(text: string, ...values: unknown[]) =>
  (await shop.database.pool.query<Row>(text, values)).rows;

interface List {
  roster: Roster;
  company: string;
  order: string;
  /** The calls of this list, by the link to the company's page. */
  path: string;
}

const person = (firstName: string, lastName: string, more: object = {}) => ({
  firstName,
  lastName,
  position: "Clerk",
  ...more,
});

async function listOf(of: readonly object[]): Promise<List> {
  const { order } = await acceptQuote(shop, { count: of.length });
  const [{ id: company }] = (await rows<{ id: string }>(
    "select company_id as id from orders where id = $1",
    order,
  )) as [{ id: string }];
  const made = await shop.askAsOwner(`${api}/rosters`, asJson("POST", { company, people: of }));
  const { data } = createRoster.answers[201].schema.parse(await made.json()).data;
  const token = await companyLinkStore(shop.database.db).add(company);
  const path = `${api}/companies/by-token/${token}/rosters/${data!._id}`;
  return { roster: data!, company, order, path };
}

const form = (bytes: Uint8Array, field = "file") => ({
  method: "POST",
  body: multipart({}, [{ field, name: "photos.zip", bytes }]),
});
const taken = (answer: Promise<Response>): Promise<PhotosTaken> =>
  answered(answer, addRosterPhotos.answers[200].schema);
const send = ({ path }: List, bytes: Uint8Array) => shop.ask(`${path}/photos`, form(bytes));
/** Folders called `up` lead out of the one that they are in: no program writes such a ZIP by itself. */
async function sendAll(list: List, files: Record<string, string | Buffer>) {
  const zip = await zipOf(files);
  const leading = Buffer.from(zip.toString("latin1").replaceAll("up/", "../"), "latin1");
  return taken(send(list, leading));
}
const now = ({ path }: List) => answered(shop.ask(path), rosterAnswerSchema);
const withPhoto = async (list: List) =>
  (await now(list)).rows.filter(({ photo }) => photo !== "").map(({ n }) => n);

/** What is stored, as files and as records. */
async function stored() {
  const all = ["private", "public"].map((folder) =>
    readdir(`${shop.config.dataDir}/files/${folder}`).catch((): string[] => []),
  );
  const [{ count }] = (await rows<{ count: number }>(
    "select count(*)::int as count from files",
  )) as [{ count: number }];
  return { files: (await Promise.all(all)).flat().length, records: count };
}

/** The page that opens with the card of somebody in a list. */
async function pageOf(list: List, n: number) {
  const [page] = await rows<{ id: string; photo: string; by: string }>(
    `select profiles.id, photo, photo_by as by from profiles
      join cards on cards.profile_id = profiles.id where cards.id =
      (select card_id from roster_rows where roster_id = $1 and n = $2)`,
    list.roster._id,
    n,
  );
  return page!;
}
const pageHasPhoto = (list: List, n: number) =>
  until(async () => (await pageOf(list, n)).photo !== "");
const order = (list: List) => shop.ask(`${list.path}/order`, asJson("POST", {}));
const jobsAreDone = () =>
  until(
    async () =>
      (await rows("select from jobs where kind = 'give-photo' and status <> 'done'")).length === 0,
  );

test("photos are matched by e-mail address and by names, in Latin and in Arabic letters", async () => {
  const list = await listOf([
    person("Example", "One", { email: "first.one@example.com" }),
    person("Élodie", "Example-Two"),
    person("مُنى", "الأمثلة"),
    person("Example", "Four", { nameOnCard: "Dr. Example Four" }),
    person("Example", "Five"),
    person("Twin", "Example"),
    person("Twin", "Example", { email: "twin@example.com" }),
  ]);
  const photo = await photoWithPlace();
  const answer = await sendAll(list, {
    "FIRST.ONE@example.com.JPG": photo,
    "team/2026/elodie_example-two.jpeg": photo,
    "فريق/الامثله_منى.png": photo,
    "Dr Example Four": photo,
    "five-example.jpg": photo,
    "Twin Example.jpg": photo,
    "twin@example.com.jpg": photo,
    "Nobody Else.jpg": photo,
    "__MACOSX/team/._Example Five.jpg": "not a picture",
    ".DS_Store": "x",
    "team/Thumbs.db": "x",
  });
  assert.deepEqual(answer, {
    matched: 6,
    unmatched: ["Nobody Else.jpg"],
    ambiguous: ["Twin Example.jpg"],
    refused: [],
    kept: [],
  });
  assert.deepEqual(await withPhoto(list), [1, 2, 3, 4, 5, 7]);
  const small = await shop.ask((await now(list)).rows[0]!.photo);
  const { width, height, exif } = await sharp(await small.arrayBuffer()).metadata();
  assert.deepEqual([width, height, exif], [144, 144, undefined]);
  // A name that is composed of other code points is the same.
  assert.equal((await sendAll(list, { ["E\u0301lodie Example Two.jpg"]: photo })).matched, 1);
  const deeds = await rows(
    "select from history_entries where entity_id = $1 and changes ? 'photosTaken'",
    list.company,
  );
  assert.equal(deeds.length, 2);
});

test("staff send photos as the company does, and a link reaches no list of others", async () => {
  const list = await listOf([person("Example", "One")]);
  const zip = await zipOf({ "example one.jpg": await photoWithPlace() });
  const staffPath = `${api}/rosters/${list.roster._id}/photos`;
  assert.equal((await taken(shop.askAsOwner(staffPath, form(zip)))).matched, 1);
  assert.equal((await shop.ask(staffPath, form(zip))).status, 401);
  const other = await listOf([person("Example", "Other")]);
  const foreign = other.path.replace(other.roster._id, list.roster._id);
  await refused(shop.ask(`${foreign}/photos`, form(zip)), 404);
  await refused(shop.ask(`${foreign}/rows/1/photo`, { method: "DELETE" }), 404);
  await refused(shop.ask(`${foreign}/rows/1/photo`, form(await photoWithPlace(), "photo")), 404);
});

test("what is no photo is named with the reason, and the others are taken", async () => {
  const names = ["One", "Two", "Three", "Four", "Five", "Six"];
  const list = await listOf(names.map((name) => person("Example", name)));
  const photo = await photoWithPlace();
  const answer = await sendAll(list, {
    "up/up/up/Example One.jpg": photo,
    "Example Two.jpg": "no picture",
    "Example Three.png": Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    "Example Four.jpg": "",
    // 20 MB that pack to 20 kB.
    "Example Five.jpg": Buffer.alloc(20 * 1024 * 1024),
    "Example Six.jpg": photo,
    "other/Example Six.jpg": photo,
  });
  assert.equal(answer.matched, 2);
  assert.deepEqual(
    answer.refused.map(({ name, code }) => [name, code]),
    [
      ["Example Two.jpg", "not_a_picture"],
      ["Example Three.png", "not_a_picture"],
      ["Example Four.jpg", "picture_empty"],
      ["Example Five.jpg", "picture_too_large"],
      ["Example Six.jpg", "roster_photo_twice"],
    ],
  );
  assert.deepEqual(await withPhoto(list), [1, 6]);
});

/** A ZIP whose first so many entries say that they have so many bytes. */
async function sayingOfEach(files: Record<string, string>, count: number, bytes: number) {
  const zip = Buffer.from(await zipOf(Object.fromEntries(Object.entries(files).slice(0, count))));
  let at = inTable(zip);
  for (let entry = 0; entry < count; entry += 1) {
    zip.writeUInt32LE(bytes, at + 24);
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return zip;
}

/** The offset of the first entry in the table of contents. */
const inTable = (zip: Buffer) => zip.readUInt32LE(zip.length - 22 + 16);

test("a file with a password, a forged size or a damaged entry is refused by itself", async () => {
  const list = await listOf([person("Example", "One")]);
  const name = "Example One.jpg";
  const locked = Buffer.from(await zipOf({ [name]: await photoWithPlace() }));
  locked.writeUInt16LE(locked.readUInt16LE(inTable(locked) + 8) | 1, inTable(locked) + 8);
  const bomb = Buffer.from(await zipOf({ [name]: Buffer.alloc(30 * 1024 * 1024) }));
  // It says of itself that it has a thousand bytes.
  bomb.writeUInt32LE(1000, inTable(bomb) + 24);
  const broken = Buffer.from(
    await zipOf({
      [name]: await sharp(await photoWithPlace())
        .png()
        .toBuffer(),
    }),
  );
  broken.fill(0xff, 60, 140);
  const before = await stored();
  for (const [zip, code] of [
    [locked, "roster_photo_locked"],
    [bomb, "not_a_picture"],
    [broken, "not_a_picture"],
  ] as const) {
    const { matched, refused: no } = await taken(send(list, zip));
    assert.deepEqual([matched, no.map((each) => each.code)], [0, [code]]);
  }
  assert.deepEqual(await stored(), before);
  assert.deepEqual(await readdir(shop.uploadFolder), []);
});

test("a file that is no ZIP, empty, too large or has too many entries is refused as a whole", async () => {
  const list = await listOf([person("Example", "One")]);
  const before = await stored();
  const many = Object.fromEntries(
    Array.from({ length: 2001 }, (_, index) => [`${index}.jpg`, "x"]),
  );
  const whole: [Uint8Array, string][] = [
    [await sayingOfEach(many, 41, 10 * 1024 * 1024), "roster_photos_many"],
    [await photoWithPlace(), "roster_photos_no_zip"],
    [Buffer.from("PK\u0003\u0004 and no more"), "roster_photos_no_zip"],
    [await zipOf({}), "roster_photos_none"],
    [await zipOf({ "__MACOSX/._x.jpg": "x" }), "roster_photos_none"],
    [await zipOf(many), "roster_photos_many"],
    [new Uint8Array(61 * 1024 * 1024), "roster_photos_too_large"],
  ];
  for (const [bytes, code] of whole) {
    const { codes } = await refused(send(list, bytes));
    assert.equal(codes?.["file"]?.code, code);
  }
  // Refused by what it says of its length: the rest is not waited for.
  const long = { "Content-Type": MULTIPART, "Content-Length": String(100 * 1024 * 1024) };
  const begun = { method: "POST", headers: long, body: fileHead("file") };
  assert.equal((await shop.ask(`${list.path}/photos`, begun)).status, 413);
  assert.equal((await shop.ask(`${list.path}/photos`, asJson("POST", {}))).status, 400);
  assert.deepEqual(await stored(), before);
});

test("what there is no time for is named, to be sent again", async () => {
  const list = await listOf([person("Example", "One"), person("Example", "Two")]);
  const folder = await mkdtemp(join(shop.uploadFolder, "late-"));
  const path = join(folder, "photos.zip");
  const photo = await photoWithPlace();
  await writeFile(path, await zipOf({ "Example One.jpg": photo, "Example Two.jpg": photo }));
  const files = fileService(openFileStore(shop.config.files), shop.pictures);
  const { add } = rosterPhotoService({ database: shop.database, files, longest: 0 });
  const whose = { by: null, company: list.company };
  const file = { field: "file", name: "photos.zip", path, hash: "" };
  const answer = await add(list.roster._id, whose, file, new AbortController().signal);
  assert.deepEqual(
    [answer.matched, answer.refused.map(({ code }) => code)],
    [0, ["roster_photo_late", "roster_photo_late"]],
  );
  await rm(folder, { recursive: true });
});

test("an upload that breaks off leaves no file", async () => {
  const list = await listOf([person("Example", "One")]);
  const before = await stored();
  const zip = await zipOf({ "Example One.jpg": await photoWithPlace() });
  const response = await shop.ask(`${list.path}/photos`, {
    method: "POST",
    headers: { "Content-Type": MULTIPART },
    body: Buffer.concat([Buffer.from(fileHead("file")), zip]),
  });
  assert.equal(response.status, 400);
  assert.deepEqual(await stored(), before);
  await until(async () => (await readdir(shop.uploadFolder)).length === 0);
  assert.deepEqual(await withPhoto(list), []);
});

test("of a list one file is read at a time", async () => {
  const list = await listOf([person("Example", "One")]);
  const zip = await zipOf({ "Example One.jpg": await photoWithPlace() });
  const gate = Promise.withResolvers<void>();
  const busy = shop.pictures.view(() => gate.promise);
  const first = send(list, zip);
  await until(() => Promise.resolve(shop.pictures.waiting > 0));
  const [second, third] = [send(list, zip), send(list, zip)];
  // One waits for its turn; another one is told to come again.
  const early = await Promise.race([second, third]);
  assert.deepEqual([early.status, early.headers.has("retry-after")], [503, true]);
  gate.resolve();
  await busy;
  const answers = await Promise.all([first, second, third]);
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 200, 503]);
});

test("with the names on the cards each page gets its photo, without the place where it was taken", async () => {
  const list = await listOf([person("Example", "One"), person("Example", "Two")]);
  await sendAll(list, { "Example One.jpg": await photoWithPlace() });
  assert.equal((await order(list)).status, 200);
  await pageHasPhoto(list, 1);
  const { photo, by } = await pageOf(list, 1);
  assert.equal(by, "company");
  const bytes = Buffer.from(await (await shop.ask(photo)).arrayBuffer());
  assert.equal((await sharp(bytes).metadata()).exif, undefined);
  assert.equal((await pageOf(list, 2)).photo, "");
  // Whoever has a card gets theirs at once, also in place of another of the list.
  const later = await sendAll(list, {
    "Example One.jpg": await photoWithPlace("#123456"),
    "Example Two.jpg": await photoWithPlace(),
  });
  assert.deepEqual([later.matched, later.kept], [2, []]);
  await pageHasPhoto(list, 2);
  await jobsAreDone();
  assert.notEqual((await pageOf(list, 1)).photo, photo);
});

test("a photo that the owner has chosen or taken off stays so, which is said", async () => {
  const list = await listOf([person("Example", "One"), person("Example", "Two")]);
  assert.equal((await order(list)).status, 200);
  const { id } = await pageOf(list, 1);
  const link = `${api}/profiles/by-token/${await profileLinkStore(shop.database.db).add(id)}/photo`;
  assert.equal((await shop.ask(link, form(await photoWithPlace(), "photo"))).status, 200);
  const own = await pageOf(list, 1);
  const files = {
    "Example One.jpg": await photoWithPlace(),
    "Two, Example.jpg": await photoWithPlace(),
  };
  const answer = await sendAll(list, files);
  assert.deepEqual([answer.matched, answer.kept], [2, ["Example One.jpg"]]);
  await pageHasPhoto(list, 2);
  await jobsAreDone();
  assert.deepEqual(await pageOf(list, 1), own);
  assert.deepEqual(
    (await now(list)).rows.map(({ pageKeepsOwn }) => pageKeepsOwn),
    [true, false],
  );
  assert.equal((await shop.ask(link, { method: "DELETE" })).status, 200);
  assert.deepEqual((await sendAll(list, files)).kept, ["Example One.jpg"]);
  await jobsAreDone();
  assert.equal((await pageOf(list, 1)).photo, "");
});

test("one photo is put and removed by hand, and goes from the page that had it from the list", async () => {
  const list = await listOf([person("Example", "One")]);
  const photo = `${list.path}/rows/1/photo`;
  const put = await answered(
    shop.ask(photo, form(await photoWithPlace(), "photo")),
    rosterAnswerSchema,
  );
  const path = put.rows[0]!.photo;
  assert.equal((await shop.ask(path)).status, 200);
  assert.equal((await order(list)).status, 200);
  await pageHasPhoto(list, 1);
  const onPage = (await pageOf(list, 1)).photo;
  const { codes } = await refused(shop.ask(photo, form(Buffer.from("x"), "photo")));
  assert.equal(codes?.["photo"]?.code, "not_a_picture");
  await refused(shop.ask(photo.replace("/1/", "/9/"), form(await photoWithPlace(), "photo")), 404);
  const without = await answered(shop.ask(photo, { method: "DELETE" }), rosterAnswerSchema);
  assert.equal(without.rows[0]!.photo, "");
  assert.equal((await pageOf(list, 1)).photo, "");
  for (const gone of [path, onPage]) assert.equal((await shop.ask(gone)).status, 404);
  // Sent twice it stays so.
  assert.equal((await shop.ask(photo, { method: "DELETE" })).status, 200);
});

test("a card that is passed on takes no photo along", async () => {
  const list = await listOf([person("Example", "One")]);
  await sendAll(list, { "Example One.jpg": await photoWithPlace() });
  await order(list);
  await pageHasPhoto(list, 1);
  const [card] = await rows<{ id: string }>(
    "select card_id as id from roster_rows where roster_id = $1",
    list.roster._id,
  );
  const holder = person("Example", "Successor", { email: "successor@example.com", phone: "" });
  const calls = list.path.replace(/\/rosters\/.*/, "/cards");
  const passed = await shop.ask(`${calls}/${card!.id}/holder`, asJson("POST", holder));
  assert.equal(passed.status, 200, await passed.text());
  assert.deepEqual([(await pageOf(list, 1)).photo, await withPhoto(list)], ["", []]);
});

test("photos go with the person, with the row and with the list, and no sweep takes those that stay", async () => {
  const email = "photographed@example.com";
  const list = await listOf([
    person("Example", "One", { email }),
    person("Example", "Two"),
    person("Example", "Three"),
  ]);
  const photo = await photoWithPlace();
  const before = await stored();
  const files = { "Example One.jpg": photo, "Example Two.jpg": photo, "Example Three.jpg": photo };
  assert.equal((await sendAll(list, files)).matched, 3);
  const fileStore = openFileStore(shop.config.files);
  const tomorrow = Date.now() + 24 * 60 * 60_000;
  const sweep = () => sweepFiles(shop.database, fileStore, tomorrow);
  await sweep();
  const all = await stored();
  const [one, two] = (await now(list)).rows.map((row) => row.photo);
  const copy = await shop.askAsOwner(`${api}/people/export`, asJson("POST", { email }));
  const inCopy = [...unzipped(Buffer.from(await copy.arrayBuffer())).keys()];
  assert.equal(inCopy.filter((name) => name.startsWith("pictures/")).length, 2);
  const erased = await shop.askAsOwner(
    `${api}/people/erase`,
    asJson("POST", { email, includePages: true, isPreview: false }),
  );
  assert.equal(erased.status, 200, await erased.text());
  assert.equal((await stored()).files, all.files - 2);
  assert.equal((await shop.ask(one!)).status, 404);
  assert.equal((await shop.ask(`${list.path}/rows/2`, { method: "DELETE" })).status, 200);
  assert.equal((await shop.ask(two!)).status, 404);
  await sweep();
  assert.equal((await stored()).files, all.files - 4);
  const touched = "update rosters set updated_at = now() - interval '10 years' where id = $1";
  await rows(touched, list.roster._id);
  await removeExpired(shop.database, fileStore);
  assert.equal((await shop.ask(list.path)).status, 404);
  await sweep();
  assert.ok((await stored()).files <= before.files);
});
