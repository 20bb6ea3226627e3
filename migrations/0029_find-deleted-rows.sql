CREATE INDEX "bulk_orders_deleted" ON "bulk_orders" USING btree ("deleted_at") WHERE "bulk_orders"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "messages_deleted" ON "messages" USING btree ("deleted_at") WHERE "messages"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_deleted" ON "orders" USING btree ("deleted_at") WHERE "orders"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "subscribers_deleted" ON "subscribers" USING btree ("deleted_at") WHERE "subscribers"."deleted_at" is not null;