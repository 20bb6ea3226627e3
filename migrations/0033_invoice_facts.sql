-- An order of which only a deposit is paid is not paid: on its invoice it is a receivable, as one of which nothing is.
-- The buyer's city has its Arabic name there, too, which Arabic documents show.
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
  "made"."buyer_name" := coalesce(nullif("to_name", ''), nullif("o"."buyer_name", ''), "o"."first_name" || ' ' || "o"."last_name");
  "made"."total_fils" := "o"."total_fils";
  "made"."tax_fils" := "o"."total_fils" - round("o"."total_fils" * 100.0 / (100 + "rate"));
  "made"."facts" := jsonb_build_object(
    'language', "o"."language",
    'payment', CASE WHEN "o"."paid_fils" > 0 AND "o"."paid_fils" >= "o"."total_fils" THEN 'cash' ELSE 'receivable' END,
    'isTaxed', "s"."tax_mode" <> 'none' OR "o"."tax_fils" > 0,
    'isTaxIncluded', "o"."tax_fils" = 0,
    'taxCategory', "category", 'taxPercent', "rate",
    'seller', jsonb_build_object('name', "s"."seller_name", 'nameAr', "s"."seller_name_ar",
      'taxNumber', "s"."tax_number", 'address', "s"."address"),
    'buyer', jsonb_build_object('name', "made"."buyer_name", 'taxNumber', coalesce(nullif("to_tax_number", ''), "o"."buyer_tax_number"),
      'phone', coalesce("o"."phone_numbers"[1], ''), 'postcode', "o"."postcode",
      'city', coalesce(nullif("o"."typed_city", ''), "o"."city_name"),
      'cityAr', coalesce(nullif("o"."typed_city", ''), (SELECT "name_ar" FROM "cities" WHERE "id" = "o"."city_id"), ''),
      'address', concat_ws(', ', nullif("o"."address_line1", ''), nullif("o"."address_line2", ''),
        nullif("o"."typed_country", ''))),
    'delivery', jsonb_build_object('name', coalesce(nullif("o"."typed_city", ''), "o"."city_name"),
      'nameAr', coalesce(nullif("o"."typed_city", ''), (SELECT "name_ar" FROM "cities" WHERE "id" = "o"."city_id"), ''),
      'fils', "o"."city_fee_fils"),
    'sold', jsonb_build_array(jsonb_build_object('name', "o"."product_title",
      'nameAr', coalesce((SELECT "title_ar" FROM "products" WHERE "id" = "o"."product_id"), ''),
      'quantity', cards_of_order("o"), 'fils', "o"."product_price_fils"))
    || CASE WHEN "o"."setup_fils" > 0 THEN jsonb_build_array(jsonb_build_object('name', 'Setup', 'nameAr', 'التجهيز',
      'quantity', 1, 'fils', "o"."setup_fils")) ELSE '[]' END
    || coalesce((SELECT jsonb_agg(jsonb_build_object('name', "its"."title",
        'nameAr', coalesce((SELECT "title_ar" FROM "addons" WHERE "id" = "its"."addon_id"), ''),
        'quantity', "its"."quantity", 'fils', "its"."price_fils") ORDER BY "its"."place")
      FROM (
        SELECT "addon_id", "title", "price_fils", min("position") AS "place", sum(cards_with("person", "o")) AS "quantity"
        FROM "order_addons" WHERE "order_id" = "of_order" GROUP BY 1, 2, 3
      ) AS "its"), '[]'));
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
