-- Counts a list's rows as they change, in the transaction that changes them. Every statement adds what
-- it adds and takes away, by the day in Amman on which the rows were created and once more over all days
-- (-infinity); nothing is updated, so that no writer waits for another.
--   TG_ARGV[0]  the table of counts
--   TG_ARGV[1]  the columns by which rows are counted, quoted and with commas
CREATE FUNCTION "count_list_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
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
    WHEN 'INSERT' THEN 'SELECT *, 1 AS "n" FROM "added"'
    WHEN 'DELETE' THEN 'SELECT *, -1 AS "n" FROM "removed"'
    ELSE 'SELECT *, 1 AS "n" FROM "added" UNION ALL SELECT *, -1 AS "n" FROM "removed"'
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
-- Has a list's rows counted from now on, and counts those that it has. The list has the columns of its
-- counts, "created_at" and "deleted_at".
CREATE PROCEDURE "keep_list_counts"("list" regclass, "counts" regclass) LANGUAGE plpgsql AS $$
DECLARE
  "columns" text := "counted_columns"("counts");
  "statement" text;
BEGIN
  EXECUTE format('LOCK TABLE %s IN SHARE ROW EXCLUSIVE MODE', "list");
  FOREACH "statement" IN ARRAY ARRAY[
    'CREATE TRIGGER "count_inserts" AFTER INSERT ON %1$s REFERENCING NEW TABLE AS "added" '
      'FOR EACH STATEMENT EXECUTE FUNCTION "count_list_changes"(%2$L, %3$L)',
    'CREATE TRIGGER "count_updates" AFTER UPDATE ON %1$s REFERENCING OLD TABLE AS "removed" '
      'NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "count_list_changes"(%2$L, %3$L)',
    'CREATE TRIGGER "count_deletes" AFTER DELETE ON %1$s REFERENCING OLD TABLE AS "removed" '
      'FOR EACH STATEMENT EXECUTE FUNCTION "count_list_changes"(%2$L, %3$L)',
    'CREATE TRIGGER "count_truncation" AFTER TRUNCATE ON %1$s '
      'FOR EACH STATEMENT EXECUTE FUNCTION "empty_list_counts"(%2$L)',
    'INSERT INTO %2$s ("day", %3$s, "n") '
      'SELECT coalesce("day", ''-infinity''), %3$s, count(*) '
      'FROM (SELECT *, ("created_at" AT TIME ZONE ''Asia/Amman'')::date AS "day" FROM %1$s) AS "listed" '
      'WHERE "deleted_at" IS NULL GROUP BY GROUPING SETS (("day", %3$s), (%3$s))'
  ] LOOP
    EXECUTE format("statement", "list", "counts", "columns");
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
-- A page is read out of an index alone where the table's pages are known to be settled: that is written
-- down by a vacuum, which would else wait until a fifth of the table has changed.
ALTER TABLE "orders" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
--> statement-breakpoint
ALTER TABLE "messages" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
--> statement-breakpoint
ALTER TABLE "bulk_orders" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
--> statement-breakpoint
ALTER TABLE "subscribers" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
