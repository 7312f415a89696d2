/** The number of lines that a batch counted in a list before it began; null if it could not count them. */
export const TOTALS = 'ALTER TABLE list_runs ADD COLUMN total INTEGER;'
