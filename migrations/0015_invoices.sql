CREATE TABLE "e_invoices" (
	"invoice_id" text PRIMARY KEY NOT NULL,
	"uuid" text NOT NULL,
	"invoice_number" text NOT NULL,
	"original_uuid" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_sent_at" timestamp (3) with time zone,
	"trouble" text DEFAULT '' NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"messages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"qr" text DEFAULT '' NOT NULL,
	"number" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "e_invoices_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
CREATE TABLE "e_invoicing" (
	"is_only_row" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"is_on" boolean DEFAULT false NOT NULL,
	"service_url" text DEFAULT '' NOT NULL,
	"client_id" text DEFAULT '' NOT NULL,
	"secret_key" text DEFAULT '' NOT NULL,
	"keys_refused_at" timestamp (3) with time zone,
	"on_since" timestamp (3) with time zone,
	"taken_up_to" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "e_invoicing_only_row" CHECK ("e_invoicing"."is_only_row")
);
--> statement-breakpoint
CREATE TABLE "invoice_settings" (
	"is_only_row" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"issue_when" text DEFAULT 'off' NOT NULL,
	"tax_mode" text DEFAULT 'none' NOT NULL,
	"seller_name" text DEFAULT '' NOT NULL,
	"seller_name_ar" text DEFAULT '' NOT NULL,
	"tax_number" text DEFAULT '' NOT NULL,
	"activity_number" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"product_tax" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_settings_only_row" CHECK ("invoice_settings"."is_only_row")
);
--> statement-breakpoint
CREATE TABLE "invoice_numbers" (
	"series" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" text PRIMARY KEY NOT NULL,
	"uuid" text NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"counter" integer NOT NULL,
	"order_id" text NOT NULL,
	"original_id" text,
	"issued_on" text NOT NULL,
	"buyer_name" text NOT NULL,
	"total_fils" integer NOT NULL,
	"tax_fils" integer NOT NULL,
	"facts" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoices_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_counter_unique" UNIQUE("counter")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax_fils" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_order_numbers_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order_numbers"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_original_id_invoices_id_fk" FOREIGN KEY ("original_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "e_invoices_waiting" ON "e_invoices" USING btree ("created_at") WHERE "e_invoices"."state" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_order" ON "invoices" USING btree ("order_id") WHERE "invoices"."kind" = 'invoice';--> statement-breakpoint
CREATE INDEX "invoices_of_order" ON "invoices" USING btree ("order_id","counter");--> statement-breakpoint
CREATE INDEX "invoices_original" ON "invoices" USING btree ("original_id");--> statement-breakpoint
CREATE INDEX "invoices_month" ON "invoices" USING btree (left("issued_on", 7),"counter");
--> statement-breakpoint
-- Whatever way an order becomes paid or delivered, and from whatever release, its invoice is issued in that very
-- transaction. It is the last thing in it, so that the next number waits for nothing but the commit; when the
-- transaction fails, number and invoice go with it. Nothing is issued before the owner has named a seller.
CREATE FUNCTION "next_invoice_number"("of_series" text) RETURNS integer LANGUAGE sql AS $$
  INSERT INTO "invoice_numbers" AS "known" ("series", "last") VALUES ("of_series", 1)
  ON CONFLICT ("series") DO UPDATE SET "last" = "known"."last" + 1 RETURNING "last";
$$;
--> statement-breakpoint
CREATE FUNCTION "file_invoice"("made" "invoices", "on_day" date) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  "of_series" text := CASE "made"."kind" WHEN 'invoice' THEN '' ELSE 'C' END || to_char("on_day", 'YYYY') || '-';
  -- First what all have in common, so that no two wait for each other.
  "nth" integer := next_invoice_number('all');
  "of_year" text := next_invoice_number("of_series")::text;
  "new_id" text := left(replace(gen_random_uuid()::text, '-', ''), 24);
BEGIN
  INSERT INTO "invoices" ("id", "uuid", "kind", "number", "counter", "order_id", "original_id", "issued_on",
    "buyer_name", "total_fils", "tax_fils", "facts")
  VALUES ("new_id", gen_random_uuid()::text, "made"."kind",
    "of_series" || lpad("of_year", greatest(6, length("of_year")), '0'), "nth", "made"."order_id",
    "made"."original_id", to_char("on_day", 'YYYY-MM-DD'), "made"."buyer_name", "made"."total_fils",
    "made"."tax_fils", "made"."facts");
  RETURN "new_id";
END;
$$;
--> statement-breakpoint
-- Of what was given back, all that no note has taken back yet. What was paid beyond the invoice needs none.
CREATE FUNCTION "credit_invoice"("of_order" text, "why" text, "on_day" date DEFAULT (now() AT TIME ZONE 'Asia/Amman')::date)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  "o" "orders"; "i" "invoices"; "made" "invoices"; "given" integer; "credited" integer; "taxed" integer;
BEGIN
  SELECT * INTO "o" FROM "orders" WHERE "id" = "of_order" FOR UPDATE;
  SELECT * INTO "i" FROM "invoices" WHERE "order_id" = "of_order" AND "kind" = 'invoice';
  SELECT coalesce(sum("amount_fils"), 0) INTO "given" FROM "refunds" WHERE "order_id" = "of_order";
  SELECT coalesce(sum("total_fils"), 0), coalesce(sum("tax_fils"), 0) INTO "credited", "taxed"
  FROM "invoices" WHERE "original_id" = "i"."id";
  "given" := least("i"."total_fils", "given" - greatest("o"."paid_fils" - "i"."total_fils", 0));
  IF "i"."id" IS NULL OR "given" <= "credited" THEN RETURN; END IF;
  "made"."kind" := 'credit_note';
  "made"."order_id" := "of_order";
  "made"."original_id" := "i"."id";
  "made"."buyer_name" := "i"."buyer_name";
  "made"."total_fils" := "given" - "credited";
  -- Of all notes together, so that the whole invoice has its whole tax.
  "made"."tax_fils" := round("i"."tax_fils"::numeric * "given" / "i"."total_fils") - "taxed";
  "made"."facts" := "i"."facts" - 'sold' - 'delivery' || jsonb_build_object('original', jsonb_build_object(
    'uuid', "i"."uuid", 'number', "i"."number", 'totalFils', "i"."total_fils", 'reason', "why"));
  PERFORM file_invoice("made", "on_day");
END;
$$;
--> statement-breakpoint
-- Its id; null where the order has one already. '' takes the customer's name, and no tax number.
CREATE FUNCTION "issue_invoice"("of_order" text, "to_name" text, "to_tax_number" text,
  "on_day" date DEFAULT (now() AT TIME ZONE 'Asia/Amman')::date)
RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  "o" "orders"; "s" "invoice_settings"; "made" "invoices"; "category" text; "rate" integer; "new_id" text;
BEGIN
  SELECT * INTO "s" FROM "invoice_settings" WHERE "seller_name" <> '';
  IF NOT FOUND THEN RETURN NULL; END IF;
  -- The examples of `npm run demo` take no number.
  SELECT * INTO "o" FROM "orders" WHERE "id" = "of_order" AND "id" NOT LIKE '0de30de30de3%' FOR UPDATE;
  IF NOT FOUND OR EXISTS (SELECT FROM "invoices" WHERE "order_id" = "of_order") THEN RETURN NULL; END IF;
  -- Who was told of a tax has paid it, whatever the settings say by now.
  "category" := CASE WHEN "o"."tax_fils" > 0 THEN 'S' WHEN "s"."tax_mode" = 'none' THEN 'O' ELSE coalesce((
    SELECT "other"->>'category' FROM jsonb_array_elements("s"."product_tax") AS "other"
    WHERE "other"->>'product' = "o"."product_id" LIMIT 1), 'S') END;
  "rate" := CASE "category" WHEN 'S' THEN 16 ELSE 0 END;
  "made"."kind" := 'invoice';
  "made"."order_id" := "of_order";
  "made"."buyer_name" := coalesce(nullif("to_name", ''), "o"."first_name" || ' ' || "o"."last_name");
  "made"."total_fils" := "o"."total_fils";
  "made"."tax_fils" := "o"."total_fils" - round("o"."total_fils" * 100.0 / (100 + "rate"));
  "made"."facts" := jsonb_build_object(
    'language', "o"."language",
    'payment', CASE WHEN "o"."paid_fils" > 0 THEN 'cash' ELSE 'receivable' END,
    'isTaxed', "s"."tax_mode" <> 'none' OR "o"."tax_fils" > 0,
    'isTaxIncluded', "o"."tax_fils" = 0,
    'taxCategory', "category", 'taxPercent', "rate",
    'seller', jsonb_build_object('name', "s"."seller_name", 'nameAr', "s"."seller_name_ar",
      'taxNumber', "s"."tax_number", 'address', "s"."address"),
    'buyer', jsonb_build_object('name', "made"."buyer_name", 'taxNumber', "to_tax_number",
      'phone', coalesce("o"."phone_numbers"[1], ''), 'postcode', "o"."postcode",
      'city', coalesce(nullif("o"."typed_city", ''), "o"."city_name"),
      'address', concat_ws(', ', nullif("o"."address_line1", ''), nullif("o"."address_line2", ''),
        nullif("o"."typed_country", ''))),
    'delivery', jsonb_build_object('name', coalesce(nullif("o"."typed_city", ''), "o"."city_name"),
      'nameAr', coalesce(nullif("o"."typed_city", ''), (SELECT "name_ar" FROM "cities" WHERE "id" = "o"."city_id"), ''),
      'fils', "o"."city_fee_fils"),
    'sold', jsonb_build_array(jsonb_build_object('name', "o"."product_title",
      'nameAr', coalesce((SELECT "title_ar" FROM "products" WHERE "id" = "o"."product_id"), ''),
      'quantity', 1 + jsonb_array_length("o"."further_cards"), 'fils', "o"."product_price_fils"))
    || coalesce((SELECT jsonb_agg(jsonb_build_object('name', "its"."title",
        'nameAr', coalesce((SELECT "title_ar" FROM "addons" WHERE "id" = "its"."addon_id"), ''),
        'quantity', 1 + jsonb_array_length("o"."further_cards"), 'fils', "its"."price_fils") ORDER BY "its"."position")
      FROM "order_addons" AS "its" WHERE "its"."order_id" = "of_order"), '[]'));
  "new_id" := file_invoice("made", "on_day");
  INSERT INTO "jobs" ("id", "kind", "payload", "key")
  VALUES (left(replace(gen_random_uuid()::text, '-', ''), 24), 'email:invoice', jsonb_build_object(
    'recipient', "o"."email", 'about', jsonb_build_object('orderId', "of_order", 'invoiceId', "new_id")),
    concat_ws(' ', "o"."email", "of_order", "new_id")) ON CONFLICT DO NOTHING;
  -- What was given back before.
  PERFORM credit_invoice("of_order", '', "on_day");
  RETURN "new_id";
END;
$$;
--> statement-breakpoint
CREATE FUNCTION "invoice_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- As the order stands at the end of the transaction.
  PERFORM issue_invoice("o"."id", '', '') FROM "orders" AS "o", "invoice_settings" AS "s"
  WHERE "o"."id" = NEW."id" AND "o"."status" <> 'cancelled' AND CASE "s"."issue_when"
    WHEN 'paid' THEN is_order_paid("o"."payment_method", "o"."payment_state", "o"."status")
    WHEN 'delivered' THEN "o"."status" IN ('delivered', 'completed')
    ELSE false
  END;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "orders_invoiced" AFTER UPDATE OF "status", "payment_state", "payment_method" ON "orders"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (
  (is_order_paid(NEW."payment_method", NEW."payment_state", NEW."status")
    AND NOT is_order_paid(OLD."payment_method", OLD."payment_state", OLD."status"))
  OR (NEW."status" IN ('delivered', 'completed') AND OLD."status" NOT IN ('delivered', 'completed')))
EXECUTE FUNCTION invoice_order();
--> statement-breakpoint
CREATE FUNCTION "credit_refund"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM credit_invoice(NEW."order_id", NEW."reason");
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "refunds_credited" AFTER INSERT ON "refunds"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION credit_refund();
--> statement-breakpoint
CREATE FUNCTION "keep_invoice"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'An invoice is never changed or deleted.';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "invoices_kept" BEFORE UPDATE OR DELETE ON "invoices" FOR EACH ROW EXECUTE FUNCTION keep_invoice();
