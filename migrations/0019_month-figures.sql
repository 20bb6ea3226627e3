CREATE TABLE "month_figures" (
	"month" date NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"n" integer NOT NULL,
	"fils" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shipped_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refused_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "month_figures_by_month" ON "month_figures" USING btree ("kind","month","key","name","n","fils");
--> statement-breakpoint
-- What the history knows of orders that left the shop before.
UPDATE "orders" SET "shipped_at" = "known"."shipped", "delivered_at" = "known"."delivered", "refused_at" = "known"."refused"
FROM (
  SELECT "entity_id",
    min("at") FILTER (WHERE "changes"->'status'->>'to' IN ('shipped', 'delivered')) AS "shipped",
    max("at") FILTER (WHERE "changes"->'status'->>'to' = 'delivered') AS "delivered",
    max("at") FILTER (WHERE "changes"->'status'->>'to' = 'cancelled' AND "changes"->'status'->>'from' = 'shipped') AS "refused"
  FROM "history_entries" WHERE "entity" = 'order' AND "changes" ? 'status' GROUP BY 1
) AS "known"
WHERE "id" = "entity_id" AND ("status" IN ('shipped', 'delivered') OR ("status" = 'cancelled' AND "refused" IS NOT NULL));
--> statement-breakpoint
-- Notes when an order first left the shop and arrived, whatever way its status changes. What was a mistake is
-- forgotten with the status; an order of which a card is made again has left and arrived all the same.
CREATE FUNCTION "note_order_times"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  at timestamptz := CASE TG_OP WHEN 'INSERT' THEN NEW.updated_at ELSE now() END;
  has_arrived boolean := NEW.status IN ('delivered', 'completed');
BEGIN
  IF has_arrived OR NEW.status = 'shipped' THEN
    NEW.shipped_at := coalesce(NEW.shipped_at, at);
  END IF;
  IF has_arrived THEN
    NEW.delivered_at := coalesce(NEW.delivered_at, at);
  ELSIF NEW.status <> 'cancelled' AND NEW.shipped_at IS NOT NULL
    AND NOT EXISTS (SELECT FROM cards WHERE order_id = NEW.id AND remade_at IS NOT NULL)
  THEN
    NEW.delivered_at := NULL;
    IF NEW.status <> 'shipped' THEN NEW.shipped_at := NULL; END IF;
  END IF;
  IF NEW.status <> 'cancelled' THEN
    NEW.refused_at := NULL;
  ELSIF TG_OP = 'UPDATE' THEN
    IF OLD.status = 'shipped' THEN NEW.refused_at := at; END IF;
  END IF;
  RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "orders_times" BEFORE UPDATE OF "status" ON "orders" FOR EACH ROW EXECUTE FUNCTION "note_order_times"();
--> statement-breakpoint
CREATE TRIGGER "orders_times_from_the_start" BEFORE INSERT ON "orders" FOR EACH ROW
WHEN (NEW.status IN ('shipped', 'delivered', 'completed')) EXECUTE FUNCTION "note_order_times"();
--> statement-breakpoint
CREATE FUNCTION "day_of"("at" timestamptz) RETURNS date LANGUAGE sql IMMUTABLE RETURN ("at" AT TIME ZONE 'Asia/Amman')::date;
--> statement-breakpoint
CREATE FUNCTION "month_of"("at" timestamptz) RETURNS date LANGUAGE sql IMMUTABLE RETURN date_trunc('month', "at" AT TIME ZONE 'Asia/Amman')::date;
--> statement-breakpoint
-- What an order adds to the figures by itself. Deleted ones add nothing; cancelled ones only how far they came.
CREATE FUNCTION "figures_of"("o" "orders") RETURNS SETOF "month_figures" LANGUAGE sql STABLE AS $$
  SELECT month_of(o.created_at), sold.* FROM (
    SELECT 'city', o.city_id, left(o.city_name, 100), 1, o.total_fils::bigint
    UNION ALL SELECT 'fee', '', '', 1, o.city_fee_fils
    UNION ALL SELECT 'discount', o.discount_id, o.discount_code, 1, o.discount_fils WHERE o.discount_id IS NOT NULL
    UNION ALL SELECT 'color', lower(left(cards.color, 60)), left(max(cards.name), 60), count(*)::int, count(*) * o.product_price_fils
    FROM (
      SELECT o.color, o.color_name
      UNION ALL SELECT card->>'color', card->>'colorName' FROM jsonb_array_elements(o.further_cards) AS card
    ) AS cards (color, name) GROUP BY 2
  ) AS sold WHERE o.status <> 'cancelled' AND o.deleted_at IS NULL
  UNION ALL
  SELECT gone.* FROM (
    SELECT month_of(o.shipped_at), 'card', '', '', 1 + jsonb_array_length(o.further_cards), 0::bigint
    UNION ALL SELECT month_of(o.delivered_at), 'delivered', o.city_id, left(o.city_name, 100), 1, 0
    UNION ALL SELECT month_of(o.refused_at), 'refused', o.city_id, left(o.city_name, 100), 1, 0
    -- Abroad no day is promised.
    UNION ALL SELECT month_of(o.delivered_at), 'arrival', day_of(o.created_at) || ' ' || day_of(o.delivered_at), '', 1, 0
    WHERE o.country_id <> '68bc058dc5b3bff5997dd059'
  ) AS gone (month) WHERE gone.month IS NOT NULL AND o.deleted_at IS NULL
$$;
--> statement-breakpoint
CREATE FUNCTION "figures_of"("a" "order_addons", "o" "orders") RETURNS SETOF "month_figures" LANGUAGE sql STABLE AS $$
  SELECT month_of(o.created_at), 'addon', a.addon_id, left(a.title, 100), 1 + jsonb_array_length(o.further_cards),
    a.price_fils::bigint * (1 + jsonb_array_length(o.further_cards))
  WHERE o.status <> 'cancelled' AND o.deleted_at IS NULL
$$;
--> statement-breakpoint
CREATE FUNCTION "figures_of"("r" "refunds", "o" "orders") RETURNS SETOF "month_figures" LANGUAGE sql STABLE AS $$
  SELECT month_of(r.created_at), 'refund', '', '', 1, r.amount_fils::bigint WHERE o.deleted_at IS NULL
$$;
--> statement-breakpoint
CREATE FUNCTION "figures_of"("a" "order_addons") RETURNS SETOF "month_figures" LANGUAGE sql STABLE AS $$
  SELECT f.* FROM orders AS o, figures_of(a, o) AS f WHERE o.id = a.order_id
$$;
--> statement-breakpoint
CREATE FUNCTION "figures_of"("r" "refunds") RETURNS SETOF "month_figures" LANGUAGE sql STABLE AS $$
  SELECT f.* FROM orders AS o, figures_of(r, o) AS f WHERE o.id = r.order_id
$$;
--> statement-breakpoint
CREATE FUNCTION "figures_of"("i" "invoices") RETURNS SETOF "month_figures" LANGUAGE sql STABLE AS $$
  SELECT (left(i.issued_on, 7) || '-01')::date, 'tax', '', '', 1,
    i.tax_fils::bigint * CASE i.kind WHEN 'invoice' THEN 1 ELSE -1 END
$$;
--> statement-breakpoint
CREATE FUNCTION "figures_of_parts"("o" "orders") RETURNS SETOF "month_figures" LANGUAGE sql STABLE AS $$
  SELECT f.* FROM order_addons AS a, figures_of(a, o) AS f WHERE a.order_id = o.id
  UNION ALL SELECT f.* FROM refunds AS r, figures_of(r, o) AS f WHERE r.order_id = o.id
$$;
--> statement-breakpoint
CREATE FUNCTION "figures_with_parts"("o" "orders") RETURNS SETOF "month_figures" LANGUAGE sql STABLE AS $$
  SELECT * FROM figures_of(o) UNION ALL SELECT * FROM figures_of_parts(o)
$$;
--> statement-breakpoint
-- Each statement adds what it adds and takes away, for each table by a function with statements that stay the
-- same, whose plans are kept. Addons and refunds change with their order, too, when that is changed; when it is
-- stored they are counted by themselves.
DO $do$
DECLARE
  of_table text;
BEGIN
  FOREACH of_table IN ARRAY '{orders,order_addons,refunds,invoices}'::text[] LOOP
    EXECUTE format($format$
      CREATE FUNCTION %1$I() RETURNS trigger LANGUAGE plpgsql AS $body$
      BEGIN
        IF TG_OP = 'INSERT' THEN
          INSERT INTO month_figures SELECT f.month, f.kind, f.key, f.name, sum(f.n), sum(f.fils)
          FROM added, figures_of(ROW(added.*)::%2$I) AS f GROUP BY 1, 2, 3, 4;
        ELSIF TG_OP = 'DELETE' THEN
          INSERT INTO month_figures SELECT f.month, f.kind, f.key, f.name, -sum(f.n), -sum(f.fils)
          FROM removed, figures_of(ROW(removed.*)::%2$I) AS f GROUP BY 1, 2, 3, 4;
        ELSE
          INSERT INTO month_figures SELECT f.month, f.kind, f.key, f.name, sum(c.sign * f.n), sum(c.sign * f.fils)
          FROM (
            SELECT ROW(added.*)::%2$I AS changed, 1 AS sign FROM added
            UNION ALL SELECT ROW(removed.*)::%2$I, -1 FROM removed
          ) AS c, %3$I(c.changed) AS f
          GROUP BY 1, 2, 3, 4 HAVING sum(c.sign * f.n) <> 0 OR sum(c.sign * f.fils) <> 0;
        END IF;
        RETURN NULL;
      END;
      $body$;
      CREATE TRIGGER "figure_inserts" AFTER INSERT ON %2$I REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION %1$I();
      CREATE TRIGGER "figure_updates" AFTER UPDATE ON %2$I REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION %1$I();
      CREATE TRIGGER "figure_deletes" AFTER DELETE ON %2$I REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION %1$I();
    $format$, 'count_figures_of_' || of_table, of_table, CASE of_table WHEN 'orders' THEN 'figures_with_parts' ELSE 'figures_of' END);
  END LOOP;
END;
$do$;
--> statement-breakpoint
-- Before they go with their order, and can't be looked up any more.
CREATE FUNCTION "count_parts_away"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO month_figures SELECT f.month, f.kind, f.key, f.name, -f.n, -f.fils FROM figures_of_parts(OLD) AS f;
  RETURN OLD;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "figure_parts" BEFORE DELETE ON "orders" FOR EACH ROW EXECUTE FUNCTION "count_parts_away"();
--> statement-breakpoint
CREATE FUNCTION "empty_month_figures"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM month_figures WHERE kind <> 'tax';
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "figure_truncation" AFTER TRUNCATE ON "orders" FOR EACH STATEMENT EXECUTE FUNCTION "empty_month_figures"();
--> statement-breakpoint
-- Combines rows of the same month and key. If another session is doing it, this one does nothing.
CREATE FUNCTION "merge_month_figures"("figures" regclass) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT pg_try_advisory_xact_lock(7210003, figures::int) THEN RETURN; END IF;
  WITH taken AS (
    DELETE FROM month_figures WHERE (month, kind, key, name) IN (
      SELECT month, kind, key, name FROM month_figures GROUP BY 1, 2, 3, 4 HAVING count(*) > 1
    ) RETURNING *
  )
  INSERT INTO month_figures SELECT month, kind, key, name, sum(n), sum(fils)
  FROM taken GROUP BY 1, 2, 3, 4 HAVING sum(n) <> 0 OR sum(fils) <> 0;
END;
$$;
--> statement-breakpoint
-- The same figures from the records themselves.
CREATE FUNCTION "recounted_month_figures"() RETURNS SETOF "month_figures" LANGUAGE sql STABLE AS $$
  SELECT month, kind, key, name, sum(n)::int, sum(fils)::bigint FROM (
    SELECT f.* FROM orders AS o, figures_with_parts(o) AS f UNION ALL SELECT f.* FROM invoices AS i, figures_of(i) AS f
  ) AS counted GROUP BY 1, 2, 3, 4
$$;
--> statement-breakpoint
INSERT INTO "month_figures" SELECT * FROM recounted_month_figures();
