import { filesOfOrders } from "#server/features/orders/order-files.store.ts";
import { rosterPhotosStore } from "#server/features/rosters/roster-photos.store.ts";
import { newId } from "#server/platform/database/columns.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { UPLOADS_PATH } from "#server/platform/files/file-links.ts";
import { fileRecordStore } from "#server/platform/files/file.store.ts";
import { historyStore } from "#server/platform/history/history.store.ts";
import type { User } from "#shared/session/session.ts";

import { eraseOrdersStore } from "./erase-orders.store.ts";
import { eraseOthersStore } from "./erase-others.store.ts";
import { ids, planOf, told, type Asked, type Rules } from "./erasure-plan.ts";
import { expiredStore } from "./expired.store.ts";
import type { Person } from "./person.ts";

export async function previewErasure(db: Db, person: Person, rules: Rules, asked: Asked) {
  return told(await planOf(db, person, rules, false), asked);
}

/** To be called in a transaction. @returns what was done, and the keys of files that nothing names now */
export async function erasePerson(trx: Db, person: Person, rules: Rules, asked: Asked, by: User) {
  const plan = await planOf(trx, person, rules, true);
  const erasure = told(plan, asked);
  // Of a company's order only who placed it goes: its cards are other people's.
  const wholly = plan.stripped.filter(({ isOfCompany }) => !isOfCompany);
  const old = new Set(ids(plan.oldReceipts));
  const [oldOfCompanies, young] = [
    plan.stripped.filter(({ id, isOfCompany }) => isOfCompany && old.has(id)),
    plan.stripped.filter(({ id }) => !old.has(id)),
  ];
  const ofOrders = [
    ...(await filesOfOrders(trx, ids([...wholly, ...plan.deleted]))),
    ...(await expiredStore(trx).receiptsOf(ids(oldOfCompanies))).filter((key) => key !== ""),
  ];
  const receipts = new Set(await expiredStore(trx).receiptsOf(ids(young)));
  const ofDeleted = new Set(ids(plan.deleted));
  const pages = plan.pages.filter(({ orderId }) => asked.includePages || ofDeleted.has(orderId));
  const photos = pages.flatMap(({ photo }) => (photo ? [photo.slice(UPLOADS_PATH.length)] : []));
  const ofLists = await rosterPhotosStore(trx).keys({ people: plan.rosterRows });
  const files = [...ofOrders.filter((key) => !receipts.has(key)), ...photos, ...ofLists];

  const others = eraseOthersStore(trx);
  const replies = await others.replies(
    ids(plan.replies),
    ids([...plan.messages, ...plan.bulkOrders]),
  );
  const gone = [plan.stripped, plan.deleted, plan.messages, plan.bulkOrders, plan.subscribers];
  const records = [...gone.flatMap(ids), ...ids(plan.contacts), ...replies];
  const changed = [plan.deliveries, plan.cards, plan.companies];
  await others.jobsAbout(records);
  await others.jobs(ids(plan.notifications));
  await others.messages(ids(plan.messages));
  await others.bulkOrders(ids(plan.bulkOrders));
  await others.subscribers(ids(plan.subscribers));
  await others.contacts(ids(plan.contacts));
  await others.companies(ids(plan.companies.filter(({ isAsked }) => isAsked)));
  await others.offices(plan.companies.flatMap(({ offices }) => offices));
  await others.rosterRows(plan.rosterRows);
  await others.history([...records, ...changed.flatMap(ids)]);
  const orders = eraseOrdersStore(trx);
  await orders.deletePages(ids(pages));
  await orders.handOnPages(ids(plan.needed));
  await orders.stripCustomers(ids(plan.stripped), ids(plan.oldReceipts));
  await orders.stripAllCards(ids(wholly));
  await orders.stripDelivery(ids(plan.deliveries));
  for (const { id, persons } of plan.cards) await orders.stripCards(id, persons);
  await orders.delete(ids(plan.deleted));
  await fileRecordStore(trx).withdraw(files);
  if (erasure.goes.length > 0) {
    const before = Object.fromEntries(erasure.goes.map(({ kind, count }) => [kind, count]));
    const given = Object.fromEntries(erasure.goes.map(({ kind }) => [kind, 0]));
    await historyStore(trx).recordChange(by, "person", newId(), "delete", before, given);
  }
  return { erasure, files };
}
