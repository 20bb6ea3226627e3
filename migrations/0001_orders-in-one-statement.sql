-- Waits for everybody who places the same order at this moment, and then says which order was placed
-- before, by its reserved id, its client's key or all that it says; and whether its id was reserved. Each
-- query in here sees what was committed while the locks were waited for, which those of the statement
-- around it don't. The fixed order of the locks prevents deadlocks. Keys are kept for a day.
--
-- Plans are kept, and the first ones are made while there are hardly any orders: so scans are ruled out,
-- and times are added to, which no index has, so that orders are looked up by their content alone.
CREATE FUNCTION "find_same_order"("content" text, "sent_key" text, "reserved" text,
  OUT "placed" text, OUT "is_known" boolean) LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
  "is_known" := true;
  PERFORM pg_advisory_xact_lock(hashtextextended('content ' || "content", 0));
  IF "sent_key" IS NOT NULL THEN
    PERFORM pg_advisory_xact_lock(hashtextextended('key ' || "sent_key", 0));
  END IF;
  IF "reserved" IS NOT NULL THEN
    PERFORM pg_advisory_xact_lock(hashtextextended('id ' || "reserved", 0));
    SELECT "id" INTO "placed" FROM "orders" WHERE "id" = "reserved";
    IF FOUND THEN RETURN; END IF;
    "is_known" := EXISTS (SELECT FROM "order_numbers" WHERE "order_id" = "reserved");
    IF NOT "is_known" THEN RETURN; END IF;
  END IF;
  IF "sent_key" IS NOT NULL THEN
    DELETE FROM "idempotency_keys" WHERE "created_at" < now() - interval '24 hours';
    SELECT "orders"."id" INTO "placed" FROM "idempotency_keys"
    JOIN "orders" ON "orders"."id" = "order_id" WHERE "key" = "sent_key";
  ELSIF "reserved" IS NULL THEN
    -- With an id or a key the client says which order is meant: equal content is not a repetition.
    SELECT "id" INTO "placed" FROM "orders"
    WHERE "content_hash" = "content" AND "created_at" + interval '10 minutes' >= now()
      AND "deleted_at" IS NULL AND "status" <> 'cancelled'
    ORDER BY "created_at" + interval '10 minutes' DESC LIMIT 1;
  END IF;
END;
$$;
--> statement-breakpoint
-- The triggers that count a list's rows, by the columns of "counts". Each list has a function of its own
-- with statements that stay the same, because PostgreSQL then keeps their plans: making these takes
-- longer than counting. Every statement adds what it adds and takes away, by the day in Amman on which
-- the rows were created and once more over all days (-infinity); nothing is updated, so that no writer
-- waits for another.
CREATE PROCEDURE "watch_list_counts"("list" regclass, "counts" regclass, "own" text DEFAULT '*') LANGUAGE plpgsql AS $procedure$
DECLARE
  "name" text := 'count_' || (SELECT "relname" FROM "pg_class" WHERE "oid" = "list");
  "added" text := format('SELECT %s, 1 AS "n" FROM "added"', "own");
  "removed" text := format('SELECT %s, -1 AS "n" FROM "removed"', "own");
  "count" text := format($query$
    INSERT INTO %1$s ("day", %2$s, "n")
    SELECT coalesce("day", '-infinity'), %2$s, sum("n")
    FROM (
      SELECT ("created_at" AT TIME ZONE 'Asia/Amman')::date AS "day", %2$s, "n"
      FROM (%%s) AS "all_changed"
      WHERE "deleted_at" IS NULL
    ) AS "changed"
    GROUP BY GROUPING SETS (("day", %2$s), (%2$s))
    HAVING sum("n") <> 0;
  $query$, "counts", "counted_columns"("counts"));
BEGIN
  EXECUTE format('LOCK TABLE %s IN SHARE ROW EXCLUSIVE MODE', "list");
  EXECUTE format($function$
    CREATE OR REPLACE FUNCTION %1$I() RETURNS trigger LANGUAGE plpgsql AS $body$
    BEGIN
      IF TG_OP = 'INSERT' THEN %2$s
      ELSIF TG_OP = 'DELETE' THEN %3$s
      ELSE %4$s
      END IF;
      RETURN NULL;
    END;
    $body$
  $function$, "name", format("count", "added"), format("count", "removed"),
    format("count", "added" || ' UNION ALL ' || "removed"));
  EXECUTE format($triggers$
    DROP TRIGGER IF EXISTS "count_inserts" ON %1$s;
    DROP TRIGGER IF EXISTS "count_updates" ON %1$s;
    DROP TRIGGER IF EXISTS "count_deletes" ON %1$s;
    CREATE TRIGGER "count_inserts" AFTER INSERT ON %1$s REFERENCING NEW TABLE AS "added"
      FOR EACH STATEMENT EXECUTE FUNCTION %2$I();
    CREATE TRIGGER "count_updates" AFTER UPDATE ON %1$s REFERENCING OLD TABLE AS "removed" NEW TABLE AS "added"
      FOR EACH STATEMENT EXECUTE FUNCTION %2$I();
    CREATE TRIGGER "count_deletes" AFTER DELETE ON %1$s REFERENCING OLD TABLE AS "removed"
      FOR EACH STATEMENT EXECUTE FUNCTION %2$I();
  $triggers$, "list", "name");
