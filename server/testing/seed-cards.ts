import type { Pool } from "pg";

import { bulkLoad } from "./bulk-load.ts";

/** How many cards each order gets. */
export const CARDS_AN_ORDER = 10;

/** The code of the n-th of them: multiples of an odd number, which all differ and are in no order. */
const CODE = "lpad(to_hex((i::bigint * 678152731) % 1099511627776), 10, '0')";

/**
 * Adds cards to orders that have none, ten each, every card with a page of its own.
 * @param count of cards; there must be a tenth as many orders
 */
export async function seedCards(pool: Pick<Pool, "connect">, count: number): Promise<void> {
  await bulkLoad(pool, "cards", CARDS, count);
}

/** A card as its page is asked for. @param number from 1 on */
export async function seededCode(pool: Pick<Pool, "query">, number: number): Promise<string> {
  const { rows } = await pool.query<{ code: string }>(
    `select ${CODE} as code from (values ($1::int)) as numbers (i)`,
    [number],
  );
  return rows[0]!.code;
}

const CARDS = `with placed as (
  select *, row_number() over (order by id) as place from orders
), numbered as (
  select
    i, lpad(to_hex(i), 24, '0') as card_id, ${CODE} as code, (i - 1) % ${CARDS_AN_ORDER} as at, placed.*
  from generate_series($1::int, $2) as i
  join placed on place = 1 + (i - 1) / ${CARDS_AN_ORDER}
  where $3::int > 0
), pages as (
  insert into profiles (
    id, order_id, first_name, last_name, job_title, organization,
    first_name_ar, last_name_ar, job_title_ar, organization_ar, phones, whatsapp, email, links
  )
  select card_id, id, first_name, last_name, position, organization,
    '', '', '', '', phone_numbers, phone_numbers[1], email, '[]'
  from numbered
  returning id
)
insert into cards (
  id, code, order_id, position, profile_id, name_on_card, job_title, organization, color,
  color_name, include_printed_logo, company_logo, addons
)
select card_id, code, numbered.id, at, pages.id, name_on_card, position, organization, color,
  color_name, include_printed_logo, company_logo, '[]'
from numbered join pages on pages.id = card_id`;
