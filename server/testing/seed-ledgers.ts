import type { Pool } from "pg";

import { bulkLoad } from "./bulk-load.ts";
import { CUSTOMERS, dice } from "./seed-customers.ts";

type Seeding = (pool: Pick<Pool, "connect">, count: number) => Promise<void>;

/** Adds notifications: nearly all sent, one in a hundred failed or discarded, the latest waiting. */
export const seedNotifications: Seeding = (pool, count) =>
  bulkLoad(
    pool,
    "jobs",
    `${CUSTOMERS}
insert into jobs (id, kind, payload, status, attempts, created_at, run_at, done_at)
select
  id,
  (array['email:order-confirmation', 'email:order-notice', 'email:order-shipped', 'sms:order-shipped'])[1 + i % 4],
  jsonb_build_object('recipient', case when i % 4 = 3 then phone else email end, 'about', jsonb_build_object('orderId', id)),
  case
    when at > now() - interval '1 hour' then 'waiting'
    when ${dice(21, 200)} = 0 then 'failed'
    when ${dice(21, 200)} = 1 then 'discarded'
    else 'done'
  end,
  1, at, at, at
from customers`,
    count,
  );

/** Adds changes by staff: nine of ten of orders, of each order a few. */
export const seedHistory: Seeding = (pool, count) =>
  bulkLoad(
    pool,
    "history_entries",
    `${CUSTOMERS}
insert into history_entries (id, at, user_id, entity, entity_id, action, changes)
select
  id, at,
  case when ${dice(22, 10)} = 0 then null else lpad(to_hex(1 + ${dice(23, 5)}), 24, '0') end,
  (array['order', 'order', 'order', 'order', 'order', 'order', 'order', 'order', 'message', 'settings'])[1 + ${dice(24, 10)}],
  lpad(to_hex(i / 4), 24, '0'),
  (array['update', 'update', 'update', 'create', 'delete'])[1 + ${dice(25, 5)}],
  '{"status": {"from": "pending", "to": "shipped"}}'
from customers`,
    count,
  );
