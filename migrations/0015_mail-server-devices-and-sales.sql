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
ALTER TABLE "sessions" ADD COLUMN "user_agent" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "are_prices_checked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "are_first_steps_dismissed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "order_sales_by_day" ON "order_sales" USING btree ("day","status","city_id","city_name","color","color_name","n","total_fils");--> statement-breakpoint
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
LOCK TABLE "orders" IN SHARE ROW EXCLUSIVE MODE;
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
INSERT INTO "order_sales"
SELECT
  ("created_at" AT TIME ZONE 'Asia/Amman')::date, "status",
  "city_id", left("city_name", 100), left("color", 60), left("color_name", 60),
  count(*), sum("total_fils"::bigint)
FROM "orders" WHERE "deleted_at" IS NULL
GROUP BY 1, 2, 3, 4, 5, 6;
