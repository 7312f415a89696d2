/**
 * Products and answers that a batch looked up beside a record: request and result as JSON. They depend on no
 * result, so that a renewed record or a directory does not change them. Times are milliseconds since 1970,
 * UTC. The views show the results to people.
 */
export const EXTRAS = `
CREATE TABLE extras (
  domain      TEXT NOT NULL,
  kind        TEXT NOT NULL CHECK (kind IN ('products', 'answers')),
  asked       TEXT NOT NULL,
  found       TEXT NOT NULL,
  finished_at INTEGER NOT NULL,
  PRIMARY KEY (domain, kind)
) STRICT;
CREATE INDEX extras_finished_at ON extras (finished_at);
CREATE INDEX extras_asked ON extras (kind, asked);

CREATE VIEW found_products AS SELECT
  domain,
  product.key + 1 AS position,
  product.value ->> '$.name' AS name,
  product.value ->> '$.price' AS price,
  product.value ->> '$.currency' AS currency,
  product.value ->> '$.billingFrequency' AS billing_frequency,
  product.value ->> '$.pricingModel' AS pricing_model,
  product.value ->> '$.availability' AS availability,
  product.value ->> '$.url' AS url,
  strftime('%Y-%m-%dT%H:%M:%SZ', finished_at / 1000, 'unixepoch') AS checked_at
FROM extras, json_each(found, '$.products') AS product WHERE kind = 'products';

CREATE VIEW found_answers AS SELECT
  domain,
  answer.value ->> '$.name' AS question,
  answer.value ->> '$.value' AS value,
  answer.value ->> '$.confidence' AS confidence,
  answer.value ->> '$.rule' AS rule,
  answer.value ->> '$.url' AS url,
  strftime('%Y-%m-%dT%H:%M:%SZ', finished_at / 1000, 'unixepoch') AS checked_at
FROM extras, json_each(found, '$.answers') AS answer WHERE kind = 'answers';
`
