/**
 * Calls in portions, since a row for each took a sixth of the time of a stored answer. The view shows rows.
 */
export const CALL_PORTIONS = `
ALTER TABLE calls RENAME TO old_calls;

CREATE TABLE call_portions (
  last_seq     INTEGER PRIMARY KEY,
  organisation TEXT NOT NULL,
  until        INTEGER NOT NULL,
  calls        TEXT NOT NULL
) STRICT;
CREATE INDEX call_portions_organisation ON call_portions (organisation, last_seq);
CREATE INDEX call_portions_until ON call_portions (until);

INSERT INTO call_portions (last_seq, organisation, until, calls)
SELECT seq, organisation, at,
       json_array(json_array(key_id, request_id, method, endpoint, status, at, elapsed_ms, credits))
FROM old_calls;
DROP TABLE old_calls;

CREATE VIEW calls AS
SELECT last_seq - json_array_length(calls) + 1 + call.key AS seq, organisation,
       value ->> 0 AS key_id, value ->> 1 AS request_id, value ->> 2 AS method, value ->> 3 AS endpoint,
       value ->> 4 AS status, value ->> 5 AS at, value ->> 6 AS elapsed_ms, value ->> 7 AS credits
FROM call_portions, json_each(calls) AS call;
`
