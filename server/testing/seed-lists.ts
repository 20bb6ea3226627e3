import type { Pool } from "pg";

import { bulkLoad } from "./bulk-load.ts";
import { CUSTOMERS, dice } from "./seed-customers.ts";

type Connectable = Pick<Pool, "connect">;

/**
 * Like `seedOrders`, for the other things that visitors send: the older a row, the more likely it
 * is done.
 */
export const seedMessages = (pool: Connectable, count: number) =>
  bulkLoad(pool, "messages", MESSAGES, count);
export const seedBulkOrders = (pool: Connectable, count: number) =>
  bulkLoad(pool, "bulk_orders", BULK_ORDERS, count);
export const seedSubscribers = (pool: Connectable, count: number) =>
  bulkLoad(pool, "subscribers", SUBSCRIBERS, count);

const MESSAGES = `${CUSTOMERS}
insert into messages (id, full_name, email, phone, subject, body, status, created_at, updated_at)
select
  id, first_name || ' ' || last_name, email, phone,
  case when is_arabic
    then (array['سؤال عن بطاقة', 'أين طلبي؟', 'سعر للشركات'])[1 + ${dice(11, 3)}]
    else (array['A question about a card', 'Where is my order?', 'A price for companies'])[1 + ${dice(11, 3)}]
  end || ' ' || ${dice(12, 5000)},
  repeat('What somebody asks, in words that stand for it. ', 1 + ${dice(13, 6)}),
  case when at > now() - interval '5 days' then 'New'
    else (array['In Progress', 'Responded', 'Closed', 'Closed', 'Closed', 'Closed'])[1 + ${dice(14, 6)}] end,
  at, at
from customers`;

const BULK_ORDERS = `${CUSTOMERS}
insert into bulk_orders (
  id, status, company_name, contact_person, email, phone, employee_count, message, created_at, updated_at
)
select
  id,
  case when at > now() - interval '5 days' then 'pending'
    else (array['reviewing', 'quoted', 'approved', 'approved'])[1 + ${dice(11, 4)}] end,
  company, first_name || ' ' || last_name, email, phone, 5 + ${dice(12, 500)},
  'Cards for everybody, please.', at, at
from customers`;

const SUBSCRIBERS = `${CUSTOMERS}
insert into subscribers (id, email, confirmed_at, created_at, updated_at)
select id, email, case when ${dice(11, 10)} < 8 then at end, at, at
from customers`;
