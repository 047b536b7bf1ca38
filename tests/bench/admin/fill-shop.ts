import { withConnection } from "@/tests/support/postgres";

export type ShopSize = { products: number; customers: number; orders: number };

const DAYS_OF_TRADE = 1_095;

/**
 * Fills an empty, migrated shop by SQL, in the proportions of the practice POS: two of nine customers are people, a
 * third of the orders name one of them, two lines per order, one visit per day with a paid order of a customer.
 */
export async function fillShop(url: string, size: ShopSize): Promise<void> {
  await withConnection(url, async (client) => {
    for (const [sql, ...values] of statements(size)) await client.query(sql, values);
    await client.query("VACUUM ANALYZE");
  });
}

function statements({ products, customers, orders }: ShopSize): [sql: string, ...values: number[]][] {
  return [
    [CATEGORIES],
    [PRODUCTS, products],
    [CUSTOMERS, customers],
    [ORDERS, orders, customers, DAYS_OF_TRADE],
    [LINES, products],
    [VISITS],
    [COUNTS],
  ];
}

const CATEGORIES = `
  INSERT INTO categories (name, clover_id, sort_order)
  SELECT 'Category ' || n, 'CAT' || n, n FROM generate_series(1, 12) n`;

const PRODUCTS = `
  INSERT INTO products (name, price, category_id, category_name, stock, clover_id, sku)
  SELECT (ARRAY['Glass beaker', 'Hookah hose', 'Rolling paper', 'Coil pack', 'Grinder'])[1 + n % 5] || ' no. ' || n,
    (n % 90) + 0.99, c.id, c.name, n % 40, 'ITM' || n, 'SKU-' || n
  FROM generate_series(1, $1::int) n JOIN categories c ON c.sort_order = 1 + n % 12`;

const CUSTOMERS = `
  INSERT INTO customers (first_name, last_name, email, emails, phone, phone_digits, clover_id, is_placeholder,
    placeholder_reason, search_text, created_at)
  SELECT given.first, given.last, given.email, coalesce(ARRAY[given.email], '{}'), given.phone,
    coalesce(ARRAY[given.phone], '{}'), 'CUS' || n, given.email IS NULL,
    CASE WHEN given.email IS NULL THEN 'test-name' END,
    lower(given.first || ' ' || given.last || E'\\n' || coalesce(given.email || E'\\n' || given.phone, '')),
    now() - (n % 900) * interval '1 day'
  FROM generate_series(1, $1::int) n
  CROSS JOIN LATERAL (SELECT
    (ARRAY['Dana', 'Robin', 'Alex', 'Jordan', 'Casey', 'Morgan', 'Riley'])[1 + n % 7] AS first,
    (ARRAY['Rivers', 'Stone', 'Fields', 'Lake', 'Woods'])[1 + n % 5] || n AS last,
    CASE WHEN n % 9 < 2 THEN 'person' || n || '@example.com' END AS email,
    CASE WHEN n % 9 < 2 THEN '702555' || lpad((n % 10000)::text, 4, '0') END AS phone) given`;

const ORDERS = `
  INSERT INTO orders (customer_id, customer_clover_id, total, subtotal, tax, status, clover_id, payment_status,
    created_at, clover_modified_at)
  SELECT c.id, c.clover_id, (n % 9000) / 100.0 + 5.42, (n % 9000) / 100.0 + 5, 0.42,
    CASE WHEN n % 100 = 0 THEN 'open' ELSE 'locked' END, upper(left(md5('order' || n), 13)),
    CASE WHEN n % 100 = 0 THEN 'open' ELSE 'paid' END, at, at
  FROM generate_series(1, $1::int) n
  CROSS JOIN LATERAL (SELECT now() - (n::float8 / $1::int) * $3::int * interval '1 day' AS at) moment
  LEFT JOIN customers c ON n % 3 = 0 AND c.clover_id = 'CUS' || (9 * ((n::bigint * 7919) % greatest(1, $2::int / 9)) + 1)`;

const LINES = `
  INSERT INTO order_items (order_id, product_id, clover_id, item_clover_id, name, quantity, price, total)
  SELECT o.id, p.id, o.clover_id || k, p.clover_id, p.name, 1, p.price, p.price
  FROM (SELECT id, clover_id, row_number() OVER () AS n FROM orders) o
  CROSS JOIN generate_series(1, 2) k
  JOIN products p ON p.clover_id = 'ITM' || (1 + (o.n * k) % $1::int)`;

const VISITS = `
  INSERT INTO loyalty_checkins (customer_id, phone, order_id, source, shop_day, created_at)
  SELECT DISTINCT ON (o.customer_id, day) o.customer_id, c.phone_digits[1], o.id, 'order', day, o.created_at
  FROM orders o JOIN customers c ON c.id = o.customer_id
  CROSS JOIN LATERAL (SELECT (o.created_at AT TIME ZONE 'America/Los_Angeles')::date AS day) shop
  WHERE o.payment_status = 'paid' AND cardinality(c.phone_digits) > 0`;

const COUNTS = `
  UPDATE customers SET checkin_count = visits.count, last_visit_at = visits.last, member_visits = visits.count,
    member_last_visit_at = visits.last
  FROM (SELECT customer_id, count(*) AS count, max(created_at) AS last FROM loyalty_checkins GROUP BY 1) visits
  WHERE customers.id = visits.customer_id`;
