/** An index by telephone number. The numbers in a line of a bank statement are looked up in it. */
export const PHONES = `
CREATE INDEX findings_phone ON findings (finding ->> '$.value') WHERE extractor = 'phone';
`
