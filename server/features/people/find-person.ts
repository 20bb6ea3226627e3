import type { Db } from "#server/platform/database/connect.ts";
import { orderNumber } from "#shared/ids.ts";
import { MOST_REFERENCES, type FoundPerson, type PersonClass } from "#shared/people/person.ts";

import { personStore } from "./person.store.ts";
import type { Person } from "./person.ts";

interface Named {
  id: string;
  name: string;
}

/** Counts and references of all that is stored of a person. */
export async function findPerson(db: Db, person: Person): Promise<FoundPerson> {
  const store = personStore(db, person);
  const orders = await store.orders();
  const own = orders.filter(({ isOwn }) => isOwn);
  const numbered = (rows: typeof orders) =>
    rows.map(({ id }) => ({ id, name: `#${orderNumber(id)}` }));
  const found = {
    orders: numbered(own),
    deliveries: numbered(orders.filter(({ isOwn, isDelivered }) => isDelivered && !isOwn)),
    cards: numbered(orders.filter(({ isOwn, persons }) => persons.length > 0 && !isOwn)),
    messages: await store.messages(),
    quotes: await store.bulkOrders(),
    companies: await store.companies(),
    lists: await store.rosterRows(),
    newsletter: await store.subscribers(),
    pages: await store.pages(orders),
    contacts: await store.contacts(),
    notifications: await store.notifications(),
  } satisfies Record<PersonClass, Named[]>;
  const named = [
    ...own.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim()),
    ...found.companies.map(({ contactPerson }) => contactPerson),
    ...[found.messages, found.quotes, found.lists, found.contacts].flat().map(({ name }) => name),
  ];
  return {
    names: [...new Set(named)].filter((name) => name !== "").slice(0, MOST_REFERENCES),
    found: Object.entries(found).map(([kind, rows]) => ({
      kind: kind as PersonClass,
      count: rows.length,
      references: rows.slice(0, MOST_REFERENCES).map(({ id, name }) => ({ id, name })),
    })),
  };
}
