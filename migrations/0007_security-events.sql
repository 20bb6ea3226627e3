CREATE TABLE "security_events" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"within" timestamp (3) with time zone NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"user_id" text,
	"address" text,
	"subject" text DEFAULT '' NOT NULL,
	"browser" text DEFAULT '' NOT NULL,
	"system" text DEFAULT '' NOT NULL,
	CONSTRAINT "security_events_together" UNIQUE NULLS NOT DISTINCT("kind","user_id","address","subject","within")
);
--> statement-breakpoint
ALTER TABLE "history_entries" ADD COLUMN "address" text;--> statement-breakpoint
CREATE INDEX "security_events_by_date" ON "security_events" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "security_events_by_kind" ON "security_events" USING btree ("kind","at","id");--> statement-breakpoint
CREATE INDEX "security_events_by_user" ON "security_events" USING btree ("user_id","at","id");--> statement-breakpoint
CREATE INDEX "security_events_by_address" ON "security_events" USING btree ("address","at");--> statement-breakpoint
CREATE INDEX "security_events_last" ON "security_events" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "history_entries_by_address" ON "history_entries" USING btree ("address","at") WHERE "history_entries"."address" is not null;--> statement-breakpoint
CREATE INDEX "history_entries_with_address" ON "history_entries" USING btree ("at") WHERE "history_entries"."address" is not null;