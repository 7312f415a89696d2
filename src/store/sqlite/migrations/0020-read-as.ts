/** The kind that an entry's form decided, and other cells of its row as a JSON object of texts by column. */
export const READ_AS = `
ALTER TABLE lines ADD COLUMN read_as TEXT;
ALTER TABLE lines ADD COLUMN kept TEXT;
`
