/** Names made of things, so that no real person is meant. */
const WORDS = {
  en: `Anchor Beacon Birch Bronze Canyon Cedar Cobalt Copper Cypress Delta Dune Ember Falcon Fig Garnet
    Granite Harbor Indigo Juniper Lantern Lemon Linen Maple Marble Meadow Mint Oasis Onyx Orchard Pine
    Quartz Ridge River Saffron Silver Slate Thyme Topaz Valley Walnut`,
  ar: `زيتون نخيل أرز سنديان زعتر رمان تين ليمون قمح زعفران عنبر ياقوت لؤلؤ فضة نحاس رخام بازلت وادي جبل نهر
    بحر واحة صحراء سهل ربوة نجمة قمر شمس غيمة مطر فنار مرفأ شراع بوصلة قنديل صنوبر مرمر بستان ينبوع كرم`,
};
const TRADES = {
  en: "Bakery Studio Clinic Workshop Pharmacy Gallery Nursery Print Motors Travel Textiles Foods",
  ar: "مخبز استوديو عيادة مشغل صيدلية معرض مشتل مطبعة كراج سفريات نسيج أغذية",
};

const listed = (words: string) => `'{${words.trim().split(/\s+/).join(",")}}'::text[]`;

/**
 * An SQL expression: a pseudo-random whole number below `sides` for row i, different for each
 * `salt`.
 */
export const dice = (salt: number, sides: number) =>
  `(abs(hashint4(i + ${salt} * 10000000)::bigint) % ${sides})::int`;

const word = (words: string, salt: number) =>
  `(${listed(words)})[1 + ${dice(salt, words.trim().split(/\s+/).length)}]`;

const either = (ar: string, en: string) => `case when ${dice(1, 2)} = 0 then ${ar} else ${en} end`;

/**
 * `customers`, a common table expression: the rows numbered $1 to $2 of $3, each with its time of
 * creation `at` within the last three years, denser towards the end. Half of them write Arabic.
 */
export const CUSTOMERS = `
with customers as (
  select
    i,
    -- An odd factor leads to each number of 32 bits once: no two rows have the same one.
    substr(md5(i::text), 1, 16) || lpad(to_hex(i::bigint * 2654435761 % 4294967296), 8, '0') as id,
    now() - interval '3 years' * (1 - sqrt(i::float8 / $3::int)) - interval '3 hours' * random() as at,
    ${either("true", "false")} as is_arabic,
    ${either(word(WORDS.ar, 2), word(WORDS.en, 2))} as first_name,
    ${either(word(WORDS.ar, 3), word(WORDS.en, 3))} as last_name,
    lower(${word(WORDS.en, 2)} || '.' || ${word(WORDS.en, 3)}) || i::bigint * 611953 % 1000003
      || (array['@example.com', '@mail.example', '@post.example'])[1 + ${dice(4, 3)}] as email,
    '07' || (array[9, 8, 7])[1 + ${dice(5, 3)}] || lpad(${dice(6, 10_000_000)}::text, 7, '0') as phone,
    ${either(
      `${word(TRADES.ar, 7)} || ' ' || ${word(WORDS.ar, 8)} || ' ' || ${word(WORDS.ar, 9)}`,
      `${word(WORDS.en, 8)} || ' ' || ${word(WORDS.en, 9)} || ' ' || ${word(TRADES.en, 7)}`,
    )} as company
  from generate_series($1::int, $2::int) as i
)`;
