/** An index by telephone number: the numbers in the line of a statement are looked up in it. */
export const PHONES = `
CREATE INDEX findings_phone ON findings (finding ->> '$.value') WHERE extractor = 'phone';
`
