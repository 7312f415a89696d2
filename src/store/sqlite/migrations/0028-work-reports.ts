/** What the holder of a lease reports of its work on lists with each renewal, as JSON. */
export const WORK_REPORTS = 'ALTER TABLE leases ADD COLUMN report TEXT;'
