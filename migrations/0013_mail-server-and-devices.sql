CREATE TABLE "mail_servers" (
	"is_only_row" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"host" text DEFAULT '' NOT NULL,
	"port" integer DEFAULT 587 NOT NULL,
	"security" text DEFAULT 'starttls' NOT NULL,
	"user" text DEFAULT '' NOT NULL,
	"password" text DEFAULT '' NOT NULL,
	"sender" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_servers_only_row" CHECK ("mail_servers"."is_only_row")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "user_agent" text DEFAULT '' NOT NULL;