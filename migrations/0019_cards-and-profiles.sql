CREATE TABLE "cards" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
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
CREATE TABLE "profile_contacts" (
	"id" text PRIMARY KEY NOT NULL,
	"profile_id" text NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
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
ALTER TABLE "cards" ADD CONSTRAINT "cards_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_contacts" ADD CONSTRAINT "profile_contacts_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_taps" ADD CONSTRAINT "card_taps_card_id_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cards_profile" ON "cards" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "profile_contacts_created" ON "profile_contacts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "profile_contacts_profile" ON "profile_contacts" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "profiles_order" ON "profiles" USING btree ("order_id");--> statement-breakpoint
-- Orders that exist already get their card and its page, in the name's language, as new ones do.
INSERT INTO "profiles" (
  "id", "order_id", "first_name", "last_name", "job_title", "organization",
  "first_name_ar", "last_name_ar", "job_title_ar", "organization_ar",
  "phones", "whatsapp", "email", "links", "language", "created_at", "updated_at"
)
SELECT
  substr(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 9, 24), "id",
  CASE WHEN "arabic" THEN '' ELSE "first" END, CASE WHEN "arabic" THEN '' ELSE "last" END,
  CASE WHEN "arabic" THEN '' ELSE "job" END, CASE WHEN "arabic" THEN '' ELSE "company" END,
  CASE WHEN "arabic" THEN "first" ELSE '' END, CASE WHEN "arabic" THEN "last" ELSE '' END,
  CASE WHEN "arabic" THEN "job" ELSE '' END, CASE WHEN "arabic" THEN "company" ELSE '' END,
  "phone_numbers",
  coalesce((
    SELECT "phone" FROM unnest("phone_numbers") WITH ORDINALITY AS "each" ("phone", "at")
    WHERE regexp_replace("phone", '[\s().-]', '', 'g') ~ '^((\+|00)?9620?|0)?7[5789]\d{7}$'
    ORDER BY "at" LIMIT 1
  ), ''),
  CASE WHEN "business_email" LIKE '%@%' THEN "business_email" ELSE "email" END,
  (
    SELECT coalesce(jsonb_agg(jsonb_build_object('url', "url", 'label', '')), '[]')
    FROM unnest(ARRAY["linkedin_url", "instagram_url"]) AS "url"
    WHERE "url" ~ '^https://(\w+\.)?(linkedin|instagram)\.com/[\w./%-]{1,200}$'
  ),
  "language", "created_at", "created_at"
FROM (
  SELECT *, "first" ~ '[\u0600-\u06ff]' AS "arabic"
  FROM (
    SELECT *,
      btrim(regexp_replace("first_name", '[\u202a-\u202e\u2066-\u2069]', '', 'g')) AS "first",
      btrim(regexp_replace("last_name", '[\u202a-\u202e\u2066-\u2069]', '', 'g')) AS "last",
      btrim(regexp_replace("position", '[\u202a-\u202e\u2066-\u2069]', '', 'g')) AS "job",
      btrim(regexp_replace("organization", '[\u202a-\u202e\u2066-\u2069]', '', 'g')) AS "company"
    FROM "orders"
  ) AS "plain"
) AS "named";
--> statement-breakpoint
-- Of a random UUID all but the bytes 6 and 8 are random in their last five bits: each gives a sign.
INSERT INTO "cards" (
  "id", "code", "order_id", "position", "profile_id", "name_on_card", "job_title", "organization",
  "color", "color_name", "include_printed_logo", "company_logo", "addons", "created_at", "updated_at"
)
SELECT
  substr(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 9, 24),
  (
    SELECT string_agg(substr('0123456789abcdefghjkmnpqrstvwxyz', (get_byte("bytes", "at") & 31) + 1, 1), '')
    FROM unnest(ARRAY[0, 1, 2, 3, 4, 5, 7, 9, 10, 11]) AS "at"
  ),
  "orders"."id", 0, "profiles"."id", "name_on_card", "orders"."position", "orders"."organization",
  "color", "color_name", "include_printed_logo", "company_logo",
  coalesce((
    SELECT jsonb_agg(
      jsonb_build_object('addonId', "addon_id", 'title', "title", 'inputType', "input_type", 'value', "value")
      ORDER BY "order_addons"."position"
    )
    FROM "order_addons" WHERE "order_id" = "orders"."id" AND "value" <> ''
  ), '[]'),
  "orders"."created_at", "orders"."created_at"
FROM "orders"
JOIN "profiles" ON "profiles"."order_id" = "orders"."id"
CROSS JOIN LATERAL (
  -- Names the row, so that each has a UUID of its own.
  SELECT decode(replace(gen_random_uuid()::text, '-', ''), 'hex') AS "bytes" WHERE "orders"."id" <> ''
) AS "random";
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
