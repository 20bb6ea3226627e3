-- Lists are searched by what a person finds equal. The functions are replaced under their names, because
-- the release before this one calls them too; the texts that they have made are made anew below.
--
-- Lower case, without accents. Compatibility forms (no-break spaces, ligatures, full-width and joined
-- letters) become plain ones. Arabic letters become the capitals, which are free after that; letters
-- that are often written for one another become the same (ا أ إ آ, ه ة ھ, و ؤ, ي ى ئ ی, ك ک, د ذ, ض ظ).
-- Figures are 0 to 9. Apostrophes, hamza, vowel signs, tatweel, joiners, marks of direction and # have no
-- counterpart: they are left out. Dashes are spaces. Names that are written in one word or in two
-- (عبدالله, عبد الله; Al Masri, Almasri) are one. Every other letter that is not ASCII is written as its
-- number: п as ~43f~. shared/search-text.ts has the same rules for letters.
--
-- In PL/pgSQL, whose steps can be left out where there is nothing to do: it runs six times for each
-- order. It calls no function of the shop's, which pg_restore would not find.
CREATE OR REPLACE FUNCTION "search_text"("typed" text) RETURNS text
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  "folded" text := "typed";
BEGIN
  IF octet_length("folded") = length("folded") THEN
    "folded" := translate(lower("folded"), E'-\t\r\v\f#`''', '     ');
  ELSE
    IF "folded" ~ '[''`\u00AB\u00B4\u00BB\u02B9-\u02BF\u055A\u05F3\u2018-\u201F\u2032\u2033\uA78C\uFF07\uFF40]' THEN
      "folded" := translate("folded",
        U&'“”„‟″«»''`\00B4\02B9\02BA\02BB\02BC\02BD\02BE\02BF\055A\05F3\2018\2019\201A\201B\2032\A78C\FF07\FF40',
        '"""""""');
    END IF;
    "folded" := regexp_replace(lower(normalize("folded", NFKD)),
      '[#\u00AD\u0300-\u036F\u0483-\u0489\u0591-\u05BD\u0610-\u061A\u061C\u0621\u0640\u064B-\u065F\u0670'
        || '\u0674\u06D6-\u06ED\u180B-\u180E\u1AB0-\u1AFF\u1DC0-\u1DFF\u200B-\u200F\u202A-\u202E'
        || '\u2060-\u206F\u20D0-\u20FF\uFE00-\uFE0F\uFE20-\uFE2F\uFEFF\U000E0000-\U000E01EF]',
      '', 'g');
    IF "folded" ~ '[\u0600-\u06FF]' THEN
      -- The most frequent ones first: each letter is looked for from the beginning.
      "folded" := translate("folded",
        ' اليمنوربدعسحهةتفكقخجطشىزصضغثظذیکٱٲٳپڀٹچڃڈڑژڤڥڨڪګڭگڵںڻھہۃەۆۇۈۋېۍێےۑ،؛؟٪٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
        ' AUZVWYIBHPKFXXCRTSGEOLZJMNQDNHZTAAABBCEEHIJRRSTTTTUWWXXXXYYYYZZZZZ,;?%01234567890123456789');
    END IF;
    IF "folded" ~ '[-\t\u000B\f\r\u0085đðøłħŧıŋςßæœþ\u05BE\u1680\u2010-\u2015\u2028\u2029\u2212]' THEN
      "folded" := replace(replace(replace(replace(translate("folded",
        U&'đðøłħŧıŋς-\2010\2012\2013\2014\2015\2212\05BE\0009\000B\000C\000D\0085\1680\2028\2029',
        'ddolhtinσ               '), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
    END IF;
    IF octet_length("folded") <> length("folded") THEN
      "folded" := (
        SELECT string_agg(
          CASE WHEN ascii("letter") < 128 THEN "letter" ELSE '~' || to_hex(ascii("letter")) || '~' END,
          '' ORDER BY "position")
        FROM regexp_split_to_table("folded", '') WITH ORDINALITY AS "letters"("letter", "position")
      );
    END IF;
  END IF;
  IF strpos("folded", ' ') = 0 THEN
    RETURN "folded";
  END IF;
  WHILE strpos("folded", '  ') > 0 LOOP
    "folded" := replace("folded", '  ', ' ');
  END LOOP;
  "folded" := replace("folded", ' AU', 'AU');
  -- As capitals: عبد, أبو, أبي, أبا, آل.
  RETURN regexp_replace("folded",
    '\m(abd|abd[aeu]l|ab[ou]|abou|[ae][dlnrstz]|[ae][dst]h|PBH|AB[YZA]|AU) ', '\1', 'g');
END;
$$;
--> statement-breakpoint
-- Phone numbers, one a line, without separators: Jordanian ones begin with 0, others with + and their
-- country's code. What is more than digits and separators stands there as it was typed too.
CREATE OR REPLACE FUNCTION "phone_text"("typed" text[]) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
BEGIN ATOMIC
  SELECT replace(
    regexp_replace(
      regexp_replace(
        regexp_replace(
          regexp_replace(replace("folded", '(0)', ''), '[^0-9+\n]', '', 'g'),
          -- The second of two numbers.
          '(?<=[0-9])(?=\+)', E'\n', 'g'
        ),
        '^00', '+', 'gn'
      ),
      '^(\+9620?|962(?=[2-9])|(?=7[789][0-9]{7}$))', '0', 'gn'
    ) || CASE WHEN "folded" ~ '[^-0-9+ ()./\n]' THEN E'\n' || "folded" ELSE '' END,
    E'\n', E'\n '
  )
  FROM "search_text"(array_to_string("typed", E'\n')) AS "folded";
END;
--> statement-breakpoint
-- What a search text must be like, one of these, to hold what was typed. What may be a phone number, or
-- a part of one, is looked for as such too, and what may be an order's number without spaces. Of one or
-- two letters, which no index of trigrams finds inside a word, the beginning of a word is looked for;
-- for signs alone nothing is.
CREATE OR REPLACE FUNCTION "search_patterns"("typed" text) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
BEGIN ATOMIC
  SELECT coalesce(array_agg(DISTINCT
    CASE WHEN length("form") < 3 THEN '% ' ELSE '%' END
      || regexp_replace("form", '([\\%_])', '\\\1', 'g') || '%'), '{}')
  FROM btrim(replace("search_text"("typed"), E'\n', ' ')) AS "folded"
  CROSS JOIN LATERAL unnest(ARRAY[
    "folded",
    CASE WHEN "folded" ~ '^(tel:)?[-+0-9 ()./]+$'
      THEN "phone_text"(ARRAY[replace("folded", 'tel:', '')]) END,
    CASE WHEN replace("folded", ' ', '') ~ '^[0-9a-f]{8}$' THEN replace("folded", ' ', '') END
  ]) AS "form"
  WHERE "form" ~ '[a-zA-Z0-9]';
END;
--> statement-breakpoint
-- Texts are made by the functions above from here on, and are made anew: the tables are written once more,
-- while nobody else reads or writes them. That takes 17 s of processor time for 100,000 orders.
DROP INDEX "orders_by_date_filtered";
--> statement-breakpoint
DROP INDEX "orders_by_status_filtered";
--> statement-breakpoint
DROP INDEX "orders_by_total_filtered";
--> statement-breakpoint
DROP INDEX "orders_by_customer_filtered";
--> statement-breakpoint
DROP INDEX "orders_by_city";
--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "search",
	ADD COLUMN "search" text GENERATED ALWAYS AS (' ' || right(id, 8) || E'\n' || ' ' || search_text(first_name || ' ' || last_name) || E'\n' || ' ' || search_text(email) || E'\n' || ' ' || search_text(organization) || E'\n' || ' ' || search_text(typed_city) || E'\n' || ' ' || search_text(typed_country) || E'\n' || ' ' || phone_text(phone_numbers)) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE "bulk_orders" DROP COLUMN "search",
	ADD COLUMN "search" text GENERATED ALWAYS AS (' ' || right(id, 8) || E'\n' || ' ' || search_text(company_name) || E'\n' || ' ' || search_text(contact_person) || E'\n' || ' ' || search_text(email) || E'\n' || ' ' || phone_text(array[phone]) || E'\n' || ' ' || search_text(replace(message, E'\n', ' '))) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE "messages" DROP COLUMN "search",
	ADD COLUMN "search" text GENERATED ALWAYS AS (' ' || search_text(full_name) || E'\n' || ' ' || search_text(email) || E'\n' || ' ' || phone_text(array[phone]) || E'\n' || ' ' || search_text(subject) || E'\n' || ' ' || search_text(replace(body, E'\n', ' '))) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE "subscribers" DROP COLUMN "search",
	ADD COLUMN "search" text GENERATED ALWAYS AS (' ' || search_text(email)) STORED NOT NULL;
--> statement-breakpoint
CREATE INDEX "orders_by_color" ON "orders" USING btree ("color","status","id","payment_method","to_check","created_at","total_fils","customer_name") WHERE "orders"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "orders_by_date_filtered" ON "orders" USING btree ("created_at","id","status","payment_method","to_check","country_id","city_id","color") WHERE "orders"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "orders_by_status_filtered" ON "orders" USING btree ("status","created_at","id","payment_method","to_check","country_id","city_id","color") WHERE "orders"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "orders_by_total_filtered" ON "orders" USING btree ("total_fils","id","status","payment_method","to_check","country_id","city_id","color","created_at") WHERE "orders"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "orders_by_customer_filtered" ON "orders" USING btree ("customer_name","id","status","payment_method","to_check","country_id","city_id","color","created_at") WHERE "orders"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "orders_by_city" ON "orders" USING btree ("city_id","status","id","payment_method","to_check","created_at","total_fils","customer_name") WHERE "orders"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin ("search" gin_trgm_ops) WITH (fastupdate=off);
--> statement-breakpoint
CREATE INDEX "bulk_orders_search" ON "bulk_orders" USING gin ("search" gin_trgm_ops) WITH (fastupdate=off);
--> statement-breakpoint
CREATE INDEX "messages_search" ON "messages" USING gin ("search" gin_trgm_ops) WITH (fastupdate=off);
--> statement-breakpoint
CREATE INDEX "subscribers_search" ON "subscribers" USING gin ("search" gin_trgm_ops) WITH (fastupdate=off);
--> statement-breakpoint
-- Orders are counted by two more columns: all counts are made anew.
TRUNCATE "order_counts";
--> statement-breakpoint
DROP INDEX "order_counts_by_day";
--> statement-breakpoint
ALTER TABLE "order_counts" ADD COLUMN "color" text NOT NULL,
	ADD COLUMN "color_name" text NOT NULL;
--> statement-breakpoint
CREATE INDEX "order_counts_by_day" ON "order_counts" USING btree ("day","status","payment_method","to_check","country_id","city_id","city_name","color","color_name","n");
--> statement-breakpoint
DROP TRIGGER "count_inserts" ON "orders";
--> statement-breakpoint
DROP TRIGGER "count_updates" ON "orders";
--> statement-breakpoint
DROP TRIGGER "count_deletes" ON "orders";
--> statement-breakpoint
DROP TRIGGER "count_truncation" ON "orders";
--> statement-breakpoint
CALL "keep_list_counts"('orders', 'order_counts');
--> statement-breakpoint
-- Nothing calls it any more.
DROP FUNCTION "spell_letters"(text);
