import { OUR_FIELDS } from './index.ts'

/** Keys of an answer that belong to no field, and keys of records besides their fields. */
const KEYS = ['domain', 'stock']

/** Columns of an export and of the view `brands` that belong to no field. */
const COLUMNS = [
  ...['list', 'line', 'input', 'domain', 'final_url', 'state', 'class', 'code', 'message', 'finished_at'],
  ...['attempts', 'read_as', 'row', 'products', 'asked_message', 'url', 'checked_at', 'confidence'],
]

/** Names that a user's field must not have, because other fields, keys in answers or columns have them. */
export const TAKEN: ReadonlySet<string> = new Set([
  ...[...KEYS, ...COLUMNS, ...OUR_FIELDS.keys()],
  ...[...OUR_FIELDS.values()].flatMap(({ wire, columns = [] }) => [
    ...(wire ? [wire.key] : []),
    ...columns.map(({ name }) => name),
  ]),
])
