/**
 * The names of brands for searches while a user types. A name is stored in its folded form, once from each of
 * its words on. Names of earlier results are stored in lower case, and are folded with the next result.
 */
export const BRAND_NAMES = `
CREATE TABLE brand_names (
  name   TEXT NOT NULL,
  domain TEXT NOT NULL REFERENCES results ON DELETE CASCADE,
  PRIMARY KEY (name, domain)
) STRICT;
CREATE INDEX brand_names_domain ON brand_names (domain);

INSERT OR IGNORE INTO brand_names (name, domain)
WITH RECURSIVE parts (name, domain) AS (
  SELECT substr(lower(finding ->> '$.value'), 1, 64), domain FROM findings
    WHERE extractor = 'name' AND finding ->> '$.value' IS NOT NULL
  UNION ALL
  SELECT substr(name, instr(name, ' ') + 1), domain FROM parts WHERE instr(name, ' ') > 0
)
SELECT name, domain FROM parts WHERE name <> '';
`
