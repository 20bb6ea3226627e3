-- Those that there are have all columns that filter, and stay for filtered lists; the whole list is read
-- by smaller ones.
ALTER INDEX "orders_by_date" RENAME TO "orders_by_date_filtered";--> statement-breakpoint
ALTER INDEX "orders_by_status" RENAME TO "orders_by_status_filtered";--> statement-breakpoint
ALTER INDEX "orders_by_total" RENAME TO "orders_by_total_filtered";--> statement-breakpoint
ALTER INDEX "orders_by_customer" RENAME TO "orders_by_customer_filtered";--> statement-breakpoint
CREATE INDEX "orders_by_date" ON "orders" USING btree ("created_at","id") WHERE "orders"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" USING btree ("status","created_at","id") WHERE "orders"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "orders_by_total" ON "orders" USING btree ("total_fils","id") WHERE "orders"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "orders_by_customer" ON "orders" USING btree ("customer_name","id") WHERE "orders"."deleted_at" is null;
