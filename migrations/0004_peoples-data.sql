CREATE TABLE "retention_rules" (
	"kind" text PRIMARY KEY NOT NULL,
	"days" integer,
	"removed" integer DEFAULT 0 NOT NULL,
	"last_removed" integer DEFAULT 0 NOT NULL,
	"last_run_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "orders_other_contact" ON "orders" USING gin ((search_text("business_email" || ' ' || "delivery_email") || ' ' || phone_text(array["delivery_phone"])) gin_trgm_ops) WHERE ("orders"."business_email" <> '' or "orders"."delivery_email" <> "orders"."email" or "orders"."delivery_phone" <> all("orders"."phone_numbers"));