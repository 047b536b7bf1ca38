-- Pictures moved from /api/images, which robots.txt keeps crawlers from, to /images.
UPDATE "products" SET "image_url" = replace("image_url", '/api/images/', '/images/') WHERE "image_url" LIKE '/api/images/%';
UPDATE "deals" SET "image_url" = replace("image_url", '/api/images/', '/images/') WHERE "image_url" LIKE '/api/images/%';
UPDATE "events" SET "image_url" = replace("image_url", '/api/images/', '/images/') WHERE "image_url" LIKE '/api/images/%';
