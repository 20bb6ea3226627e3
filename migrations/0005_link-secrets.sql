ALTER TABLE "settings" ADD COLUMN "previous_link_secret" text;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "link_secret_replaced_at" timestamp with time zone;