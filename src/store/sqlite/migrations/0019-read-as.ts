/** What an entry of a list was read as, where each was read as what it looks like. */
export const READ_AS = 'ALTER TABLE lines ADD COLUMN read_as TEXT;'
