import { DAILY_USAGE, SPENDING } from '../../sqlite/migrations/0009-accounts.ts'
import { PROMISES } from '../../sqlite/migrations/0013-promises.ts'
import { ofSqlite } from './of-sqlite.ts'

/** Keys, plans and usage of the service, as in SQLite (`sqlite/migrations/0009-accounts.ts`). */
export const ACCOUNTS = `
CREATE TABLE plans (
  rowid      BIGINT GENERATED ALWAYS AS IDENTITY,
  name       TEXT COLLATE "C" PRIMARY KEY,
  quota      BIGINT,
  period     TEXT NOT NULL,
  per_second BIGINT,
  overage    BIGINT,
  prefetch   BIGINT NOT NULL
);
INSERT INTO plans (name, quota, period, per_second, overage, prefetch) VALUES
  ('trial', 50, 'once', 1, NULL, 0),
  ('basic', 3000, 'month', 2, 1900, 1),
  ('pro', 20000, 'month', 5, 900, 1),
  ('scale', 250000, 'month', 20, 600, 1),
  ('enterprise', NULL, 'month', NULL, NULL, 1);

CREATE TABLE organisations (
  rowid        BIGINT GENERATED ALWAYS AS IDENTITY,
  id           TEXT COLLATE "C" PRIMARY KEY,
  name         TEXT COLLATE "C" NOT NULL UNIQUE,
  plan         TEXT COLLATE "C" NOT NULL REFERENCES plans (name),
  created_at   BIGINT NOT NULL,
  suspended_at BIGINT
);
CREATE TABLE keys (
  rowid        BIGINT GENERATED ALWAYS AS IDENTITY,
  id           TEXT COLLATE "C" PRIMARY KEY,
  name         TEXT NOT NULL,
  hash         BYTEA NOT NULL UNIQUE,
  created_at   BIGINT NOT NULL,
  last_used_at BIGINT,
  suspended_at BIGINT,
  revoked_at   BIGINT,
  kind         TEXT NOT NULL DEFAULT 'secret',
  prefix       TEXT NOT NULL DEFAULT '',
  referrers    TEXT NOT NULL DEFAULT '[]',
  permissions  TEXT,
  expires_at   BIGINT,
  organisation TEXT COLLATE "C" REFERENCES organisations (id)
);
${ofSqlite(SPENDING + PROMISES)}
CREATE TABLE call_portions (
  last_seq     BIGINT PRIMARY KEY,
  organisation TEXT COLLATE "C" NOT NULL,
  until        BIGINT NOT NULL,
  calls        TEXT NOT NULL
);
CREATE INDEX call_portions_organisation ON call_portions (organisation, last_seq);
CREATE INDEX call_portions_until ON call_portions (until);
${ofSqlite(DAILY_USAGE)}

CREATE VIEW calls AS
SELECT last_seq - json_array_length(calls::json) + call.id AS seq, organisation,
       value ->> '$[0]' AS key_id, value ->> '$[1]' AS request_id, value ->> '$[2]' AS method,
       value ->> '$[3]' AS endpoint, (value ->> '$[4]')::bigint AS status, (value ->> '$[5]')::bigint AS at,
       (value ->> '$[6]')::double precision AS elapsed_ms, (value ->> '$[7]')::bigint AS credits
FROM call_portions, json_each(calls) AS call;

CREATE VIEW found_products AS SELECT
  domain, product.id AS position, product.value ->> '$.name' AS name, product.value ->> '$.price' AS price,
  product.value ->> '$.currency' AS currency, product.value ->> '$.billingFrequency' AS billing_frequency,
  product.value ->> '$.pricingModel' AS pricing_model, product.value ->> '$.availability' AS availability,
  product.value ->> '$.url' AS url, iso_time(finished_at) AS checked_at
FROM extras, json_each(found, '$.products') AS product WHERE kind = 'products';

CREATE VIEW found_answers AS SELECT
  domain, answer.value ->> '$.name' AS question, answer.value ->> '$.value' AS value,
  answer.value ->> '$.confidence' AS confidence, answer.value ->> '$.rule' AS rule,
  answer.value ->> '$.url' AS url, iso_time(finished_at) AS checked_at
FROM extras, json_each(found, '$.answers') AS answer WHERE kind = 'answers';
`
