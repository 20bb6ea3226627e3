import type { historyEntries } from "#server/platform/history/history.table.ts";
import type { securityEvents } from "#server/platform/security-events/security-event.table.ts";
import type { RecordEntry } from "#shared/record/record.ts";

import { isOfCustomer } from "./customer-deeds.store.ts";
import type { CustomerRow } from "./record.store.ts";

interface Person {
  name: string;
  email: string;
}
type About = NonNullable<RecordEntry["record"]>;
type Account = (Person & { id: string }) | undefined;

const nobody = { id: null, name: "", email: "" };
const nowhere = { address: "", browser: "", system: "" };

const staff = ({ id, name, email }: Person & { id: string }) =>
  ({ kind: "staff", id, name, email }) as const;
const customer = ({ name, email }: Person) =>
  ({ kind: "customer", id: null, name, email }) as const;

export function presentHistory(
  row: typeof historyEntries.$inferSelect,
  about: { user: Account; customer: Person | undefined; record: About },
): RecordEntry {
  const { id, at, action, entity, changes, address } = row;
  const byCustomer = row.userId === null && isOfCustomer(entity);
  const other = byCustomer ? customer(about.customer ?? nobody) : { kind: "shop", ...nobody };
  const who = about.user ? staff(about.user) : (other as RecordEntry["who"]);
  const from = { ...nowhere, address: address ?? "" };
  const what = { kind: action, count: 1, record: about.record, changes, subject: "" };
  return { _id: id, id, at: at.toISOString(), who, ...what, ...from };
}

export function presentEvent(row: typeof securityEvents.$inferSelect, user: Account): RecordEntry {
  const { id, at, kind, count, subject, address, browser, system } = row;
  const who = user ? staff(user) : ({ kind: "unknown", ...nobody } as const);
  const what = { kind, count, record: null, changes: {}, subject };
  return {
    _id: id,
    id,
    at: at.toISOString(),
    who,
    ...what,
    address: address ?? "",
    browser,
    system,
  };
}

export function presentCustomerDeed(row: CustomerRow, record: About): RecordEntry {
  const { id, createdAt } = row;
  const what = { kind: "create", count: 1, record, changes: {}, subject: "" } as const;
  return { _id: id, id, at: createdAt.toISOString(), who: customer(row), ...what, ...nowhere };
}
