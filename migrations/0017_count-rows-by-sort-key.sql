CREATE TABLE "sort_counts" (
	"list" text NOT NULL,
	"sort" text NOT NULL,
	"prefix" text NOT NULL,
	"status" text NOT NULL,
	"n" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "sort_counts_by_prefix" ON "sort_counts" USING btree ("list","sort","prefix","status","n");--> statement-breakpoint
-- Counts a list's rows by the beginning of their sort keys as they change, as count_list_changes does
-- by day: every statement adds what it adds and takes away.
--   TG_ARGV[0]  the sort keys, as rows of VALUES: the name of the order and the beginning of its key
CREATE FUNCTION "count_sort_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format($query$
    INSERT INTO "sort_counts" ("list", "sort", "prefix", "status", "n")
    SELECT %1$L, "sort", "prefix", "status", sum("n")
    FROM (%3$s) AS "changed", LATERAL (VALUES %2$s) AS "keys" ("sort", "prefix")
    WHERE "deleted_at" IS NULL
    GROUP BY "sort", "prefix", "status"
    HAVING sum("n") <> 0
  $query$, TG_TABLE_NAME, TG_ARGV[0], CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT *, 1 AS "n" FROM "added"'
    WHEN 'DELETE' THEN 'SELECT *, -1 AS "n" FROM "removed"'
    ELSE 'SELECT *, 1 AS "n" FROM "added" UNION ALL SELECT *, -1 AS "n" FROM "removed"'
  END);
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE FUNCTION "empty_sort_counts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "sort_counts" WHERE "list" = TG_TABLE_NAME;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
-- Has a list's rows counted by their sort keys from now on, and counts those that it has. The list has
-- the columns "status" and "deleted_at".
CREATE PROCEDURE "keep_sort_counts"("list" regclass, "keys" text) LANGUAGE plpgsql AS $$
DECLARE
  "statement" text;
BEGIN
  EXECUTE format('LOCK TABLE %s IN SHARE ROW EXCLUSIVE MODE', "list");
  FOREACH "statement" IN ARRAY ARRAY[
    'CREATE TRIGGER "count_sort_inserts" AFTER INSERT ON %1$s REFERENCING NEW TABLE AS "added" '
      'FOR EACH STATEMENT EXECUTE FUNCTION "count_sort_changes"(%2$L)',
    'CREATE TRIGGER "count_sort_updates" AFTER UPDATE ON %1$s REFERENCING OLD TABLE AS "removed" '
      'NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "count_sort_changes"(%2$L)',
    'CREATE TRIGGER "count_sort_deletes" AFTER DELETE ON %1$s REFERENCING OLD TABLE AS "removed" '
      'FOR EACH STATEMENT EXECUTE FUNCTION "count_sort_changes"(%2$L)',
    'CREATE TRIGGER "count_sort_truncation" AFTER TRUNCATE ON %1$s '
      'FOR EACH STATEMENT EXECUTE FUNCTION "empty_sort_counts"()',
    'INSERT INTO "sort_counts" ("list", "sort", "prefix", "status", "n") '
      'SELECT %3$L, "sort", "prefix", "status", count(*) '
      'FROM %1$s, LATERAL (VALUES %2$s) AS "keys" ("sort", "prefix") '
      'WHERE "deleted_at" IS NULL GROUP BY "sort", "prefix", "status"'
  ] LOOP
    EXECUTE format("statement", "list", "keys", (SELECT "relname" FROM "pg_class" WHERE "oid" = "list"));
  END LOOP;
END;
$$;
--> statement-breakpoint
-- Makes one row of all that count the same. Who finds another at work leaves it to them.
CREATE FUNCTION "merge_sort_counts"("counts" regclass) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT pg_try_advisory_xact_lock(7210003, "counts"::int) THEN RETURN; END IF;
  WITH "taken" AS (
    DELETE FROM "sort_counts"
    WHERE ("list", "sort", "prefix", "status") IN (
      SELECT "list", "sort", "prefix", "status" FROM "sort_counts"
      GROUP BY "list", "sort", "prefix", "status" HAVING count(*) > 1
    )
    RETURNING *
  )
  INSERT INTO "sort_counts" ("list", "sort", "prefix", "status", "n")
  SELECT "list", "sort", "prefix", "status", sum("n") FROM "taken"
  GROUP BY "list", "sort", "prefix", "status" HAVING sum("n") <> 0;
END;
$$;
--> statement-breakpoint
CALL "keep_sort_counts"('orders',
  '(''total'', lpad("total_fils"::text, 10, ''0'')), (''customer'', left("customer_name", 4))');
--> statement-breakpoint
CALL "keep_sort_counts"('messages',
  '(''fullName'', left("full_name", 4)), (''email'', left("email", 4)), (''subject'', left("subject", 4))');
--> statement-breakpoint
CALL "keep_sort_counts"('bulk_orders',
  '(''companyName'', left("company_name", 4)), (''employeeCount'', lpad("employee_count"::text, 10, ''0''))');
