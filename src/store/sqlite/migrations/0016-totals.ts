/** How many lines a list has that a batch counted before it began; null for one that could not be counted. */
export const TOTALS = 'ALTER TABLE list_runs ADD COLUMN total INTEGER;'
