/**
 * The column of migration `0035-about-pages.ts` of SQLite. An index of PostgreSQL has no room for the texts,
 * which are read without the bytes of the page.
 */
export const ABOUT_PAGES = `
ALTER TABLE scrapes ADD COLUMN about TEXT;
CREATE INDEX scrapes_about ON scrapes (name COLLATE "C") WHERE about IS NOT NULL;
`
