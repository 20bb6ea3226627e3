CREATE TABLE "jobs" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"key" text,
	"status" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"run_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp (3) with time zone,
	"done_at" timestamp (3) with time zone
);
--> statement-breakpoint
-- What waits goes on waiting, under the id that its e-mail's Message-ID is made of. Of what waits
-- twice, one has the key by which a third is known.
INSERT INTO "jobs" ("id", "kind", "payload", "key", "status", "attempts", "last_error", "created_at", "run_at", "done_at")
SELECT
	"id",
	"channel" || ':' || "kind",
	jsonb_build_object('recipient', "recipient", 'about', "payload"),
	CASE WHEN row_number() OVER (PARTITION BY "status", "channel", "kind", "recipient", "payload" ORDER BY "created_at") = 1
		THEN "recipient" || ' ' || (SELECT string_agg("value", ' ') FROM jsonb_each_text("payload")) END,
	CASE "status" WHEN 'sent' THEN 'done' ELSE "status" END,
	"attempts",
	"last_error",
	"created_at",
	"created_at",
	"sent_at"
FROM "outbox_messages";
--> statement-breakpoint
DROP TABLE "outbox_messages";--> statement-breakpoint
-- The library that did the sending kept its own record of what waits.
DROP SCHEMA IF EXISTS "pgboss" CASCADE;--> statement-breakpoint
CREATE INDEX "jobs_waiting" ON "jobs" USING btree ("kind","run_at") WHERE "jobs"."status" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_key" ON "jobs" USING btree ("kind","key") WHERE "jobs"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "jobs_status" ON "jobs" USING btree ("status","created_at");