import type { Pool } from "pg";

import { bulkLoad } from "./bulk-load.ts";

type Connectable = Pick<Pool, "connect">;

/** Like `seedOrders`, for what else visitors send: the older the rows, the more of them are done. */
export const seedMessages = (pool: Connectable, count: number) =>
  bulkLoad(pool, "messages", MESSAGES, count);
export const seedBulkOrders = (pool: Connectable, count: number) =>
  bulkLoad(pool, "bulk_orders", BULK_ORDERS, count);
export const seedSubscribers = (pool: Connectable, count: number) =>
  bulkLoad(pool, "subscribers", SUBSCRIBERS, count);

/** Of the numbers from $1 to $2; $3 is the number of all. */
const MADE = `
with made as (
  select
    i, substr(md5(i::text), 1, 24) as id,
    now() - interval '3 years' * (1 - sqrt(i::float8 / $3::int)) - interval '3 hours' * random() as at,
    abs(hashint4(i)) as dice,
    case when i % 2 = 0 then 'عميل مثال ' else 'Example Customer ' end || i as name,
    'customer' || i || '@example.com' as email,
    '079' || lpad((abs(hashint4(i + 1000000)) % 10000000)::text, 7, '0') as phone
  from generate_series($1::int, $2::int) as i
)`;

const MESSAGES = `${MADE}
insert into messages (id, full_name, email, phone, subject, body, status, created_at, updated_at)
select
  id, name, email, phone,
  (array['A question about a card', 'Where is my order?', 'سؤال عن بطاقة', 'أين طلبي؟'])[1 + dice % 4] || ' ' || i,
  repeat('The words of an example that stand for what somebody asks. ', 1 + dice % 6),
  case when at > now() - interval '5 days' then 'New'
    else (array['In Progress', 'Responded', 'Closed', 'Closed', 'Closed', 'Closed'])[1 + dice % 6] end,
  at, at
from made`;

const BULK_ORDERS = `${MADE}
insert into bulk_orders (
  id, status, company_name, contact_person, email, phone, employee_count, message, created_at, updated_at
)
select
  id,
  case when at > now() - interval '5 days' then 'pending'
    else (array['reviewing', 'quoted', 'approved', 'approved'])[1 + dice % 4] end,
  case when i % 2 = 0 then 'شركة مثال ' else 'Example Company ' end || dice % 20000,
  name, email, phone, 5 + dice % 500, 'Cards for everybody, please.', at, at
from made`;

const SUBSCRIBERS = `${MADE}
insert into subscribers (id, email, confirmed_at, created_at, updated_at)
select id, email, case when dice % 10 < 8 then at end, at, at
from made`;
