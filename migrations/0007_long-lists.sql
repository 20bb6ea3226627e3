CREATE TABLE "bulk_order_counts" (
	"day" date NOT NULL,
	"status" text NOT NULL,
	"n" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_counts" (
	"day" date NOT NULL,
	"status" text NOT NULL,
	"n" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_counts" (
	"day" date NOT NULL,
	"status" text NOT NULL,
	"payment_method" text NOT NULL,
	"country_id" text NOT NULL,
	"city_id" text NOT NULL,
	"city_name" text NOT NULL,
	"n" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriber_counts" (
	"day" date NOT NULL,
	"is_confirmed" boolean NOT NULL,
	"n" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "bulk_orders_created";--> statement-breakpoint
DROP INDEX "messages_created";--> statement-breakpoint
DROP INDEX "orders_created";--> statement-breakpoint
DROP INDEX "orders_status";--> statement-breakpoint
ALTER TABLE "bulk_orders" ADD COLUMN "search" text GENERATED ALWAYS AS (' ' || right(id, 8) || E'\n' || ' ' || search_text(company_name) || E'\n' || ' ' || search_text(contact_person) || E'\n' || ' ' || search_text(email) || E'\n' || ' ' || phone_text(array[phone]) || E'\n' || ' ' || search_text(replace(message, E'\n', ' '))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "search" text GENERATED ALWAYS AS (' ' || search_text(full_name) || E'\n' || ' ' || search_text(email) || E'\n' || ' ' || phone_text(array[phone]) || E'\n' || ' ' || search_text(subject) || E'\n' || ' ' || search_text(replace(body, E'\n', ' '))) STORED NOT NULL;--> statement-breakpoint
-- One statement each: every one writes the whole table anew.
ALTER TABLE "orders" ADD COLUMN "customer_name" text GENERATED ALWAYS AS (lower(left(first_name || ' ' || last_name, 100))) STORED NOT NULL,
	ADD COLUMN "search" text GENERATED ALWAYS AS (' ' || right(id, 8) || E'\n' || ' ' || search_text(first_name || ' ' || last_name) || E'\n' || ' ' || search_text(email) || E'\n' || ' ' || search_text(organization) || E'\n' || ' ' || search_text(typed_city) || E'\n' || ' ' || phone_text(phone_numbers)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "is_confirmed" boolean GENERATED ALWAYS AS (confirmed_at is not null) STORED NOT NULL,
	ADD COLUMN "search" text GENERATED ALWAYS AS (' ' || search_text(email)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "bulk_order_counts_by_day" ON "bulk_order_counts" USING btree ("day","status","n");--> statement-breakpoint
CREATE INDEX "message_counts_by_day" ON "message_counts" USING btree ("day","status","n");--> statement-breakpoint
CREATE INDEX "order_counts_by_day" ON "order_counts" USING btree ("day","status","payment_method","country_id","city_id","city_name","n");--> statement-breakpoint
CREATE INDEX "subscriber_counts_by_day" ON "subscriber_counts" USING btree ("day","is_confirmed","n");--> statement-breakpoint
CREATE INDEX "bulk_orders_by_date" ON "bulk_orders" USING btree ("created_at","id","status") WHERE "bulk_orders"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "bulk_orders_by_status" ON "bulk_orders" USING btree ("status","created_at","id") WHERE "bulk_orders"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "bulk_orders_by_company" ON "bulk_orders" USING btree ("company_name","id","status","created_at") WHERE "bulk_orders"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "bulk_orders_by_size" ON "bulk_orders" USING btree ("employee_count","id","status","created_at") WHERE "bulk_orders"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "bulk_orders_search" ON "bulk_orders" USING gin ("search" gin_trgm_ops) WITH (fastupdate=off);--> statement-breakpoint
CREATE INDEX "messages_by_date" ON "messages" USING btree ("created_at","id","status") WHERE "messages"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "messages_by_status" ON "messages" USING btree ("status","created_at","id") WHERE "messages"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "messages_by_name" ON "messages" USING btree ("full_name","id","status","created_at") WHERE "messages"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "messages_by_email" ON "messages" USING btree ("email","id","status","created_at") WHERE "messages"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "messages_by_subject" ON "messages" USING btree ("subject","id","status","created_at") WHERE "messages"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "messages_search" ON "messages" USING gin ("search" gin_trgm_ops) WITH (fastupdate=off);--> statement-breakpoint
CREATE INDEX "orders_by_date" ON "orders" USING btree ("created_at","id","status","payment_method","country_id","city_id","city_name") WHERE "orders"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" USING btree ("status","created_at","id","payment_method","country_id","city_id","city_name") WHERE "orders"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "orders_by_total" ON "orders" USING btree ("total_fils","id","status","payment_method","country_id","city_id","city_name","created_at") WHERE "orders"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "orders_by_customer" ON "orders" USING btree ("customer_name","id","status","payment_method","country_id","city_id","city_name","created_at") WHERE "orders"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin ("search" gin_trgm_ops) WITH (fastupdate=off);--> statement-breakpoint
CREATE INDEX "subscribers_by_date" ON "subscribers" USING btree ("created_at","id","is_confirmed") WHERE "subscribers"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "subscribers_by_email" ON "subscribers" USING btree ("email","id","is_confirmed") WHERE "subscribers"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "subscribers_search" ON "subscribers" USING gin ("search" gin_trgm_ops) WITH (fastupdate=off);