/**
 * The names of brands for searches while a user types. A name is stored in its folded form, once from each of
 * its words on. Names of earlier results are stored in lower case, and are folded with the next result.
 */
export const BRAND_NAMES = `
CREATE TABLE brand_names (
  name   TEXT COLLATE "C" NOT NULL,
  domain TEXT COLLATE "C" NOT NULL REFERENCES results ON DELETE CASCADE,
  PRIMARY KEY (name, domain)
);
CREATE INDEX brand_names_domain ON brand_names (domain);

INSERT INTO brand_names (name, domain)
WITH RECURSIVE parts (name, domain) AS (
  SELECT left(lower(finding ->> '$.value'), 64), domain FROM findings
    WHERE extractor = 'name' AND finding ->> '$.value' IS NOT NULL
  UNION ALL
  SELECT substr(name, strpos(name, ' ') + 1), domain FROM parts WHERE strpos(name, ' ') > 0
)
SELECT DISTINCT name, domain FROM parts WHERE name <> '';
`
