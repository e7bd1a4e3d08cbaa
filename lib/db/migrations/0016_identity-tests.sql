CREATE TABLE "identity_tests" (
	"family" text NOT NULL,
	"zone" text NOT NULL,
	"identity" text NOT NULL,
	"tested_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identity_tests_family_zone_identity_pk" PRIMARY KEY("family","zone","identity")
);
