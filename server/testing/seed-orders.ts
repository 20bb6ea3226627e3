import type { Pool } from "pg";

import { MAIN_PRODUCT_ID } from "#shared/ids.ts";

import { bulkLoad } from "./bulk-load.ts";
import { CUSTOMERS, dice } from "./seed-customers.ts";

/**
 * Adds orders as in a shop's third year: more of them each day, the latest still in progress, a
 * third of them to Amman, half of them in Arabic, every other one with an addon, most of them black.
 */
export async function seedOrders(pool: Pick<Pool, "connect">, count: number): Promise<void> {
  await bulkLoad(pool, "orders", ORDERS, count);
}

const ORDERS = `${CUSTOMERS}, places as (
  select
    city.id as city_id, city.name as city_name, city.delivery_fee_fils,
    country.id as country_id, country.name as country_name,
    row_number() over (order by country.name = 'other', city.display_order, city.id) as place
  from cities as city join countries as country on country.id = city.country_id
), made as (
  select
    *,
    case
      when at > now() - interval '3 days' then 'pending'
      when at > now() - interval '6 days' then 'processing'
      when at > now() - interval '10 days' then 'shipped'
      when ${dice(11, 100)} < 6 then 'cancelled'
      when ${dice(11, 100)} < 7 then 'completed'
      else 'delivered'
    end as status,
    ${dice(12, 100)} < 35 as is_transfer,
    i % 2 = 0 as has_addon
  from customers join places
    -- The power makes most dice small: the first places get the most.
    on place = 1 + floor(power(${dice(13, 1000)} / 1000::float8, 2.5) * (select count(*) from cities))::int
), numbers as (
  insert into order_numbers (order_id, number, created_at) select id, right(id, 8), at from made
), addons as (
  insert into order_addons (order_id, position, addon_id, title, input_type, price_fils, value)
  select id, 0, '000000000000000000000001', 'Example addon', 'text', 2500, 'As typed'
  from made where has_addon
)
insert into orders (
  id, status, payment_method, payment_state, content_hash,
  first_name, last_name, position, organization, phone_numbers, email,
  business_email, linkedin_url, instagram_url,
  name_on_card, color, color_name, include_printed_logo, company_logo,
  country_id, country_name, city_id, city_name, typed_country, typed_city,
  address_line1, address_line2, postcode, use_same_contact, delivery_phone, delivery_email,
  product_id, product_title, product_price_fils, city_fee_fils, total_fils, deposit_receipt,
  created_at, updated_at
)
select
  id, status,
  case when is_transfer then 'online' else 'cash' end,
  case when not is_transfer then 'cash_due' when status = 'pending' then 'receipt_to_check' else 'accepted' end,
  encode(sha256(id::bytea), 'hex'),
  first_name, last_name, case when is_arabic then 'مدير' else 'Manager' end, company,
  array[case when ${dice(14, 5)} = 0 then '+962 ' || substr(phone, 2, 2) || ' ' || substr(phone, 4) else phone end],
  email, '', '', '',
  first_name || ' ' || last_name, color, color_name, false, '',
  country_id, country_name, city_id, city_name, '', '',
  case when is_arabic then 'شارع المثال ' else 'Example Street ' end || 1 + ${dice(15, 200)},
  '', '', true, phone, email,
  '${MAIN_PRODUCT_ID}', 'NFC Business Card', 35000, delivery_fee_fils,
  35000 + delivery_fee_fils + case when has_addon then 2500 else 0 end + ${dice(16, 7)} * 500, '',
  at, case when status in ('delivered', 'completed') then at + interval '2 days' * (1 + ${dice(18, 3)}) else at end
from made join (values
  (0, 'black', 'Matte Black'), (1, 'white', 'Matte White'), (2, 'copper', 'Brushed Copper')
) as finishes (finish, color, color_name)
  -- Six of ten in black, one in a hundred in copper.
  on finish = case when ${dice(17, 100)} < 60 then 0 when ${dice(17, 100)} < 99 then 1 else 2 end
order by i`;
