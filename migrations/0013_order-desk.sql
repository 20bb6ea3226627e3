-- Orders are counted by one more column: all counts are made anew at the end.
TRUNCATE "order_counts";--> statement-breakpoint
CREATE TABLE "order_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"user_id" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "order_counts_by_day";--> statement-breakpoint
DROP INDEX "orders_by_date_filtered";--> statement-breakpoint
DROP INDEX "orders_by_status_filtered";--> statement-breakpoint
DROP INDEX "orders_by_total_filtered";--> statement-breakpoint
DROP INDEX "orders_by_customer_filtered";--> statement-breakpoint
ALTER TABLE "order_counts" ADD COLUMN "to_check" boolean NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "receipt_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "receipt_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "to_check" boolean GENERATED ALWAYS AS (payment_state = 'receipt_to_check' and status <> 'cancelled') STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_notes_order" ON "order_notes" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_to_check" ON "orders" USING btree ("created_at","id") WHERE "orders"."to_check" and "orders"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "orders_receipt" ON "orders" USING btree ("receipt_hash","created_at") WHERE "orders"."receipt_hash" <> '';--> statement-breakpoint
CREATE INDEX "jobs_payload" ON "jobs" USING gin ("payload" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "order_counts_by_day" ON "order_counts" USING btree ("day","status","payment_method","to_check","country_id","city_id","city_name","n");--> statement-breakpoint
CREATE INDEX "orders_by_date_filtered" ON "orders" USING btree ("created_at","id","status","payment_method","to_check","country_id","city_id","city_name") WHERE "orders"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "orders_by_status_filtered" ON "orders" USING btree ("status","created_at","id","payment_method","to_check","country_id","city_id","city_name") WHERE "orders"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "orders_by_total_filtered" ON "orders" USING btree ("total_fils","id","status","payment_method","to_check","country_id","city_id","city_name","created_at") WHERE "orders"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "orders_by_customer_filtered" ON "orders" USING btree ("customer_name","id","status","payment_method","to_check","country_id","city_id","city_name","created_at") WHERE "orders"."deleted_at" is null;
--> statement-breakpoint
DROP TRIGGER "count_inserts" ON "orders";--> statement-breakpoint
DROP TRIGGER "count_updates" ON "orders";--> statement-breakpoint
DROP TRIGGER "count_deletes" ON "orders";--> statement-breakpoint
DROP TRIGGER "count_truncation" ON "orders";--> statement-breakpoint
CALL "keep_list_counts"('orders', 'order_counts');
