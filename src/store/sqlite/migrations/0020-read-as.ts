/**
 * What an entry of a list was read as, where each was read as what it looks like, and what stands beside it,
 * where that was asked for: a JSON object of texts by the names of their columns.
 */
export const READ_AS = `
ALTER TABLE lines ADD COLUMN read_as TEXT;
ALTER TABLE lines ADD COLUMN kept TEXT;
`
