/** The owner of a batch that is not accepted yet. */
export const SUBMITTERS = `
ALTER TABLE page_batches ADD COLUMN submitter TEXT;
`
