/** At which domains a telephone number was found is asked for each number in the line of a statement. */
export const PHONES = `
CREATE INDEX findings_phone ON findings (finding ->> '$.value') WHERE extractor = 'phone';
`
