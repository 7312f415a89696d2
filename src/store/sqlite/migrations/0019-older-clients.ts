import { COUNTED, countingTriggers } from './0005-bounds.ts'

/** The bytes of a text, for SQLite before 3.43 as well, which has no `octet_length`. */
const olderBytes = (bytes: string) => bytes.replace(/^octet_length\((.*)\)$/, 'length(CAST($1 AS BLOB))')

/** Triggers without functions that SQLite 3.38 lacks, so that a system of 2022 can also change rows. */
export const OLDER_CLIENTS = COUNTED.filter(([, , , bytes]) => bytes.startsWith('octet_length'))
  .map(([table, kind, entries, bytes]) => {
    const drops = ['added', 'changed', 'removed'].map((end) => `DROP TRIGGER ${table}_${end};`)
    return `${drops.join('\n')}${countingTriggers(table, kind, entries, olderBytes(bytes))}`
  })
  .join('\n')
