import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { test } from "node:test";

import sharp from "sharp";

import { answered, refused } from "#server/testing/answers.ts";
import { multipart, photoWithPlace } from "#server/testing/order-form.ts";
import { asJson, shopForTests } from "#server/testing/start-test-shop.ts";
import { PLACEHOLDER } from "#shared/files/placeholder.ts";
import { testimonialCalls } from "#shared/testimonials/testimonial-calls.ts";
import type { Testimonial } from "#shared/testimonials/testimonial.ts";

const shop = shopForTests();

const PATH = "/api/v1/testimonials";
const FORM = {
  name: "Test Customer",
  title: "Baker",
  company: "Test Bakery",
  quote: "First line\nsecond line 👋",
  rating: "4",
};
const picture = (bytes: Uint8Array, name = "me.jpg") => [{ field: "image", name, bytes }];

const shown = (response: Response, status: number) =>
  answered(response, testimonialCalls.change.answers[200].schema, status);

/** Without a picture, a browser sends an empty file that has no name. */
const created = async (form: Record<string, string>, files = picture(new Uint8Array(), "")) =>
  shown(await shop.askAsOwner(PATH, { method: "POST", body: multipart(form, files) }), 201);

const change = ({ _id }: Testimonial, init: RequestInit) =>
  shop.askAsOwner(`${PATH}/${_id}`, { method: "PATCH", ...init });

const storedFiles = () => readdir(`${shop.config.dataDir}/files/public`);

test("a testimonial is sent as a form with a picture, which is public and has no location data", async () => {
  const row = await created({ ...FORM, nameAr: "زبون" }, picture(await photoWithPlace()));
  assert.deepEqual(
    [row.name, row.nameAr, row.quote, row.rating, row.isExample],
    ["Test Customer", "زبون", FORM.quote, 4, false],
  );
  const response = await shop.ask(row.image);
  assert.match(response.headers.get("Cache-Control")!, /public.*immutable/);
  const { exif, width, height } = await sharp(await response.arrayBuffer()).metadata();
  assert.deepEqual([exif, width, height], [undefined, 40, 60]);
});

test("it may be sent as JSON, without picture or rating", async () => {
  const { rating: _, ...form } = FORM;
  const row = await shown(await shop.askAsOwner(PATH, asJson("POST", form)), 201);
  assert.deepEqual([row.rating, row.image, row.nameAr], [5, PLACEHOLDER.person, ""]);
});

test("a change keeps the picture, also if its path is sent; '' removes it, a file replaces it", async () => {
  const row = await created(FORM, picture(await photoWithPlace()));
  const renamed = await shown(await change(row, { body: multipart({ name: "Renamed" }) }), 200);
  assert.deepEqual([renamed.name, renamed.image, renamed.title], ["Renamed", row.image, "Baker"]);
  const kept = await shown(
    await change(row, { body: multipart({ ...FORM, image: row.image }) }),
    200,
  );
  assert.equal(kept.image, row.image);
  const replaced = await shown(
    await change(row, { body: multipart({}, picture(await photoWithPlace("#115588"))) }),
    200,
  );
  assert.notEqual(replaced.image, row.image);
  const stale = await refused(await change(row, { body: multipart({ image: row.image }) }));
  assert.deepEqual(stale.errors, { image: "Please select a valid image file" });
  const bare = await shown(await change(row, { body: multipart({ image: "" }) }), 200);
  assert.equal(bare.image, PLACEHOLDER.person);

  const { rows } = await shop.database.pool.query(
    "select action, changes from history_entries where entity_id = $1 order by at",
    [row._id],
  );
  assert.deepEqual(
    rows.map(({ action, changes }) => [action, Object.keys(changes).toSorted().join()]),
    [
      ["create", "company,image,name,quote,rating,title"],
      ["update", "name"],
      ["update", "name"],
      ["update", "image"],
      ["update", "image"],
    ],
  );
});

test("the examples have portraits, which are public", async () => {
  const list = testimonialCalls.list.answers[200].schema.parse(await (await shop.ask(PATH)).json())
    .data.data;
  const examples = list.filter(({ isExample }) => isExample);
  assert.equal(new Set(examples.map(({ image }) => image)).size, 3);
  for (const { image } of examples) await showsDrawing(image);
});

test("one without a picture gets a placeholder, which still means none when it is sent back", async () => {
  const stored = async ({ _id }: Testimonial) => {
    const text = "select image from testimonials where id = $1";
    return (await shop.database.pool.query(text, [_id])).rows[0].image as string;
  };
  const row = await shown(
    await shop.askAsOwner(PATH, asJson("POST", { ...FORM, image: PLACEHOLDER.person })),
    201,
  );
  assert.equal(row.image, PLACEHOLDER.person);
  await showsDrawing(row.image);
  const { name, rating, image, updatedAt } = row;
  const same = await shown(await change(row, asJson("PATCH", { name, rating, image })), 200);
  assert.deepEqual({ ...same, updatedAt }, row);
  assert.equal(await stored(row), "");

  const pictured = await shown(
    await change(row, { body: multipart({}, picture(await photoWithPlace())) }),
    200,
  );
  assert.equal(await stored(row), pictured.image);
  const bare = await shown(
    await change(row, { body: multipart({ image: PLACEHOLDER.person }) }),
    200,
  );
  assert.deepEqual([bare.image, await stored(row)], [PLACEHOLDER.person, ""]);
});

