/**
 * The kind of a list's entry, if its form decided the kind, and the other cells of its row, if the request
 * asked to store them: a JSON object of texts by the names of their columns.
 */
export const READ_AS = `
ALTER TABLE lines ADD COLUMN read_as TEXT;
ALTER TABLE lines ADD COLUMN kept TEXT;
`
