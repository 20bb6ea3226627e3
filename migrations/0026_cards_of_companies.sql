-- How many cards an order has. Of a company's nobody has one but who is named.
CREATE FUNCTION "cards_of_order"("o" "orders") RETURNS integer LANGUAGE sql IMMUTABLE RETURN
  jsonb_array_length("o"."further_cards") + CASE WHEN "o"."is_of_company" THEN 0 ELSE 1 END;
--> statement-breakpoint
-- How many cards have an addon that was chosen for this person: the first card's are those of each that has none of its own.
CREATE FUNCTION "cards_with"("person" integer, "o" "orders") RETURNS integer LANGUAGE sql IMMUTABLE RETURN CASE WHEN "person" > 0 THEN 1
  ELSE cards_of_order("o") - jsonb_array_length(jsonb_path_query_array("o"."further_cards", '$[*] ? (@.ownAddons == true)')) END;
--> statement-breakpoint
-- Of each card of an order, in lower case.
CREATE FUNCTION "colors_of_order"("o" "orders") RETURNS text[] LANGUAGE sql IMMUTABLE RETURN
  (colors_of("o"."color", "o"."further_cards"))[CASE WHEN "o"."is_of_company" THEN 2 ELSE 1 END:];
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "keep_stock"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  gone CONSTANT text[] := '{shipped,delivered,completed}';
  had text[] := CASE WHEN OLD.status <> 'cancelled' AND (OLD.deleted_at IS NULL OR OLD.status = ANY(gone)) THEN colors_of_order(OLD) END;
  wants text[] := CASE WHEN NEW.status <> 'cancelled' AND (NEW.deleted_at IS NULL OR NEW.status = ANY(gone)) THEN colors_of_order(NEW) END;
BEGIN
  IF wants IS NOT DISTINCT FROM had THEN RETURN NEW; END IF;
  IF TG_OP = 'UPDATE' OR cardinality(wants) > 1 THEN
    -- All in one sequence, so that two who take several don't wait for each other.
    PERFORM FROM stock WHERE product_id = NEW.product_id ORDER BY color FOR UPDATE;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    UPDATE stock SET left_count = left_count + taken.count
    FROM (SELECT color, count(*)::int FROM unnest(OLD.stock_colors) AS color GROUP BY color) AS taken
    WHERE product_id = NEW.product_id AND stock.color = taken.color;
  END IF;
  WITH wanted AS (
    SELECT color, count(*)::int FROM unnest(wants) AS color GROUP BY color
  ), given AS (
    UPDATE stock SET left_count = left_count - wanted.count FROM wanted
    WHERE product_id = NEW.product_id AND stock.color = wanted.color
    RETURNING stock.color, wanted.count
  )
  SELECT coalesce(array_agg(color), '{}') INTO NEW.stock_colors
  FROM given, generate_series(1, given.count);
  RETURN NEW;
END;
$$;
--> statement-breakpoint
-- Whether all of it is paid: what was quoted with a deposit is once it has arrived.
CREATE FUNCTION "is_order_paid_whole"("o" "orders") RETURNS boolean LANGUAGE sql IMMUTABLE RETURN
  is_order_paid("o"."payment_method", "o"."payment_state", "o"."status")
  AND ("o"."deposit_fils" = 0 OR "o"."status" IN ('delivered', 'completed'));
