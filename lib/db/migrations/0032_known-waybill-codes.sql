-- By hand: what is kept of waybills with 9015 and 9021 stands where these codes say (decision 0285).
UPDATE "order_events" e
SET "stage" = CASE e."status_code" WHEN 9015 THEN 'riding' ELSE 'done' END
FROM "orders" o
WHERE o."id" = e."order_id" AND o."family" = 'express' AND e."kind" = 'status'
  AND e."status_code" IN (9015, 9021);
--> statement-breakpoint
UPDATE "orders" o
SET "stage" = 'done', "status_code" = 9021, "status_text" = told."text", "status_at" = told."at",
  "closed" = true, "closed_at" = told."at", "version" = o."version" + 1
FROM (
  SELECT DISTINCT ON ("order_id") "order_id", "text", "at" FROM "order_events"
  WHERE "kind" = 'status' AND "status_code" = 9021
  ORDER BY "order_id", "at" DESC, "id" DESC
) told
WHERE o."family" = 'express' AND NOT o."closed" AND o."placing" = 'placed' AND told."order_id" = o."id";
--> statement-breakpoint
UPDATE "orders" o
SET "stage" = 'riding', "status_code" = 9015, "status_text" = told."text", "status_at" = told."at",
  "version" = o."version" + 1
FROM (
  SELECT DISTINCT ON ("order_id") "order_id", "text", "at" FROM "order_events"
  WHERE "kind" = 'status' AND "status_code" = 9015
  ORDER BY "order_id", "at" DESC, "id" DESC
) told
WHERE o."family" = 'express' AND NOT o."closed" AND o."placing" = 'placed'
  AND o."stage" IN ('unknown', 'waiting') AND told."order_id" = o."id"
  AND (o."stage" = 'unknown' OR o."status_at" IS NULL OR told."at" >= o."status_at");
--> statement-breakpoint
UPDATE "orders"
SET "status_rank" = CASE "status_code" WHEN 9015 THEN 405 WHEN 2 THEN 406 WHEN 4 THEN 707 ELSE 708 END
WHERE "family" = 'express' AND "status_code" IN (9015, 2, 4, 9021);
