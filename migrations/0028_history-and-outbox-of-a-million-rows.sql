CREATE TABLE "history_counts" (
	"day" date NOT NULL,
	"entity" text NOT NULL,
	"action" text NOT NULL,
	"user_id" text NOT NULL,
	"n" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_counts" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"n" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "history_entity";--> statement-breakpoint
DROP INDEX "jobs_status";--> statement-breakpoint
CREATE INDEX "history_counts_by_day" ON "history_counts" USING btree ("day","entity","action","user_id","n");--> statement-breakpoint
CREATE INDEX "job_counts_by_day" ON "job_counts" USING btree ("day","kind","status","n");--> statement-breakpoint
CREATE INDEX "history_entries_by_date" ON "history_entries" USING btree ("at","id","entity","action","user_id");--> statement-breakpoint
CREATE INDEX "history_entries_by_entity" ON "history_entries" USING btree ("entity","at","id","action","user_id");--> statement-breakpoint
CREATE INDEX "history_entries_by_action" ON "history_entries" USING btree ("action","at","id","entity","user_id");--> statement-breakpoint
CREATE INDEX "history_entries_by_user" ON "history_entries" USING btree ("user_id","at","id","entity","action");--> statement-breakpoint
CREATE INDEX "history_entries_of_record" ON "history_entries" USING btree ("entity_id","at","id");--> statement-breakpoint
CREATE INDEX "jobs_by_date" ON "jobs" USING btree ("created_at","id","kind","status");--> statement-breakpoint
CREATE INDEX "jobs_by_status" ON "jobs" USING btree ("status","created_at","id","kind");--> statement-breakpoint
CREATE INDEX "jobs_search" ON "jobs" USING gin ((' ' || phone_text(array["payload"->>'recipient'])) gin_trgm_ops) WITH (fastupdate=off);
--> statement-breakpoint
-- As before, but of tables of other shapes too.
--   TG_ARGV[0]  the table of counts
--   TG_ARGV[1]  the columns by which rows are counted, quoted and with commas
--   TG_ARGV[2]  these columns, "created_at" and "deleted_at", as the list has them; left out, all its own
CREATE OR REPLACE FUNCTION "count_list_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "own" text := coalesce(TG_ARGV[2], '*');
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
    WHEN 'INSERT' THEN format('SELECT %s, 1 AS "n" FROM "added"', "own")
    WHEN 'DELETE' THEN format('SELECT %s, -1 AS "n" FROM "removed"', "own")
    ELSE format('SELECT %1$s, 1 AS "n" FROM "added" UNION ALL SELECT %1$s, -1 AS "n" FROM "removed"', "own")
  END);
  RETURN NULL;
END;
$$;
--> statement-breakpoint
DROP PROCEDURE "keep_list_counts"(regclass, regclass);
--> statement-breakpoint
-- Has a list's rows counted from now on, and counts those that it has. "own" names the columns of its
-- counts, "created_at" and "deleted_at", as the list has them.
CREATE PROCEDURE "keep_list_counts"("list" regclass, "counts" regclass, "own" text DEFAULT '*') LANGUAGE plpgsql AS $$
DECLARE
  "columns" text := "counted_columns"("counts");
  "statement" text;
BEGIN
  EXECUTE format('LOCK TABLE %s IN SHARE ROW EXCLUSIVE MODE', "list");
  FOREACH "statement" IN ARRAY ARRAY[
    'CREATE TRIGGER "count_inserts" AFTER INSERT ON %1$s REFERENCING NEW TABLE AS "added" '
      'FOR EACH STATEMENT EXECUTE FUNCTION "count_list_changes"(%2$L, %3$L, %4$L)',
    'CREATE TRIGGER "count_updates" AFTER UPDATE ON %1$s REFERENCING OLD TABLE AS "removed" '
      'NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "count_list_changes"(%2$L, %3$L, %4$L)',
    'CREATE TRIGGER "count_deletes" AFTER DELETE ON %1$s REFERENCING OLD TABLE AS "removed" '
      'FOR EACH STATEMENT EXECUTE FUNCTION "count_list_changes"(%2$L, %3$L, %4$L)',
    'CREATE TRIGGER "count_truncation" AFTER TRUNCATE ON %1$s '
      'FOR EACH STATEMENT EXECUTE FUNCTION "empty_list_counts"(%2$L)',
    'INSERT INTO %2$s ("day", %3$s, "n") '
      'SELECT coalesce("day", ''-infinity''), %3$s, count(*) '
      'FROM (SELECT *, ("created_at" AT TIME ZONE ''Asia/Amman'')::date AS "day" '
      'FROM (SELECT %4$s FROM %1$s) AS "rows") AS "listed" '
      'WHERE "deleted_at" IS NULL GROUP BY GROUPING SETS (("day", %3$s), (%3$s))'
  ] LOOP
    EXECUTE format("statement", "list", "counts", "columns", "own");
  END LOOP;
END;
$$;
--> statement-breakpoint
CALL "keep_list_counts"('history_entries', 'history_counts',
  '"entity", "action", coalesce("user_id", '''') AS "user_id", "at" AS "created_at", NULL::date AS "deleted_at"');
--> statement-breakpoint
CALL "keep_list_counts"('jobs', 'job_counts', '"kind", "status", "created_at", NULL::date AS "deleted_at"');
--> statement-breakpoint
-- A page is read out of an index alone where the table's pages are known to be settled, as in other lists.
ALTER TABLE "history_entries" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
--> statement-breakpoint
ALTER TABLE "jobs" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
