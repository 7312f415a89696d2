/**
 * The kind of a list's entry, when the kind was found by its form, and the other cells of its row, when the
 * request asked to keep them: a JSON object of texts by the names of their columns.
 */
export const READ_AS = `
ALTER TABLE lines ADD COLUMN read_as TEXT;
ALTER TABLE lines ADD COLUMN kept TEXT;
`
