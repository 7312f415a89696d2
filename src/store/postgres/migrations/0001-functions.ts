/**
 * Functions of SQLite that the store's queries use, so that one text of a query serves both databases. JSON
 * is stored as text in both, because a stored result has to come back byte for byte.
 *
 * PostgreSQL refuses U+0000 and halves of surrogate pairs in texts, which JSON writes as escapes. A reader
 * gets the replacement character for them. Paths have SQLite's syntax: `$.record.url`, `$.eic[0].industry`,
 * `$[1]`. The value of a boolean is 1 or 0, as in SQLite.
 *
 * `is_named` needs to know which characters are letters in all scripts. A database in the locale `C` does not
 * know them, so the function uses a collation that does, if the server has one.
 */
export const FUNCTIONS = String.raw`
CREATE FUNCTION json_read(document text) RETURNS json LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  CASE WHEN strpos(document, '\u') = 0 THEN document
       ELSE regexp_replace(document, '(?<!\\)((?:\\\\)*)\\u(?:0000|[dD][89a-fA-F][0-9a-fA-F]{2})', '\1\\ufffd', 'g')
  END::json;

CREATE FUNCTION json_path(path text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  string_to_array(ltrim(replace(replace(path, '[', '.'), ']', ''), '$.'), '.');

CREATE FUNCTION json_type(part json) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  CASE json_typeof(part)
    WHEN 'string' THEN 'text'
    WHEN 'number' THEN CASE WHEN part::text ~ '[.eE]' THEN 'real' ELSE 'integer' END
    WHEN 'boolean' THEN part::text
    ELSE json_typeof(part) END;

CREATE FUNCTION json_text(part json) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  CASE json_type(part) WHEN 'true' THEN '1' WHEN 'false' THEN '0' ELSE part #>> '{}' END;

-- Most documents have no booleans, and the first case takes half the time.
CREATE FUNCTION json_at(document text, path text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  CASE WHEN strpos(document, 'true') = 0 AND strpos(document, 'false') = 0
       THEN json_read(document) #>> json_path(path)
       ELSE json_text(json_read(document) #> json_path(path)) END;
CREATE OPERATOR ->> (LEFTARG = text, RIGHTARG = text, FUNCTION = json_at);

CREATE FUNCTION json_part(document text, path text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  (json_read(document) #> json_path(path))::text;
CREATE OPERATOR -> (LEFTARG = text, RIGHTARG = text, FUNCTION = json_part);

CREATE FUNCTION json_each(document text, path text DEFAULT '$')
RETURNS TABLE (key text, value text, type text, id bigint) LANGUAGE sql IMMUTABLE PARALLEL SAFE BEGIN ATOMIC
  WITH part AS (SELECT json_read(document) #> json_path(path) AS whole)
  SELECT (number - 1)::text, json_text(entry), json_type(entry), number
  FROM part, json_array_elements(CASE json_typeof(whole) WHEN 'array' THEN whole END)
    WITH ORDINALITY AS entries (entry, number)
  UNION ALL
  SELECT name, json_text(entry), json_type(entry), number
  FROM part, pg_catalog.json_each(CASE json_typeof(whole) WHEN 'object' THEN whole END)
    WITH ORDINALITY AS members (name, entry, number);
END;

CREATE FUNCTION instr(whole text, part text) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  strpos(whole, part);

CREATE FUNCTION joined(before text, value text, between_values text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  CASE WHEN value IS NULL THEN before WHEN before IS NULL THEN value ELSE before || between_values || value END;
CREATE AGGREGATE group_concat(text, text) (SFUNC = joined, STYPE = text);

DO $do$
DECLARE words text := coalesce((
  SELECT collname FROM pg_collation
  WHERE collname IN ('und-x-icu', 'pg_c_utf8') AND collnamespace = 'pg_catalog'::regnamespace
    AND collencoding IN (-1, (SELECT encoding FROM pg_database WHERE datname = current_database()))
  ORDER BY collname DESC LIMIT 1), 'default');
BEGIN
  EXECUTE format('CREATE FUNCTION is_named(pattern text, whole text) RETURNS boolean
    LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN whole COLLATE %I ~* pattern', words);
END $do$;

-- The conversion depends on the encoding of the database, which never changes.
CREATE FUNCTION digest_of(whole text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
  $$ SELECT encode(sha256(convert_to(whole, 'UTF8')), 'hex') $$;

CREATE FUNCTION iso_time(milliseconds bigint) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  to_char(to_timestamp(milliseconds / 1000) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"');
`
