/**
 * An index by telephone number: the domains of a number are looked up for each number in the line of a
 * statement.
 */
export const PHONES = `
CREATE INDEX findings_phone ON findings (finding ->> '$.value') WHERE extractor = 'phone';
`