--> statement-breakpoint
-- With a deposit, first that, and all of it on delivery. That an order in cash was paid before the courier comes can be
-- taken back, of a cancelled one, too; that it was paid on delivery stays of a cancelled order.
CREATE OR REPLACE FUNCTION "note_order_paid"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_order_paid(NEW."payment_method", NEW."payment_state", NEW."status") THEN
    IF NEW."deposit_fils" > 0 AND NEW."status" <> 'cancelled' THEN
      NEW."paid_fils" := CASE WHEN is_order_paid_whole(NEW) THEN NEW."total_fils" ELSE NEW."deposit_fils" END;
    ELSIF TG_OP = 'INSERT' OR OLD."paid_fils" = 0 THEN
      NEW."paid_fils" := CASE WHEN NEW."deposit_fils" > 0 THEN NEW."deposit_fils" ELSE NEW."total_fils" END;
    END IF;
  ELSIF NEW."status" <> 'cancelled' OR NEW."payment_method" <> 'cash' OR OLD."payment_state" = 'accepted' THEN
    NEW."paid_fils" := 0;
  END IF;
  RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "invoice_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- As the order stands at the end of the transaction.
  PERFORM issue_invoice("o"."id", '', '') FROM "orders" AS "o", "invoice_settings" AS "s"
  WHERE "o"."id" = NEW."id" AND "o"."status" <> 'cancelled' AND CASE "s"."issue_when"
    WHEN 'paid' THEN is_order_paid_whole("o")
    WHEN 'delivered' THEN "o"."status" IN ('delivered', 'completed')
    ELSE false
  END;
  RETURN NULL;
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
  "made"."buyer_name" := coalesce(nullif("to_name", ''), nullif("o"."buyer_name", ''), "o"."first_name" || ' ' || "o"."last_name");
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
    'buyer', jsonb_build_object('name', "made"."buyer_name", 'taxNumber', coalesce(nullif("to_tax_number", ''), "o"."buyer_tax_number"),
      'phone', coalesce("o"."phone_numbers"[1], ''), 'postcode', "o"."postcode",
      'city', coalesce(nullif("o"."typed_city", ''), "o"."city_name"),
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
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "figures_of"("o" "orders") RETURNS SETOF "month_figures" LANGUAGE sql STABLE AS $$
  SELECT month_of(o.created_at), sold.* FROM (
    SELECT 'city', o.city_id, left(o.city_name, 100), 1, o.total_fils::bigint
    UNION ALL SELECT 'fee', '', '', 1, o.city_fee_fils
    UNION ALL SELECT 'discount', o.discount_id, o.discount_code, 1, o.discount_fils WHERE o.discount_id IS NOT NULL
    UNION ALL SELECT 'color', lower(left(cards.color, 60)), left(max(cards.name), 60), count(*)::int, count(*) * o.product_price_fils
    FROM (
      SELECT o.color, o.color_name WHERE NOT o.is_of_company
      UNION ALL SELECT card->>'color', card->>'colorName' FROM jsonb_array_elements(o.further_cards) AS card
    ) AS cards (color, name) GROUP BY 2
  ) AS sold WHERE o.status <> 'cancelled' AND o.deleted_at IS NULL
  UNION ALL
  SELECT month_of(o.created_at), 'kept', '', '', 1, o.paid_fils::bigint
  WHERE o.status = 'cancelled' AND o.paid_fils > 0 AND o.deleted_at IS NULL
  UNION ALL
  SELECT gone.* FROM (
    SELECT month_of(o.shipped_at), 'card', '', '', cards_of_order(o), 0::bigint
    UNION ALL SELECT month_of(o.delivered_at), 'delivered', o.city_id, left(o.city_name, 100), 1, 0
    UNION ALL SELECT month_of(o.refused_at), 'refused', o.city_id, left(o.city_name, 100), 1, 0
    -- Abroad no day is promised.
    UNION ALL SELECT month_of(o.delivered_at), 'arrival', day_of(o.created_at) || ' ' || day_of(o.delivered_at), '', 1, 0
    WHERE o.country_id <> '68bc058dc5b3bff5997dd059'
  ) AS gone (month) WHERE gone.month IS NOT NULL AND o.deleted_at IS NULL
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "figures_of"("a" "order_addons", "o" "orders") RETURNS SETOF "month_figures" LANGUAGE sql STABLE AS $$
  SELECT month_of(o.created_at), 'addon', a.addon_id, left(a.title, 100), cards_with(a.person, o),
    a.price_fils::bigint * cards_with(a.person, o)
  WHERE o.status <> 'cancelled' AND o.deleted_at IS NULL
$$;
