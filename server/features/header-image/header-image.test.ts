import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { test } from "node:test";

import { answered, refused } from "#server/testing/answers.ts";
import { multipart, photoWithPlace } from "#server/testing/order-form.ts";
import { asJson, shopForTests } from "#server/testing/start-test-shop.ts";
import { headerImageCalls } from "#shared/header-image/header-image-calls.ts";
import type { HeaderImage } from "#shared/header-image/header-image.ts";

const shop = shopForTests();

const PATH = "/api/v1/header-image";
const MESSAGE = "Please select a valid image file";
const picture = (bytes: Uint8Array) => multipart({}, [{ field: "image", name: "a.jpg", bytes }]);

const shown = (response: Response, status: number) =>
  answered(response, headerImageCalls.change.answers[200].schema, status);

const created = async (color: string) =>
  shown(
    await shop.askAsOwner(PATH, { method: "POST", body: picture(await photoWithPlace(color)) }),
    201,
  );

async function listed(query = ""): Promise<HeaderImage[]> {
  return answered(shop.ask(`${PATH}?${query}`), headerImageCalls.list.answers[200].schema);
}

const storedFiles = () => readdir(`${shop.config.dataDir}/files/public`);

test("staff add, replace, keep and delete a picture, and the history records each", async () => {
  const added = await created("#224466");
  assert.deepEqual((await listed())[0], added);
  assert.equal((await shop.ask(added.image)).headers.get("Content-Type"), "image/webp");

  const path = `${PATH}/${added._id}`;
  const body = picture(await photoWithPlace("#664422"));
  const replaced = await shown(await shop.askAsOwner(path, { method: "PATCH", body }), 200);
  assert.notEqual(replaced.image, added.image);
  for (const init of [
    { method: "PATCH", body: multipart({ image: replaced.image }) },
    asJson("PATCH", { image: replaced.image }),
  ]) {
    const kept = await shown(await shop.askAsOwner(path, init), 200);
    assert.equal(kept.image, replaced.image);
  }
  assert.equal((await shop.askAsOwner(path, { method: "DELETE" })).status, 200);
  assert.deepEqual(await listed(), []);
  const { rows } = await shop.database.pool.query(
    "select action, changes from history_entries where entity_id = $1 order by at",
    [added._id],
  );
  assert.deepEqual(
    rows.map(({ action }) => action),
    ["create", "update", "delete"],
  );
  assert.deepEqual(rows[1].changes, { image: { from: added.image, to: replaced.image } });
});

test("a file that is not a picture is rejected and not stored", async () => {
  const added = await created("#aaaaaa");
  const before = await storedFiles();
  const bodies = () => [
    picture(Buffer.from("no picture")),
    picture(Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>")),
    multipart({ image: "" }),
    multipart({ image: "/uploads/public/card-black.webp" }),
    multipart({ image: "../secret" }),
    multipart({ other: "x" }),
  ];
  for (const [method, path] of [
    ["POST", PATH],
    ["PATCH", `${PATH}/${added._id}`],
  ] as const) {
    for (const body of bodies()) {
      assert.equal((await refused(await shop.askAsOwner(path, { method, body }))).message, MESSAGE);
    }
    const empty = { method, body: picture(new Uint8Array()) };
    assert.equal(
      (await refused(await shop.askAsOwner(path, empty))).message,
      "This file is empty. Please choose the picture again.",
    );
    for (const image of [null, 7, {}, undefined]) {
      const response = await shop.askAsOwner(path, asJson(method, { image }));
      assert.deepEqual((await refused(response)).errors, { image: MESSAGE });
    }
  }
  assert.deepEqual(await storedFiles(), before);
});

test("too many pictures at once are rejected", async () => {
  const image = "x".repeat(1024 * 1024);
  const { _id } = await created("#303030");
  await refused(await shop.askAsOwner(PATH, asJson("POST", { image })), 413);
  await refused(await shop.askAsOwner(`${PATH}/${_id}`, asJson("PATCH", { image })), 413);
});

test("the newest comes first, also in pages", async () => {
  const [first, second] = [await created("#101010"), await created("#202020")];
  assert.deepEqual((await listed("page=1&limit=1"))[0], second);
  assert.deepEqual((await listed("page=2&limit=1"))[0], first);
  assert.deepEqual((await listed("sort=createdAt")).at(-1), second);
  await refused(await shop.ask(`${PATH}?sort=image`));
});

test("a header image that does not exist is a 404, and visitors can't write", async () => {
  const before = await storedFiles();
  for (const id of ["0".repeat(24), "nothing"]) {
    const path = `${PATH}/${id}`;
    const body = picture(await photoWithPlace());
    await refused(await shop.askAsOwner(path, { method: "PATCH", body }), 404);
    await refused(await shop.askAsOwner(path, { method: "DELETE" }), 404);
    await refused(await shop.ask(path, { method: "DELETE" }), 401);
    await refused(await shop.ask(path, { method: "PATCH", body: picture(new Uint8Array()) }), 401);
  }
  await refused(await shop.ask(PATH, { method: "POST", body: picture(new Uint8Array()) }), 401);
  assert.deepEqual(await storedFiles(), before);
});
