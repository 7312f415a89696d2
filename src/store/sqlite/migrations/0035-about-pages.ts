/**
 * The title and other statements of a stored page about itself, as JSON. The index contains them, because in
 * a row they come after the bytes of the page, which SQLite would have to read first.
 */
export const ABOUT_PAGES = `
ALTER TABLE scrapes ADD COLUMN about TEXT;
CREATE INDEX scrapes_about ON scrapes (name, kept_at, about) WHERE about IS NOT NULL;
`
