CREATE TABLE "order_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_links" ADD CONSTRAINT "order_links_order_id_order_numbers_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order_numbers"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_links_created" ON "order_links" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "order_links_order" ON "order_links" USING btree ("order_id");