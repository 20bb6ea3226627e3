DROP INDEX "invoices_order";
--> statement-breakpoint
-- An invoice that credit notes have taken back entirely makes room for another, with a number of its own.
-- This is the one of which something is left: at most one of an order. Of a free order nothing can be taken back.
CREATE FUNCTION "standing_invoice"("of_order" text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT "its"."id" FROM "invoices" AS "its" WHERE "its"."order_id" = "of_order" AND "its"."kind" = 'invoice'
    AND ("its"."total_fils" = 0 OR "its"."total_fils" > (
      SELECT coalesce(sum("total_fils"), 0) FROM "invoices" WHERE "original_id" = "its"."id"))
  ORDER BY "its"."counter" DESC LIMIT 1;
$$;
--> statement-breakpoint
-- What was given back of what is invoiced. What was paid beyond it is given back first.
CREATE FUNCTION "given_back"("of_order" text, "paid" integer, "invoiced" integer) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT (coalesce(sum("amount_fils"), 0) - greatest("paid" - "invoiced", 0))::integer
  FROM "refunds" WHERE "order_id" = "of_order";
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "credit_invoice"("of_order" text, "why" text, "on_day" date DEFAULT (now() AT TIME ZONE 'Asia/Amman')::date)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  "o" "orders"; "i" "invoices"; "made" "invoices"; "given" integer; "credited" integer; "taxed" integer;
BEGIN
  SELECT * INTO "o" FROM "orders" WHERE "id" = "of_order" FOR NO KEY UPDATE;
  SELECT * INTO "i" FROM "invoices" WHERE "id" = standing_invoice("of_order");
  SELECT coalesce(sum("total_fils"), 0), coalesce(sum("tax_fils"), 0) INTO "credited", "taxed"
  FROM "invoices" WHERE "original_id" = "i"."id";
  "given" := least("i"."total_fils", given_back("of_order", "o"."paid_fils", "i"."total_fils"));
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
CREATE OR REPLACE FUNCTION "issue_invoice"("of_order" text, "to_name" text, "to_tax_number" text,
  "on_day" date DEFAULT (now() AT TIME ZONE 'Asia/Amman')::date)
RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  "o" "orders"; "s" "invoice_settings"; "made" "invoices"; "category" text; "rate" integer; "new_id" text;
BEGIN
  SELECT * INTO "s" FROM "invoice_settings" WHERE "seller_name" <> '';
  IF NOT FOUND THEN RETURN NULL; END IF;
  -- The examples of `npm run demo` take no number.
  SELECT * INTO "o" FROM "orders" WHERE "id" = "of_order" AND "id" NOT LIKE '0de30de30de3%' FOR NO KEY UPDATE;
  IF NOT FOUND OR standing_invoice("of_order") IS NOT NULL THEN RETURN NULL; END IF;
  -- Of what was invoiced and given back there is nothing to invoice anew.
  IF given_back("of_order", "o"."paid_fils", "o"."total_fils") >= "o"."total_fils"
    AND EXISTS (SELECT FROM "invoices" WHERE "order_id" = "of_order") THEN RETURN NULL; END IF;
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
