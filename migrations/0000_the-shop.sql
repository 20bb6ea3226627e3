-- How lists are searched. PostgreSQL needs these functions before the tables whose columns use them.
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
CREATE FUNCTION "search_text"("typed" text) RETURNS text
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
CREATE FUNCTION "phone_text"("typed" text[]) RETURNS text
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
CREATE FUNCTION "search_patterns"("typed" text) RETURNS text[]
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
CREATE TABLE "addons" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"title_ar" text DEFAULT '' NOT NULL,
	"price_fils" integer NOT NULL,
	"input_type" text NOT NULL,
	"options" text[] DEFAULT '{}' NOT NULL,
	"options_ar" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "bulk_order_counts" (
	"day" date NOT NULL,
	"status" text NOT NULL,
	"n" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bulk_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"company_name" text NOT NULL,
	"contact_person" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"employee_count" integer NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"has_custom_price" boolean DEFAULT false NOT NULL,
	"custom_price_fils" integer,
	"is_approved_by_customer" boolean DEFAULT false NOT NULL,
	"estimated_delivery" text DEFAULT '' NOT NULL,
	"language" text,
	"replied_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"search" text GENERATED ALWAYS AS (' ' || right(id, 8) || E'\n' || ' ' || search_text(company_name) || E'\n' || ' ' || search_text(contact_person) || E'\n' || ' ' || search_text(email) || E'\n' || ' ' || phone_text(array[phone]) || E'\n' || ' ' || search_text(replace(message, E'\n', ' '))) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cards" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"state_before_lost" text,
	"remade_at" timestamp (3) with time zone,
	"profile_id" text,
	"name_on_card" text NOT NULL,
	"job_title" text NOT NULL,
	"organization" text NOT NULL,
	"color" text NOT NULL,
	"color_name" text NOT NULL,
	"include_printed_logo" boolean NOT NULL,
	"company_logo" text NOT NULL,
	"addons" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cards_code_unique" UNIQUE("code"),
	CONSTRAINT "cards_order_position" UNIQUE("order_id","position"),
	CONSTRAINT "cards_code_signs" CHECK ("code" ~ '^[0123456789abcdefghjkmnpqrstvwxyz]{10}$')
);
--> statement-breakpoint
CREATE TABLE "card_designs" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"position" integer NOT NULL,
	"color" text NOT NULL,
	"color_name" text NOT NULL,
	"color_name_ar" text DEFAULT '' NOT NULL,
	"image" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"title_ar" text DEFAULT '' NOT NULL,
	"description" text NOT NULL,
	"description_ar" text DEFAULT '' NOT NULL,
	"price_fils" integer,
	"is_main_product" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "chips" (
	"serial" text PRIMARY KEY NOT NULL,
	"card_id" text NOT NULL,
	"address" text NOT NULL,
	"kind" text,
	"way" text NOT NULL,
	"is_locked" boolean NOT NULL,
	"state_before" text NOT NULL,
	"bound_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"bound_by" text NOT NULL,
	CONSTRAINT "chips_card" UNIQUE("card_id")
);
--> statement-breakpoint
CREATE TABLE "cities" (
	"id" text PRIMARY KEY NOT NULL,
	"country_id" text NOT NULL,
	"name" text NOT NULL,
	"name_ar" text DEFAULT '' NOT NULL,
	"delivery_fee_fils" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"display_order" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_ar" text DEFAULT '' NOT NULL,
	"code" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"display_order" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "header_images" (
	"id" text PRIMARY KEY NOT NULL,
	"image" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "mail_servers" (
	"is_only_row" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"host" text DEFAULT '' NOT NULL,
	"port" integer DEFAULT 587 NOT NULL,
	"security" text DEFAULT 'starttls' NOT NULL,
	"user" text DEFAULT '' NOT NULL,
	"password" text DEFAULT '' NOT NULL,
	"sender" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_servers_only_row" CHECK ("mail_servers"."is_only_row")
);
--> statement-breakpoint
CREATE TABLE "message_counts" (
	"day" date NOT NULL,
	"status" text NOT NULL,
	"n" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" text PRIMARY KEY NOT NULL,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"status" text DEFAULT 'New' NOT NULL,
	"language" text,
	"replied_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"search" text GENERATED ALWAYS AS (' ' || search_text(full_name) || E'\n' || ' ' || search_text(email) || E'\n' || ' ' || phone_text(array[phone]) || E'\n' || ' ' || search_text(subject) || E'\n' || ' ' || search_text(replace(body, E'\n', ' '))) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"content_hash" text NOT NULL,
	"order_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "order_addons" (
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"addon_id" text NOT NULL,
	"title" text NOT NULL,
	"input_type" text NOT NULL,
	"price_fils" integer NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "order_addons_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
CREATE TABLE "order_counts" (
	"day" date NOT NULL,
	"status" text NOT NULL,
	"payment_method" text NOT NULL,
	"to_check" boolean NOT NULL,
	"country_id" text NOT NULL,
	"city_id" text NOT NULL,
	"city_name" text NOT NULL,
	"color" text NOT NULL,
	"color_name" text NOT NULL,
	"n" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"user_id" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_numbers" (
	"order_id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_numbers_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"payment_method" text NOT NULL,
	"payment_state" text NOT NULL,
	"receipt_reason" text DEFAULT '' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"content_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"position" text NOT NULL,
	"organization" text NOT NULL,
	"phone_numbers" text[] NOT NULL,
	"email" text NOT NULL,
	"business_email" text NOT NULL,
	"linkedin_url" text NOT NULL,
	"instagram_url" text NOT NULL,
	"name_on_card" text NOT NULL,
	"color" text NOT NULL,
	"color_name" text NOT NULL,
	"include_printed_logo" boolean NOT NULL,
	"company_logo" text NOT NULL,
	"country_id" text NOT NULL,
	"country_name" text NOT NULL,
	"city_id" text NOT NULL,
	"city_name" text NOT NULL,
	"typed_country" text NOT NULL,
	"typed_city" text NOT NULL,
	"address_line1" text NOT NULL,
	"address_line2" text NOT NULL,
	"postcode" text NOT NULL,
	"use_same_contact" boolean NOT NULL,
	"delivery_phone" text NOT NULL,
	"delivery_email" text NOT NULL,
	"product_id" text NOT NULL,
	"product_title" text NOT NULL,
	"product_price_fils" integer NOT NULL,
	"city_fee_fils" integer NOT NULL,
	"total_fils" integer NOT NULL,
	"deposit_receipt" text NOT NULL,
	"receipt_hash" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"customer_name" text GENERATED ALWAYS AS (lower(left(first_name || ' ' || last_name, 100))) STORED NOT NULL,
	"to_check" boolean GENERATED ALWAYS AS (payment_state = 'receipt_to_check' and status <> 'cancelled') STORED NOT NULL,
	"search" text GENERATED ALWAYS AS (' ' || right(id, 8) || E'\n' || ' ' || search_text(first_name || ' ' || last_name) || E'\n' || ' ' || search_text(email) || E'\n' || ' ' || search_text(organization) || E'\n' || ' ' || search_text(typed_city) || E'\n' || ' ' || search_text(typed_country) || E'\n' || ' ' || phone_text(phone_numbers)) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_contacts" (
	"id" text PRIMARY KEY NOT NULL,
	"profile_id" text NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"profile_id" text NOT NULL,
	"ends_others" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"job_title" text NOT NULL,
	"organization" text NOT NULL,
	"first_name_ar" text NOT NULL,
	"last_name_ar" text NOT NULL,
	"job_title_ar" text NOT NULL,
	"organization_ar" text NOT NULL,
	"phones" text[] NOT NULL,
	"whatsapp" text NOT NULL,
	"email" text NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"links" jsonb NOT NULL,
	"theme" text DEFAULT 'paper' NOT NULL,
	"scheme" text DEFAULT 'auto' NOT NULL,
	"hidden" text[] DEFAULT '{}' NOT NULL,
	"photo" text DEFAULT '' NOT NULL,
	"is_listed" boolean DEFAULT false NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"language" text DEFAULT 'en' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "card_taps" (
	"card_id" text NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "card_taps_card_id_day_pk" PRIMARY KEY("card_id","day")
);
--> statement-breakpoint
CREATE TABLE "proofs" (
	"id" text PRIMARY KEY NOT NULL,
	"card_id" text NOT NULL,
	"version" integer NOT NULL,
	"printed" jsonb NOT NULL,
	"bleed" integer NOT NULL,
	"colors" text NOT NULL,
	"made_at" timestamp (3) with time zone,
	"face" text DEFAULT '' NOT NULL,
	"back" text DEFAULT '' NOT NULL,
	"face_print" text DEFAULT '' NOT NULL,
	"back_print" text DEFAULT '' NOT NULL,
	"pdf" text DEFAULT '' NOT NULL,
	"hashes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"checks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"comment" text DEFAULT '' NOT NULL,
	"commented_at" timestamp (3) with time zone,
	"approved_at" timestamp (3) with time zone,
	"approved_by" text,
	"approval_note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "proofs_card_version" UNIQUE("card_id","version")
);
--> statement-breakpoint
CREATE TABLE "quote_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"quote_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" text PRIMARY KEY NOT NULL,
	"bulk_order_id" text NOT NULL,
	"company_name" text NOT NULL,
	"contact_person" text NOT NULL,
	"count" integer NOT NULL,
	"price_fils" integer NOT NULL,
	"valid_until" date NOT NULL,
	"language" text NOT NULL,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "replies" (
	"id" text PRIMARY KEY NOT NULL,
	"about" text NOT NULL,
	"about_id" text NOT NULL,
	"user_id" text NOT NULL,
	"recipient" text NOT NULL,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"regarding" jsonb NOT NULL,
	"body" text NOT NULL,
	"quoted" text NOT NULL,
	"quoted_at" timestamp (3) with time zone NOT NULL,
	"message_id" text NOT NULL,
	"references" text[] NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"token_hash" text NOT NULL,
	"user_id" text NOT NULL,
	"last_sign_in_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_devices_token_hash_user_id_pk" PRIMARY KEY("token_hash","user_id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"role" text NOT NULL,
	"language" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"is_only_row" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"shop_name" text NOT NULL,
	"shop_name_ar" text DEFAULT '' NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"city" text NOT NULL,
	"city_ar" text DEFAULT '' NOT NULL,
	"country" text NOT NULL,
	"country_ar" text DEFAULT '' NOT NULL,
	"business_hours" text NOT NULL,
	"business_hours_ar" text DEFAULT '' NOT NULL,
	"bank_name" text DEFAULT '' NOT NULL,
	"account_holder" text DEFAULT '' NOT NULL,
	"account_number" text DEFAULT '' NOT NULL,
	"iban" text DEFAULT '' NOT NULL,
	"swift_code" text DEFAULT '' NOT NULL,
	"cliq_alias" text DEFAULT '' NOT NULL,
	"cliq_qr_image" text DEFAULT '' NOT NULL,
	"social_preview_image" text DEFAULT '' NOT NULL,
	"announced_days" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"are_prices_checked" boolean DEFAULT false NOT NULL,
	"are_first_steps_dismissed" boolean DEFAULT false NOT NULL,
	"file_link_secret" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "settings_only_row" CHECK ("settings"."is_only_row")
);
--> statement-breakpoint
CREATE TABLE "social_links" (
	"id" text PRIMARY KEY NOT NULL,
	"platform" text NOT NULL,
	"url" text NOT NULL,
	"platform_data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"display_order" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "order_sales" (
	"day" date NOT NULL,
	"status" text NOT NULL,
	"city_id" text NOT NULL,
	"city_name" text NOT NULL,
	"color" text NOT NULL,
	"color_name" text NOT NULL,
	"n" integer NOT NULL,
	"total_fils" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriber_counts" (
	"day" date NOT NULL,
	"is_confirmed" boolean NOT NULL,
	"n" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscribers" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"confirmation_sent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"is_confirmed" boolean GENERATED ALWAYS AS (confirmed_at is not null) STORED NOT NULL,
	"search" text GENERATED ALWAYS AS (' ' || search_text(email)) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "testimonials" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_ar" text DEFAULT '' NOT NULL,
	"title" text NOT NULL,
	"title_ar" text DEFAULT '' NOT NULL,
	"company" text NOT NULL,
	"company_ar" text DEFAULT '' NOT NULL,
	"quote" text NOT NULL,
	"quote_ar" text DEFAULT '' NOT NULL,
	"rating" integer NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"is_example" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "testimonials_rating" CHECK ("testimonials"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "sort_counts" (
	"list" text NOT NULL,
	"sort" text NOT NULL,
	"prefix" text NOT NULL,
	"status" text NOT NULL,
	"n" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"key" text PRIMARY KEY NOT NULL,
	"is_public" boolean NOT NULL,
	"content_type" text NOT NULL,
	"byte_size" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "history_counts" (
	"day" date NOT NULL,
	"entity" text NOT NULL,
	"action" text NOT NULL,
	"user_id" text NOT NULL,
	"n" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "history_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"user_id" text,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"action" text NOT NULL,
	"changes" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_counts" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"n" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"key" text,
	"status" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"run_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp (3) with time zone,
	"done_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "login_failures" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"blocked_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"began_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "card_designs" ADD CONSTRAINT "card_designs_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chips" ADD CONSTRAINT "chips_card_id_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."cards"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_links" ADD CONSTRAINT "order_links_order_id_order_numbers_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order_numbers"("order_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_addons" ADD CONSTRAINT "order_addons_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_id_order_numbers_order_id_fk" FOREIGN KEY ("id") REFERENCES "public"."order_numbers"("order_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "profile_contacts" ADD CONSTRAINT "profile_contacts_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "profile_links" ADD CONSTRAINT "profile_links_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "card_taps" ADD CONSTRAINT "card_taps_card_id_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."cards"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "proofs" ADD CONSTRAINT "proofs_card_id_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."cards"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "quote_links" ADD CONSTRAINT "quote_links_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_bulk_order_id_bulk_orders_id_fk" FOREIGN KEY ("bulk_order_id") REFERENCES "public"."bulk_orders"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "bulk_order_counts_by_day" ON "bulk_order_counts" USING btree ("day","status","n");
--> statement-breakpoint
CREATE INDEX "bulk_orders_by_date" ON "bulk_orders" USING btree ("created_at","id","status") WHERE "bulk_orders"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "bulk_orders_by_status" ON "bulk_orders" USING btree ("status","created_at","id") WHERE "bulk_orders"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "bulk_orders_by_company" ON "bulk_orders" USING btree ("company_name","id","status","created_at") WHERE "bulk_orders"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "bulk_orders_by_size" ON "bulk_orders" USING btree ("employee_count","id","status","created_at") WHERE "bulk_orders"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "bulk_orders_search" ON "bulk_orders" USING gin ("search" gin_trgm_ops) WITH (fastupdate=off);
--> statement-breakpoint
CREATE INDEX "bulk_orders_deleted" ON "bulk_orders" USING btree ("deleted_at") WHERE "bulk_orders"."deleted_at" is not null;
--> statement-breakpoint
CREATE INDEX "cards_profile" ON "cards" USING btree ("profile_id");
--> statement-breakpoint
CREATE INDEX "cards_to_program" ON "cards" USING btree ("order_id") WHERE "cards"."state" in ('approved', 'printed');
--> statement-breakpoint
CREATE INDEX "card_designs_product" ON "card_designs" USING btree ("product_id","position");
--> statement-breakpoint
CREATE INDEX "cities_country" ON "cities" USING btree ("country_id");
--> statement-breakpoint
CREATE INDEX "message_counts_by_day" ON "message_counts" USING btree ("day","status","n");
--> statement-breakpoint
CREATE INDEX "messages_by_date" ON "messages" USING btree ("created_at","id","status") WHERE "messages"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "messages_by_status" ON "messages" USING btree ("status","created_at","id") WHERE "messages"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "messages_by_name" ON "messages" USING btree ("full_name","id","status","created_at") WHERE "messages"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "messages_by_email" ON "messages" USING btree ("email","id","status","created_at") WHERE "messages"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "messages_by_subject" ON "messages" USING btree ("subject","id","status","created_at") WHERE "messages"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "messages_search" ON "messages" USING gin ("search" gin_trgm_ops) WITH (fastupdate=off);
--> statement-breakpoint
CREATE INDEX "messages_deleted" ON "messages" USING btree ("deleted_at") WHERE "messages"."deleted_at" is not null;
--> statement-breakpoint
CREATE INDEX "order_links_created" ON "order_links" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "order_links_order" ON "order_links" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "order_counts_by_day" ON "order_counts" USING btree ("day","status","payment_method","to_check","country_id","city_id","city_name","color","color_name","n");
--> statement-breakpoint
CREATE INDEX "order_notes_order" ON "order_notes" USING btree ("order_id","created_at");
--> statement-breakpoint
CREATE INDEX "orders_by_date" ON "orders" USING btree ("created_at","id") WHERE "orders"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "orders_by_date_filtered" ON "orders" USING btree ("created_at","id","status","payment_method","to_check","country_id","city_id","color") WHERE "orders"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" USING btree ("status","created_at","id") WHERE "orders"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "orders_by_status_filtered" ON "orders" USING btree ("status","created_at","id","payment_method","to_check","country_id","city_id","color") WHERE "orders"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "orders_by_total" ON "orders" USING btree ("total_fils","id") WHERE "orders"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "orders_by_total_filtered" ON "orders" USING btree ("total_fils","id","status","payment_method","to_check","country_id","city_id","color","created_at") WHERE "orders"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "orders_by_customer" ON "orders" USING btree ("customer_name","id") WHERE "orders"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "orders_by_customer_filtered" ON "orders" USING btree ("customer_name","id","status","payment_method","to_check","country_id","city_id","color","created_at") WHERE "orders"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "orders_by_city" ON "orders" USING btree ("city_id","status","id","payment_method","to_check","created_at","total_fils","customer_name") WHERE "orders"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "orders_by_color" ON "orders" USING btree ("color","status","id","payment_method","to_check","created_at","total_fils","customer_name") WHERE "orders"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin ("search" gin_trgm_ops) WITH (fastupdate=off);
--> statement-breakpoint
CREATE INDEX "orders_deleted" ON "orders" USING btree ("deleted_at") WHERE "orders"."deleted_at" is not null;
--> statement-breakpoint
CREATE INDEX "orders_content" ON "orders" USING btree ("content_hash","created_at");
--> statement-breakpoint
CREATE INDEX "orders_to_check" ON "orders" USING btree ("created_at","id") WHERE "orders"."to_check" and "orders"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "orders_receipt" ON "orders" USING btree ("receipt_hash","created_at") WHERE "orders"."receipt_hash" <> '';
--> statement-breakpoint
CREATE INDEX "profile_contacts_created" ON "profile_contacts" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "profile_contacts_profile" ON "profile_contacts" USING btree ("profile_id");
--> statement-breakpoint
CREATE INDEX "profile_links_profile" ON "profile_links" USING btree ("profile_id");
--> statement-breakpoint
CREATE INDEX "profiles_order" ON "profiles" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "quote_links_quote" ON "quote_links" USING btree ("quote_id");
--> statement-breakpoint
CREATE INDEX "quotes_bulk_order" ON "quotes" USING btree ("bulk_order_id","created_at");
--> statement-breakpoint
CREATE INDEX "replies_about" ON "replies" USING btree ("about","about_id","created_at");
--> statement-breakpoint
CREATE INDEX "known_devices_user" ON "known_devices" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree (lower("email")) WHERE "users"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "order_sales_by_day" ON "order_sales" USING btree ("day","status","city_id","city_name","color","color_name","n","total_fils");
--> statement-breakpoint
CREATE INDEX "subscriber_counts_by_day" ON "subscriber_counts" USING btree ("day","is_confirmed","n");
--> statement-breakpoint
CREATE INDEX "subscribers_by_date" ON "subscribers" USING btree ("created_at","id","is_confirmed") WHERE "subscribers"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "subscribers_by_email" ON "subscribers" USING btree ("email","id","is_confirmed") WHERE "subscribers"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "subscribers_search" ON "subscribers" USING gin ("search" gin_trgm_ops) WITH (fastupdate=off);
--> statement-breakpoint
CREATE INDEX "subscribers_deleted" ON "subscribers" USING btree ("deleted_at") WHERE "subscribers"."deleted_at" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "subscribers_email_unique" ON "subscribers" USING btree (lower("email")) WHERE "subscribers"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "sort_counts_by_prefix" ON "sort_counts" USING btree ("list","sort","prefix","status","n");
--> statement-breakpoint
CREATE INDEX "history_counts_by_day" ON "history_counts" USING btree ("day","entity","action","user_id","n");
--> statement-breakpoint
CREATE INDEX "history_entries_by_date" ON "history_entries" USING btree ("at","id","entity","action","user_id");
--> statement-breakpoint
CREATE INDEX "history_entries_by_entity" ON "history_entries" USING btree ("entity","at","id","action","user_id");
--> statement-breakpoint
CREATE INDEX "history_entries_by_action" ON "history_entries" USING btree ("action","at","id","entity","user_id");
--> statement-breakpoint
CREATE INDEX "history_entries_by_user" ON "history_entries" USING btree ("user_id","at","id","entity","action");
--> statement-breakpoint
CREATE INDEX "history_entries_of_record" ON "history_entries" USING btree ("entity_id","at","id");
--> statement-breakpoint
CREATE INDEX "job_counts_by_day" ON "job_counts" USING btree ("day","kind","status","n");
--> statement-breakpoint
CREATE INDEX "jobs_waiting" ON "jobs" USING btree ("kind","run_at") WHERE "jobs"."status" = 'waiting';
--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_key" ON "jobs" USING btree ("kind","key") WHERE "jobs"."status" = 'waiting';
--> statement-breakpoint
CREATE INDEX "jobs_payload" ON "jobs" USING gin ("payload" jsonb_path_ops);
--> statement-breakpoint
CREATE INDEX "jobs_by_date" ON "jobs" USING btree ("created_at","id","kind","status");
--> statement-breakpoint
CREATE INDEX "jobs_by_status" ON "jobs" USING btree ("status","created_at","id","kind");
--> statement-breakpoint
CREATE INDEX "jobs_search" ON "jobs" USING gin ((' ' || phone_text(array["payload"->>'recipient'])) gin_trgm_ops) WITH (fastupdate=off);
--> statement-breakpoint
CREATE INDEX "login_failures_last" ON "login_failures" USING btree ("last_at");
--> statement-breakpoint
CREATE INDEX "post_counts_began" ON "post_counts" USING btree ("began_at");
--> statement-breakpoint
-- Every node hears of every change of what visitors see, whoever makes it: with its commit, once.
CREATE FUNCTION "tell_content_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('public_content', '');
  RETURN NULL;
END;
$$;
--> statement-breakpoint
DO $$
DECLARE
  "content" regclass;
BEGIN
  FOREACH "content" IN ARRAY ARRAY['products', 'card_designs', 'countries', 'cities', 'addons', 'testimonials', 'social_links', 'header_images', 'settings']::regclass[] LOOP
    EXECUTE format('CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %s FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_change"()', "content");
  END LOOP;
END;
$$;
--> statement-breakpoint
-- Every node hears whose page has changed, so that it renders that page anew and no other.
CREATE FUNCTION "tell_card_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'cards' THEN
    PERFORM pg_notify('public_content', 'card ' || OLD.code);
  ELSIF TG_TABLE_NAME = 'profiles' THEN
    PERFORM pg_notify('public_content', 'card ' || code) FROM cards WHERE profile_id = OLD.id;
  ELSE
    PERFORM pg_notify('public_content', 'card ' || code) FROM cards WHERE order_id = OLD.id;
  END IF;
  RETURN OLD;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "card_change" AFTER UPDATE OR DELETE ON "cards" FOR EACH ROW EXECUTE FUNCTION "tell_card_change"();
--> statement-breakpoint
-- Before a page is deleted: afterwards its cards don't name it any more.
CREATE TRIGGER "card_change" BEFORE DELETE ON "profiles" FOR EACH ROW EXECUTE FUNCTION "tell_card_change"();
--> statement-breakpoint
CREATE TRIGGER "card_change_of_page" AFTER UPDATE ON "profiles" FOR EACH ROW EXECUTE FUNCTION "tell_card_change"();
--> statement-breakpoint
CREATE TRIGGER "card_change" AFTER UPDATE OF "status", "deleted_at" ON "orders" FOR EACH ROW
WHEN (OLD.status IS DISTINCT FROM NEW.status OR OLD.deleted_at IS DISTINCT FROM NEW.deleted_at)
EXECUTE FUNCTION "tell_card_change"();
--> statement-breakpoint
-- Panels that are open are told what visitors send and staff change: with its commit, once a statement.
CREATE FUNCTION "tell_staff"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  named text[];
BEGIN
  SELECT array_agg(id) INTO named FROM (SELECT id FROM changed LIMIT 21) AS few;
  IF named IS NULL THEN RETURN NULL; END IF;
  -- A notification holds 8,000 bytes; of many records it names none.
  IF cardinality(named) > 20 THEN named := '{}'; END IF;
  PERFORM pg_notify('staff_events', json_build_object('kind', TG_ARGV[0], 'action', TG_ARGV[1], 'ids', named)::text);
  RETURN NULL;
END;
$$;
--> statement-breakpoint
DO $$
DECLARE
  "watched" text[];
BEGIN
  FOREACH "watched" SLICE 1 IN ARRAY ARRAY[['orders', 'order'], ['messages', 'message'], ['bulk_orders', 'bulk-order']] LOOP
    EXECUTE format('CREATE TRIGGER "tell_staff_added" AFTER INSERT ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tell_staff"(%L, ''added'')', "watched"[1], "watched"[2]);
    EXECUTE format('CREATE TRIGGER "tell_staff_changed" AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tell_staff"(%L, ''changed'')', "watched"[1], "watched"[2]);
  END LOOP;
END;
$$;
--> statement-breakpoint
-- Panels that are open are told of a customer's answer, and of a proof that is made, as of a change of the order.
CREATE FUNCTION "tell_staff_of_proofs"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  named text[];
BEGIN
  SELECT array_agg(DISTINCT order_id) INTO named FROM cards WHERE id IN (SELECT card_id FROM changed LIMIT 21);
  IF named IS NULL THEN RETURN NULL; END IF;
  IF cardinality(named) > 20 THEN named := '{}'; END IF;
  PERFORM pg_notify('staff_events', json_build_object('kind', 'order', 'action', 'changed', 'ids', named)::text);
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "tell_staff_changed" AFTER UPDATE ON "proofs" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tell_staff_of_proofs"();
--> statement-breakpoint
-- Panels that are open are told how far a card is, as of a change of its order.
CREATE FUNCTION "tell_staff_of_cards"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  named text[];
BEGIN
  SELECT array_agg(DISTINCT order_id) INTO named FROM (SELECT order_id FROM changed LIMIT 21) AS few;
  IF named IS NULL THEN RETURN NULL; END IF;
  IF cardinality(named) > 20 THEN named := '{}'; END IF;
  PERFORM pg_notify('staff_events', json_build_object('kind', 'order', 'action', 'changed', 'ids', named)::text);
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "tell_staff_changed" AFTER UPDATE ON "cards" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "tell_staff_of_cards"();
--> statement-breakpoint
-- Counts a list's rows as they change, in the transaction that changes them. Every statement adds what
-- it adds and takes away, by the day in Amman on which the rows were created and once more over all days
-- (-infinity); nothing is updated, so that no writer waits for another.
--   TG_ARGV[0]  the table of counts
--   TG_ARGV[1]  the columns by which rows are counted, quoted and with commas
--   TG_ARGV[2]  these columns, "created_at" and "deleted_at", as the list has them; left out, all its own
CREATE FUNCTION "count_list_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "own" text := coalesce(TG_ARGV[2], '*');
BEGIN
  EXECUTE format($query$
    INSERT INTO %1$s ("day", %2$s, "n")
    SELECT coalesce("day", '-infinity'), %2$s, sum("n")
    FROM (
      SELECT ("created_at" AT TIME ZONE 'Asia/Amman')::date AS "day", %2$s, "n"
      FROM (%3$s) AS "all_changed"
      WHERE "deleted_at" IS NULL
    ) AS "changed"
    GROUP BY GROUPING SETS (("day", %2$s), (%2$s))
    HAVING sum("n") <> 0
  $query$, TG_ARGV[0], TG_ARGV[1], CASE TG_OP
    WHEN 'INSERT' THEN format('SELECT %s, 1 AS "n" FROM "added"', "own")
    WHEN 'DELETE' THEN format('SELECT %s, -1 AS "n" FROM "removed"', "own")
    ELSE format('SELECT %1$s, 1 AS "n" FROM "added" UNION ALL SELECT %1$s, -1 AS "n" FROM "removed"', "own")
  END);
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE FUNCTION "empty_list_counts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('TRUNCATE %s', TG_ARGV[0]);
  RETURN NULL;
END;
$$;
--> statement-breakpoint
-- The columns by which a table of counts counts.
CREATE FUNCTION "counted_columns"("counts" regclass) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT string_agg(quote_ident("attname"), ', ' ORDER BY "attnum") FROM "pg_attribute"
  WHERE "attrelid" = "counts" AND "attnum" > 0 AND NOT "attisdropped" AND "attname" NOT IN ('day', 'n')
$$;
--> statement-breakpoint
-- Has a list's rows counted from now on, and counts those that it has. "own" names the columns of its
-- counts, "created_at" and "deleted_at", as the list has them.
CREATE PROCEDURE "keep_list_counts"("list" regclass, "counts" regclass, "own" text DEFAULT '*') LANGUAGE plpgsql AS $$
DECLARE
  "columns" text := "counted_columns"("counts");
  "statement" text;
BEGIN
  EXECUTE format('LOCK TABLE %s IN SHARE ROW EXCLUSIVE MODE', "list");
  FOREACH "statement" IN ARRAY ARRAY[
    'CREATE TRIGGER "count_inserts" AFTER INSERT ON %1$s REFERENCING NEW TABLE AS "added" '
      'FOR EACH STATEMENT EXECUTE FUNCTION "count_list_changes"(%2$L, %3$L, %4$L)',
    'CREATE TRIGGER "count_updates" AFTER UPDATE ON %1$s REFERENCING OLD TABLE AS "removed" '
      'NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "count_list_changes"(%2$L, %3$L, %4$L)',
    'CREATE TRIGGER "count_deletes" AFTER DELETE ON %1$s REFERENCING OLD TABLE AS "removed" '
      'FOR EACH STATEMENT EXECUTE FUNCTION "count_list_changes"(%2$L, %3$L, %4$L)',
    'CREATE TRIGGER "count_truncation" AFTER TRUNCATE ON %1$s '
      'FOR EACH STATEMENT EXECUTE FUNCTION "empty_list_counts"(%2$L)',
    'INSERT INTO %2$s ("day", %3$s, "n") '
      'SELECT coalesce("day", ''-infinity''), %3$s, count(*) '
      'FROM (SELECT *, ("created_at" AT TIME ZONE ''Asia/Amman'')::date AS "day" '
      'FROM (SELECT %4$s FROM %1$s) AS "rows") AS "listed" '
      'WHERE "deleted_at" IS NULL GROUP BY GROUPING SETS (("day", %3$s), (%3$s))'
  ] LOOP
    EXECUTE format("statement", "list", "counts", "columns", "own");
  END LOOP;
END;
$$;
--> statement-breakpoint
-- Makes one row of all that count the same. Who finds another at work leaves it to them.
CREATE FUNCTION "merge_list_counts"("counts" regclass) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT pg_try_advisory_xact_lock(7210003, "counts"::int) THEN RETURN; END IF;
  EXECUTE format($query$
    WITH "taken" AS (
      DELETE FROM %1$s
      WHERE ("day", %2$s) IN (SELECT "day", %2$s FROM %1$s GROUP BY "day", %2$s HAVING count(*) > 1)
      RETURNING *
    )
    INSERT INTO %1$s ("day", %2$s, "n")
    SELECT "day", %2$s, sum("n") FROM "taken" GROUP BY "day", %2$s HAVING sum("n") <> 0
  $query$, "counts", "counted_columns"("counts"));
END;
$$;
--> statement-breakpoint
CALL "keep_list_counts"('orders', 'order_counts');
--> statement-breakpoint
CALL "keep_list_counts"('messages', 'message_counts');
--> statement-breakpoint
CALL "keep_list_counts"('bulk_orders', 'bulk_order_counts');
--> statement-breakpoint
CALL "keep_list_counts"('subscribers', 'subscriber_counts');
--> statement-breakpoint
CALL "keep_list_counts"('history_entries', 'history_counts',
  '"entity", "action", coalesce("user_id", '''') AS "user_id", "at" AS "created_at", NULL::date AS "deleted_at"');
--> statement-breakpoint
CALL "keep_list_counts"('jobs', 'job_counts', '"kind", "status", "created_at", NULL::date AS "deleted_at"');
--> statement-breakpoint
-- Sums orders up as they change, in the transaction that changes them: every statement inserts what it
-- adds and takes away, and nothing is updated, so that writers don't block each other. Names are cut so
-- that a row fits into its index, whatever is typed.
CREATE FUNCTION "sum_order_sales"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    TRUNCATE "order_sales";
    RETURN NULL;
  END IF;
  EXECUTE format($query$
    INSERT INTO "order_sales"
      ("day", "status", "city_id", "city_name", "color", "color_name", "n", "total_fils")
    SELECT
      ("created_at" AT TIME ZONE 'Asia/Amman')::date, "status",
      "city_id", left("city_name", 100), left("color", 60), left("color_name", 60),
      sum("n"), sum("n" * "total_fils"::bigint)
    FROM (%s) AS "changed"
    WHERE "deleted_at" IS NULL
    GROUP BY 1, 2, 3, 4, 5, 6
    HAVING sum("n") <> 0 OR sum("n" * "total_fils"::bigint) <> 0
  $query$, CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT *, 1 AS "n" FROM "added"'
    WHEN 'DELETE' THEN 'SELECT *, -1 AS "n" FROM "removed"'
    ELSE 'SELECT *, 1 AS "n" FROM "added" UNION ALL SELECT *, -1 AS "n" FROM "removed"'
  END);
  RETURN NULL;
END;
$$;
--> statement-breakpoint
-- Combines the rows of the same day and values. If another session is doing it, this one does nothing.
CREATE FUNCTION "merge_order_sales"("sales" regclass) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT pg_try_advisory_xact_lock(7210003, "sales"::int) THEN RETURN; END IF;
  WITH "several" AS (
    SELECT "day", "status", "city_id", "city_name", "color", "color_name"
    FROM "order_sales" GROUP BY 1, 2, 3, 4, 5, 6 HAVING count(*) > 1
  ), "taken" AS (
    DELETE FROM "order_sales" USING "several"
    WHERE ("order_sales"."day", "order_sales"."status",
           "order_sales"."city_id", "order_sales"."city_name", "order_sales"."color", "order_sales"."color_name")
      = ("several"."day", "several"."status",
         "several"."city_id", "several"."city_name", "several"."color", "several"."color_name")
    RETURNING "order_sales".*
  )
  INSERT INTO "order_sales"
  SELECT "day", "status", "city_id", "city_name", "color", "color_name", sum("n"), sum("total_fils")
  FROM "taken" GROUP BY 1, 2, 3, 4, 5, 6
  HAVING sum("n") <> 0 OR sum("total_fils") <> 0;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "sum_inserts" AFTER INSERT ON "orders" REFERENCING NEW TABLE AS "added"
  FOR EACH STATEMENT EXECUTE FUNCTION "sum_order_sales"();
--> statement-breakpoint
CREATE TRIGGER "sum_updates" AFTER UPDATE ON "orders" REFERENCING OLD TABLE AS "removed" NEW TABLE AS "added"
  FOR EACH STATEMENT EXECUTE FUNCTION "sum_order_sales"();
--> statement-breakpoint
CREATE TRIGGER "sum_deletes" AFTER DELETE ON "orders" REFERENCING OLD TABLE AS "removed"
  FOR EACH STATEMENT EXECUTE FUNCTION "sum_order_sales"();
--> statement-breakpoint
CREATE TRIGGER "sum_truncation" AFTER TRUNCATE ON "orders"
  FOR EACH STATEMENT EXECUTE FUNCTION "sum_order_sales"();
--> statement-breakpoint
-- Counts a list's rows by the beginning of their sort keys as they change, as count_list_changes does
-- by day: every statement adds what it adds and takes away.
--   TG_ARGV[0]  the sort keys, as rows of VALUES: the name of the order and the beginning of its key
CREATE FUNCTION "count_sort_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format($query$
    INSERT INTO "sort_counts" ("list", "sort", "prefix", "status", "n")
    SELECT %1$L, "sort", "prefix", "status", sum("n")
    FROM (%3$s) AS "changed", LATERAL (VALUES %2$s) AS "keys" ("sort", "prefix")
    WHERE "deleted_at" IS NULL
    GROUP BY "sort", "prefix", "status"
    HAVING sum("n") <> 0
  $query$, TG_TABLE_NAME, TG_ARGV[0], CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT *, 1 AS "n" FROM "added"'
    WHEN 'DELETE' THEN 'SELECT *, -1 AS "n" FROM "removed"'
    ELSE 'SELECT *, 1 AS "n" FROM "added" UNION ALL SELECT *, -1 AS "n" FROM "removed"'
  END);
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE FUNCTION "empty_sort_counts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "sort_counts" WHERE "list" = TG_TABLE_NAME;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
-- Has a list's rows counted by their sort keys from now on, and counts those that it has. The list has
-- the columns "status" and "deleted_at".
CREATE PROCEDURE "keep_sort_counts"("list" regclass, "keys" text) LANGUAGE plpgsql AS $$
DECLARE
  "statement" text;
BEGIN
  EXECUTE format('LOCK TABLE %s IN SHARE ROW EXCLUSIVE MODE', "list");
  FOREACH "statement" IN ARRAY ARRAY[
    'CREATE TRIGGER "count_sort_inserts" AFTER INSERT ON %1$s REFERENCING NEW TABLE AS "added" '
      'FOR EACH STATEMENT EXECUTE FUNCTION "count_sort_changes"(%2$L)',
    'CREATE TRIGGER "count_sort_updates" AFTER UPDATE ON %1$s REFERENCING OLD TABLE AS "removed" '
      'NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "count_sort_changes"(%2$L)',
    'CREATE TRIGGER "count_sort_deletes" AFTER DELETE ON %1$s REFERENCING OLD TABLE AS "removed" '
      'FOR EACH STATEMENT EXECUTE FUNCTION "count_sort_changes"(%2$L)',
    'CREATE TRIGGER "count_sort_truncation" AFTER TRUNCATE ON %1$s '
      'FOR EACH STATEMENT EXECUTE FUNCTION "empty_sort_counts"()',
    'INSERT INTO "sort_counts" ("list", "sort", "prefix", "status", "n") '
      'SELECT %3$L, "sort", "prefix", "status", count(*) '
      'FROM %1$s, LATERAL (VALUES %2$s) AS "keys" ("sort", "prefix") '
      'WHERE "deleted_at" IS NULL GROUP BY "sort", "prefix", "status"'
  ] LOOP
    EXECUTE format("statement", "list", "keys", (SELECT "relname" FROM "pg_class" WHERE "oid" = "list"));
  END LOOP;
END;
$$;
--> statement-breakpoint
-- Makes one row of all that count the same. Who finds another at work leaves it to them.
CREATE FUNCTION "merge_sort_counts"("counts" regclass) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT pg_try_advisory_xact_lock(7210003, "counts"::int) THEN RETURN; END IF;
  WITH "taken" AS (
    DELETE FROM "sort_counts"
    WHERE ("list", "sort", "prefix", "status") IN (
      SELECT "list", "sort", "prefix", "status" FROM "sort_counts"
      GROUP BY "list", "sort", "prefix", "status" HAVING count(*) > 1
    )
    RETURNING *
  )
  INSERT INTO "sort_counts" ("list", "sort", "prefix", "status", "n")
  SELECT "list", "sort", "prefix", "status", sum("n") FROM "taken"
  GROUP BY "list", "sort", "prefix", "status" HAVING sum("n") <> 0;
END;
$$;
--> statement-breakpoint
CALL "keep_sort_counts"('orders',
  '(''total'', lpad("total_fils"::text, 10, ''0'')), (''customer'', left("customer_name", 4))');
--> statement-breakpoint
CALL "keep_sort_counts"('messages',
  '(''fullName'', left("full_name", 4)), (''email'', left("email", 4)), (''subject'', left("subject", 4))');
--> statement-breakpoint
CALL "keep_sort_counts"('bulk_orders',
  '(''companyName'', left("company_name", 4)), (''employeeCount'', lpad("employee_count"::text, 10, ''0''))');
--> statement-breakpoint
-- A page is read out of an index alone where the table's pages are known to be settled: that is written
-- down by a vacuum, which would else wait until a fifth of the table has changed.
ALTER TABLE "orders" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
--> statement-breakpoint
ALTER TABLE "messages" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
--> statement-breakpoint
ALTER TABLE "bulk_orders" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
--> statement-breakpoint
ALTER TABLE "subscribers" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
--> statement-breakpoint
ALTER TABLE "history_entries" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
--> statement-breakpoint
ALTER TABLE "jobs" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
