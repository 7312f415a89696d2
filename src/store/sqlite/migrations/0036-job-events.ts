/** The headers of the caller for an event, as JSON. Null when the event has none. */
export const JOB_EVENTS = `
ALTER TABLE deliveries ADD COLUMN headers TEXT;
`
