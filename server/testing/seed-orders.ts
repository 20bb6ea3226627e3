import type { Pool } from "pg";

import { MAIN_PRODUCT_ID } from "#shared/ids.ts";

import { bulkLoad } from "./bulk-load.ts";

/**
 * Adds orders to a shop that is open, such as one has in its third year: more of them each day, those
 * of the last days under way, a third of them to Amman, half of the names in Arabic, every other one
 * with an addon. Names are numbered and mean nobody.
 */
export async function seedOrders(pool: Pick<Pool, "connect">, count: number): Promise<void> {
  await bulkLoad(pool, "orders", ORDERS, count);
}

/** Of the numbers from $1 to $2; $3 is the number of all. */
const ORDERS = `
with made as (
  select
    i,
    -- An odd factor leads to each number of 32 bits once: no two orders have the same one.
    substr(md5(i::text), 1, 16) || lpad(to_hex(i::bigint * 2654435761 % 4294967296), 8, '0') as id,
    now() - interval '3 years' * (1 - sqrt(i::float8 / $3::int)) - interval '3 hours' * random() as at,
    -- Dice that fall the same way each time.
    abs(hashint4(i) % 1000) as status_dice,
    abs(hashint4(i + 1000000) % 1000) as language_dice,
    abs(hashint4(i + 2000000) % 1000) as payment_dice,
    -- The power makes most dice small: the first places get the most.
    1 + floor(power(abs(hashint4(i + 3000000) % 1000) / 1000::float8, 2.5)
      * (select count(*) from cities))::int as place,
    abs(hashint4(i + 4000000)) as detail_dice,
    -- Whose numbers say nothing of when they ordered; each stands once below a million.
    i::bigint * 611953 % 1000003 as customer
  from generate_series($1::int, $2::int) as i
), places as (
  select
    city.id as city_id, city.name as city_name, city.delivery_fee_fils,
    country.id as country_id, country.name as country_name,
    row_number() over (order by country.name = 'other', city.display_order, city.id) as place
  from cities as city join countries as country on country.id = city.country_id
), written as (
  select
    *,
    case
      when at > now() - interval '3 days' then 'pending'
      when at > now() - interval '6 days' then 'processing'
      when at > now() - interval '10 days' then 'shipped'
      when status_dice < 60 then 'cancelled'
      when status_dice < 70 then 'completed'
      else 'delivered'
    end as status,
    language_dice < 500 as is_arabic,
    payment_dice < 350 as is_transfer,
    '07' || (array[9, 8, 7])[1 + detail_dice % 3] || lpad((detail_dice % 10000000)::text, 7, '0') as phone,
    'customer' || customer || (array['@example.com', '@mail.example', '@post.example'])[1 + detail_dice % 3] as email
  from made join places using (place)
), numbers as (
  insert into order_numbers (order_id, number, created_at) select id, right(id, 8), at from made
), addons as (
  insert into order_addons (order_id, position, addon_id, title, input_type, price_fils, value)
  select id, 0, '000000000000000000000001', 'Example addon', 'text', 2500, 'As typed'
  from made where i % 2 = 0
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
  case when is_arabic then 'عميل' else 'Example' end,
  case when is_arabic then 'مثال ' else 'Customer ' end || customer,
  case when is_arabic then 'مدير' else 'Manager' end,
  case when is_arabic then (array['مخبز', 'مكتب', 'عيادة', 'مشغل'])[1 + detail_dice % 4] || ' مثال '
    else 'Example ' || (array['Bakery', 'Studio', 'Clinic', 'Workshop'])[1 + detail_dice % 4] || ' '
  end || detail_dice % 5000,
  array[case when detail_dice % 5 = 0 then '+962 ' || substr(phone, 2, 2) || ' ' || substr(phone, 4) else phone end],
  email, '', '', '',
  case when is_arabic then 'عميل مثال ' else 'Example Customer ' end || customer, 'black', 'Matte Black', false, '',
  country_id, country_name, city_id, city_name, '', '',
  case when is_arabic then 'شارع المثال ' else 'Example Street ' end || 1 + detail_dice % 200, '', '', true, phone, email,
  '${MAIN_PRODUCT_ID}', 'NFC Business Card', 35000, delivery_fee_fils,
  35000 + delivery_fee_fils + case when i % 2 = 0 then 2500 else 0 end + detail_dice % 7 * 500, '',
  at, at
from written order by i`;
