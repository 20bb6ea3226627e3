CREATE TABLE "replies" (
	"id" text PRIMARY KEY NOT NULL,
	"about" text NOT NULL,
	"about_id" text NOT NULL,
	"user_id" text NOT NULL,
	"recipient" text NOT NULL,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"regarding" jsonb NOT NULL,
	"body" text NOT NULL,
	"quoted" text NOT NULL,
	"quoted_at" timestamp (3) with time zone NOT NULL,
	"message_id" text NOT NULL,
	"references" text[] NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "bulk_orders" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "bulk_orders" ADD COLUMN "replied_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "replied_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "replies_about" ON "replies" USING btree ("about","about_id","created_at");