END;
$procedure$;
--> statement-breakpoint
-- Has a list's rows counted from now on, and counts those that it has. "own" names the columns of its
-- counts, "created_at" and "deleted_at", as the list has them.
CREATE OR REPLACE PROCEDURE "keep_list_counts"("list" regclass, "counts" regclass, "own" text DEFAULT '*') LANGUAGE plpgsql AS $$
BEGIN
  CALL "watch_list_counts"("list", "counts", "own");
  EXECUTE format(
    'CREATE TRIGGER "count_truncation" AFTER TRUNCATE ON %1$s '
      'FOR EACH STATEMENT EXECUTE FUNCTION "empty_list_counts"(%2$L)', "list", "counts");
  EXECUTE format(
    'INSERT INTO %2$s ("day", %3$s, "n") '
      'SELECT coalesce("day", ''-infinity''), %3$s, count(*) '
      'FROM (SELECT *, ("created_at" AT TIME ZONE ''Asia/Amman'')::date AS "day" '
      'FROM (SELECT %4$s FROM %1$s) AS "rows") AS "listed" '
      'WHERE "deleted_at" IS NULL GROUP BY GROUPING SETS (("day", %3$s), (%3$s))',
    "list", "counts", "counted_columns"("counts"), "own");
END;
$$;
--> statement-breakpoint
CALL "watch_list_counts"('orders', 'order_counts');
--> statement-breakpoint
CALL "watch_list_counts"('messages', 'message_counts');
--> statement-breakpoint
CALL "watch_list_counts"('bulk_orders', 'bulk_order_counts');
--> statement-breakpoint
CALL "watch_list_counts"('subscribers', 'subscriber_counts');
--> statement-breakpoint
CALL "watch_list_counts"('history_entries', 'history_counts',
  '"entity", "action", coalesce("user_id", '''') AS "user_id", "at" AS "created_at", NULL::date AS "deleted_at"');
--> statement-breakpoint
CALL "watch_list_counts"('jobs', 'job_counts', '"kind", "status", "created_at", NULL::date AS "deleted_at"');
--> statement-breakpoint
DROP FUNCTION "count_list_changes"();
--> statement-breakpoint
-- The same for the counts by the beginning of sort keys. "keys" are rows of VALUES: the name of the order
-- and the beginning of its key. The list has the columns "status" and "deleted_at".
CREATE PROCEDURE "watch_sort_counts"("list" regclass, "keys" text) LANGUAGE plpgsql AS $procedure$
DECLARE
  "table" text := (SELECT "relname" FROM "pg_class" WHERE "oid" = "list");
  "added" text := 'SELECT *, 1 AS "n" FROM "added"';
  "removed" text := 'SELECT *, -1 AS "n" FROM "removed"';
  "count" text := format($query$
    INSERT INTO "sort_counts" ("list", "sort", "prefix", "status", "n")
    SELECT %1$L, "sort", "prefix", "status", sum("n")
    FROM (%%s) AS "changed", LATERAL (VALUES %2$s) AS "keys" ("sort", "prefix")
    WHERE "deleted_at" IS NULL
    GROUP BY "sort", "prefix", "status"
    HAVING sum("n") <> 0;
  $query$, "table", "keys");
BEGIN
  EXECUTE format('LOCK TABLE %s IN SHARE ROW EXCLUSIVE MODE', "list");
  EXECUTE format($function$
    CREATE OR REPLACE FUNCTION %1$I() RETURNS trigger LANGUAGE plpgsql AS $body$
    BEGIN
      IF TG_OP = 'INSERT' THEN %2$s
      ELSIF TG_OP = 'DELETE' THEN %3$s
      ELSE %4$s
      END IF;
      RETURN NULL;
    END;
    $body$
  $function$, 'count_sorts_of_' || "table", format("count", "added"), format("count", "removed"),
    format("count", "added" || ' UNION ALL ' || "removed"));
  EXECUTE format($triggers$
    DROP TRIGGER IF EXISTS "count_sort_inserts" ON %1$s;
    DROP TRIGGER IF EXISTS "count_sort_updates" ON %1$s;
    DROP TRIGGER IF EXISTS "count_sort_deletes" ON %1$s;
    CREATE TRIGGER "count_sort_inserts" AFTER INSERT ON %1$s REFERENCING NEW TABLE AS "added"
      FOR EACH STATEMENT EXECUTE FUNCTION %2$I();
    CREATE TRIGGER "count_sort_updates" AFTER UPDATE ON %1$s REFERENCING OLD TABLE AS "removed" NEW TABLE AS "added"
      FOR EACH STATEMENT EXECUTE FUNCTION %2$I();
    CREATE TRIGGER "count_sort_deletes" AFTER DELETE ON %1$s REFERENCING OLD TABLE AS "removed"
      FOR EACH STATEMENT EXECUTE FUNCTION %2$I();
  $triggers$, "list", 'count_sorts_of_' || "table");
END;
$procedure$;
--> statement-breakpoint
CREATE OR REPLACE PROCEDURE "keep_sort_counts"("list" regclass, "keys" text) LANGUAGE plpgsql AS $$
BEGIN
  CALL "watch_sort_counts"("list", "keys");
  EXECUTE format(
    'CREATE TRIGGER "count_sort_truncation" AFTER TRUNCATE ON %1$s '
      'FOR EACH STATEMENT EXECUTE FUNCTION "empty_sort_counts"()', "list");
  EXECUTE format(
    'INSERT INTO "sort_counts" ("list", "sort", "prefix", "status", "n") '
      'SELECT %3$L, "sort", "prefix", "status", count(*) '
      'FROM %1$s, LATERAL (VALUES %2$s) AS "keys" ("sort", "prefix") '
      'WHERE "deleted_at" IS NULL GROUP BY "sort", "prefix", "status"',
    "list", "keys", (SELECT "relname" FROM "pg_class" WHERE "oid" = "list"));
END;
$$;
--> statement-breakpoint
CALL "watch_sort_counts"('orders',
  '(''total'', lpad("total_fils"::text, 10, ''0'')), (''customer'', left("customer_name", 4))');
--> statement-breakpoint
CALL "watch_sort_counts"('messages',
  '(''fullName'', left("full_name", 4)), (''email'', left("email", 4)), (''subject'', left("subject", 4))');
--> statement-breakpoint
CALL "watch_sort_counts"('bulk_orders',
  '(''companyName'', left("company_name", 4)), (''employeeCount'', lpad("employee_count"::text, 10, ''0''))');
--> statement-breakpoint
DROP FUNCTION "count_sort_changes"();
--> statement-breakpoint
-- As before, with statements that stay the same.
CREATE OR REPLACE FUNCTION "sum_order_sales"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    TRUNCATE "order_sales";
  ELSIF TG_OP = 'INSERT' THEN
    INSERT INTO "order_sales" ("day", "status", "city_id", "city_name", "color", "color_name", "n", "total_fils")
    SELECT
      ("created_at" AT TIME ZONE 'Asia/Amman')::date, "status",
      "city_id", left("city_name", 100), left("color", 60), left("color_name", 60),
      count(*), sum("total_fils")
    FROM "added" WHERE "deleted_at" IS NULL GROUP BY 1, 2, 3, 4, 5, 6;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO "order_sales" ("day", "status", "city_id", "city_name", "color", "color_name", "n", "total_fils")
    SELECT
      ("created_at" AT TIME ZONE 'Asia/Amman')::date, "status",
      "city_id", left("city_name", 100), left("color", 60), left("color_name", 60),
      -count(*), -sum("total_fils")
    FROM "removed" WHERE "deleted_at" IS NULL GROUP BY 1, 2, 3, 4, 5, 6;
  ELSE
    INSERT INTO "order_sales" ("day", "status", "city_id", "city_name", "color", "color_name", "n", "total_fils")
    SELECT
      ("created_at" AT TIME ZONE 'Asia/Amman')::date, "status",
      "city_id", left("city_name", 100), left("color", 60), left("color_name", 60),
      sum("n"), sum("n" * "total_fils"::bigint)
    FROM (SELECT *, 1 AS "n" FROM "added" UNION ALL SELECT *, -1 AS "n" FROM "removed") AS "changed"
    WHERE "deleted_at" IS NULL
    GROUP BY 1, 2, 3, 4, 5, 6
    HAVING sum("n") <> 0 OR sum("n" * "total_fils"::bigint) <> 0;
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
-- New rows wait in a short list, from where they are sorted into the index many at a time: that takes a
-- fraction of the work. Searches read that list too.
ALTER INDEX "orders_search" SET (fastupdate = on, gin_pending_list_limit = 128);
--> statement-breakpoint
ALTER INDEX "jobs_search" SET (fastupdate = on, gin_pending_list_limit = 128);
--> statement-breakpoint
ALTER INDEX "messages_search" SET (fastupdate = on, gin_pending_list_limit = 128);
--> statement-breakpoint
ALTER INDEX "bulk_orders_search" SET (fastupdate = on, gin_pending_list_limit = 128);
--> statement-breakpoint
ALTER INDEX "subscribers_search" SET (fastupdate = on, gin_pending_list_limit = 128);
