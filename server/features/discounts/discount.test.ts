import assert from "node:assert/strict";
import { test } from "node:test";

import { answered, refused } from "#server/testing/answers.ts";
import { addDiscount } from "#server/testing/discounts.ts";
import { asJson, shopForTests } from "#server/testing/start-test-shop.ts";
import { discountCalls } from "#shared/discounts/discount.ts";

const shop = shopForTests();

const PATH = "/api/v1/discounts";
const one = discountCalls.change.answers[200].schema;
const change = (id: string, body: object) =>
  shop.askAsOwner(`${PATH}/${id}`, asJson("PATCH", body));
async function codes(query = ""): Promise<string[]> {
  const answer = await shop.askAsOwner(PATH + query);
  const { data } = discountCalls.list.answers[200].schema.parse(await answer.json());
  return data.data.map(({ code }) => code);
}

test("staff add, find, change, delete and restore a discount", async () => {
  const { _id, ...added } = await addDiscount(shop, { code: " summer ٢٦ ", endsOn: "" });
  assert.deepEqual(
    [added.code, added.percent, added.amount, added.endsOn, added.mostUses, added.usedCount],
    ["SUMMER26", 10, 0, null, null, 0],
  );
  const amount = { percent: 0, amount: "5.250", mostUses: "3", endsOn: "2999-12-31" };
  const changed = await answered(change(_id, amount), one);
  assert.deepEqual(
    [changed.percent, changed.amount, changed.mostUses, changed.endsOn],
    [0, 5.25, 3, "2999-12-31"],
  );
  await addDiscount(shop, { code: "OTHER", isActive: false });
  assert.deepEqual(await codes("?isActive=true&search=summer&sort=-usedCount"), ["SUMMER26"]);

  const removing = await shop.askAsOwner(`${PATH}/${_id}`, { method: "DELETE" });
  assert.match(await removing.text(), /Discount deleted/);
  assert.deepEqual(await codes(), ["OTHER"]);
  const again = await addDiscount(shop, { code: "summer26" });
  const restore = () => shop.askAsOwner(`/api/v1/bin/discount/${_id}/restore`, { method: "POST" });
  assert.equal((await refused(restore())).code, "restore_discount_taken");
  await change(again._id, { code: "winter26" });
  assert.equal((await restore()).status, 200);
  assert.deepEqual(await codes("?sort=code"), ["OTHER", "SUMMER26", "WINTER26"]);
});

test("a code is given once, also when two give it at the same moment", async () => {
  const add = (code: string) => shop.askAsOwner(PATH, asJson("POST", { code, percent: 10 }));
  const answers = await Promise.all([add("once"), add("Once"), add("ONCE")]);
  const statuses = answers.map(({ status }) => status);
  assert.deepEqual(
    statuses.toSorted((a, b) => a - b),
    [201, 400, 400],
  );
  const { _id } = await addDiscount(shop, { code: "twice" });
  const { errors } = await refused(change(_id, { code: "once" }));
  assert.deepEqual(errors, { code: "Another discount has this code already" });
});

test("what is no discount is refused in words, of a new one and of a change", async () => {
  const { _id } = await addDiscount(shop, { code: "RIGHT", startsOn: "2026-05-01" });
  const cases: [body: object, path: string, message: string][] = [
    [{ percent: 0 }, "percent", "Enter either a percentage or an amount"],
    [{ amount: 5 }, "percent", "Enter either a percentage or an amount"],
    [{ percent: -1 }, "percent", "Percentage must be 0 or greater"],
    [{ percent: 101 }, "percent", "Must be at most 100"],
    [{ percent: 12.5 }, "percent", "Must be a whole number"],
    [{ amount: -1 }, "amount", "Amount must be 0 or greater"],
    [{ amount: 1.2345 }, "amount", "At most 3 decimals"],
    [{ amount: 1_000_000 }, "amount", "Price cannot exceed 999,999"],
    [{ smallestTotal: "x" }, "smallestTotal", "Expected a number"],
    [{ mostUses: 0 }, "mostUses", "Limit must be 1 or greater"],
    [{ mostPerEmail: "many" }, "mostPerEmail", "Expected a whole number"],
    [{ endsOn: "2026-02-30" }, "endsOn", "Please choose a day"],
    [{ endsOn: "0000-01-01" }, "endsOn", "Please choose a day"],
    [
      { startsOn: "2026-05-01", endsOn: "2026-04-30" },
      "endsOn",
      "The last day is before the first",
    ],
    [{ product: "card" }, "product", "Not a valid id"],
    [{ product: "0123456789abcdef01234567" }, "product", "Product not found"],
    [{ code: "" }, "code", "Discount code is required"],
    [{ code: "ten%off" }, "code", "A discount code has letters, figures, - and _"],
    [{ code: "x".repeat(41) }, "code", "Discount code cannot exceed 40 characters"],
  ];
  for (const [body, path, message] of cases) {
    const add = { code: "NEW", percent: 10, ...body };
    for (const answer of [
      await shop.askAsOwner(PATH, asJson("POST", add)),
      await change(_id, body),
    ]) {
      const { errors = {} } = await refused(answer);
      assert.equal(errors[path], message, JSON.stringify(body));
    }
  }
  assert.deepEqual(await codes("?search=new"), []);
});