/** Also when clients ask for a size, or join host and path with a double slash. */
async function showsDrawing(path: string): Promise<void> {
  for (const spelled of [path, `${shop.config.publicUrl}/${path}`, `${path}?w=320`]) {
    const response = await shop.ask(spelled);
    assert.deepEqual(
      [response.status, response.headers.get("Content-Type")],
      [200, "image/svg+xml"],
      spelled,
    );
    assert.equal(response.headers.get("Access-Control-Allow-Origin"), "*");
    const { width, height } = await sharp(await response.arrayBuffer()).metadata();
    assert.deepEqual([width, height], [360, 360]);
  }
}

test("an example that staff have edited is no longer marked as one", async () => {
  const response = await shop.ask(`${PATH}?search=Example%20Bakery`);
  const [example] = testimonialCalls.list.answers[200].schema.parse(await response.json()).data
    .data;
  const changed = await shown(await change(example!, asJson("PATCH", { rating: 3 })), 200);
  assert.deepEqual([example!.isExample, changed.isExample, changed.rating], [true, false, 3]);
});

test("invalid input is rejected with the rule's message and leaves no file", async () => {
  const before = await storedFiles();
  const cases: [change: Record<string, string>, path: string, message: string][] = [
    [{ name: " " }, "name", "Name is required"],
    [{ title: "" }, "title", "Title is required"],
    [{ company: "" }, "company", "Company is required"],
    [{ quote: "" }, "quote", "Quote is required"],
    [{ name: "x".repeat(256) }, "name", "Must be at most 255 characters"],
    [{ quote: "x".repeat(5001) }, "quote", "Must be at most 5,000 characters"],
    [{ rating: "0" }, "rating", "Rating must be from 1 to 5"],
    [{ rating: "6" }, "rating", "Rating must be from 1 to 5"],
    [{ rating: "" }, "rating", "Rating must be from 1 to 5"],
    [{ rating: "4.5" }, "rating", "Must be a whole number"],
    [{ rating: "best" }, "rating", "Expected a whole number"],
    [{ nameAr: "x".repeat(256) }, "nameAr", "Must be at most 255 characters"],
  ];
  for (const [change, path, message] of cases) {
    const body = multipart({ ...FORM, ...change }, picture(await photoWithPlace()));
    const refusal = await refused(await shop.askAsOwner(PATH, { method: "POST", body }));
    assert.deepEqual([refusal.message, refusal.errors], [message, { [path]: message }]);
  }
  for (const body of [
    multipart(FORM, picture(Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), "a.svg")),
    multipart({ ...FORM, image: "/uploads/public/card-black.webp" }),
  ]) {
    const refusal = await refused(await shop.askAsOwner(PATH, { method: "POST", body }));
    assert.equal(refusal.message, "Please select a valid image file");
  }
  const missing = await refused(await shop.askAsOwner(PATH, asJson("POST", {})));
  assert.deepEqual(Object.keys(missing.errors!), ["name", "title", "company", "quote"]);
  assert.deepEqual(await storedFiles(), before);
});

test("testimonials are found of which something is not there in Arabic", async () => {
  const arabic = { nameAr: "زبون", titleAr: "خباز", companyAr: "مخبز", quoteAr: "جيد" };
  const half = await created({ ...FORM, ...arabic, quoteAr: "" });
  const whole = await created({ ...FORM, ...arabic });
  const found = async (query: string) => {
    const response = await shop.ask(`${PATH}?${query}`);
    return testimonialCalls.list.answers[200].schema
      .parse(await response.json())
      .data.data.map(({ _id }) => _id);
  };
  const missing = await found("arabicMissing=true");
  assert.deepEqual([missing.includes(half._id), missing.includes(whole._id)], [true, false]);
  assert.ok((await found("arabicMissing=false")).includes(whole._id));
  await refused(await shop.ask(`${PATH}?arabicMissing=some`));
});

test("a change of what does not exist is 404 and leaves no file", async () => {
  const before = await storedFiles();
  for (const id of ["0".repeat(24), "nothing"]) {
    const path = `${PATH}/${id}`;
    const body = multipart(FORM, picture(await photoWithPlace()));
    await refused(await shop.askAsOwner(path, { method: "PATCH", body }), 404);
    await refused(await shop.askAsOwner(path, { method: "DELETE" }), 404);
    await refused(await shop.ask(path, { method: "DELETE" }), 401);
    await refused(await shop.ask(path, asJson("PATCH", { name: "x" })), 401);
  }
  await refused(await shop.ask(PATH, asJson("POST", FORM)), 401);
  assert.deepEqual(await storedFiles(), before);
});

test("too many pictures at once are rejected", async () => {
  const quote = "x".repeat(1024 * 1024);
  await refused(await shop.askAsOwner(PATH, asJson("POST", { ...FORM, quote })), 413);
  await refused(await change(await created(FORM), asJson("PATCH", { quote })), 413);
});

test("testimonials are searched, filtered and sorted; a deleted one is no longer listed", async () => {
  const row = await created({ ...FORM, name: "zz last", company: "Wool 100%", rating: "1" });
  const names = async (query: string) => {
    const response = await shop.ask(`${PATH}?${query}`);
    return testimonialCalls.list.answers[200].schema
      .parse(await response.json())
      .data.data.map(({ name }) => name);
  };
  assert.deepEqual(await names("search=wool%20100%25"), ["zz last"]);
  assert.deepEqual(await names("rating=1"), ["zz last"]);
  assert.deepEqual(await names("to=2020-01-01"), []);
  for (const sort of ["-name", "-company", "-createdAt", "rating"]) {
    assert.equal((await names(`limit=1&sort=${sort}`))[0], "zz last", sort);
  }
  for (const query of ["rating=9", "sort=quote", "limit=0"]) {
    await refused(await shop.ask(`${PATH}?${query}`));
  }
  await shop.askAsOwner(`${PATH}/${row._id}`, { method: "DELETE" });
  assert.deepEqual(await names("search=wool"), []);
});
