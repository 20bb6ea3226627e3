CREATE TABLE "locked_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"about_id" text DEFAULT '' NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"user_id" text,
	"by_name" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"undone_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "undo_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"change_id" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "locked_changes" ADD CONSTRAINT "locked_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "undo_links" ADD CONSTRAINT "undo_links_change_id_locked_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."locked_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "undo_links" ADD CONSTRAINT "undo_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "locked_changes_user" ON "locked_changes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "undo_links_change" ON "undo_links" USING btree ("change_id");--> statement-breakpoint
CREATE INDEX "undo_links_user" ON "undo_links" USING btree ("user_id");