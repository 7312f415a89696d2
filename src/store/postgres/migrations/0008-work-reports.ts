/** `report`: what the holder of a lease reports of its work on lists with each renewal, as JSON. */
export const WORK_REPORTS = `
ALTER TABLE leases ADD COLUMN report TEXT;
CREATE INDEX chunks_given_up ON chunks (list) WHERE is_given_up = 1;
`
