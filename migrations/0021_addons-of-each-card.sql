ALTER TABLE "order_addons" ADD COLUMN "person" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- How many cards have an addon that was chosen for this person: the first card's are those of each that has none of its own.
CREATE FUNCTION "cards_with"("person" integer, "further_cards" jsonb) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN person > 0 THEN 1
    ELSE 1 + jsonb_array_length(further_cards) - jsonb_array_length(jsonb_path_query_array(further_cards, '$[*] ? (@.ownAddons == true)')) END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "figures_of"("a" "order_addons", "o" "orders") RETURNS SETOF "month_figures" LANGUAGE sql STABLE AS $$
  SELECT month_of(o.created_at), 'addon', a.addon_id, left(a.title, 100), cards_with(a.person, o.further_cards),
    a.price_fils::bigint * cards_with(a.person, o.further_cards)
  WHERE o.status <> 'cancelled' AND o.deleted_at IS NULL
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
        'quantity', "its"."quantity", 'fils', "its"."price_fils") ORDER BY "its"."place")
      FROM (
        SELECT "addon_id", "title", "price_fils", min("position") AS "place",
          sum(cards_with("person", "o"."further_cards")) AS "quantity"
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
