import { shownDatabase } from '../../model/database-name.ts'
import { BlazonError } from '../../model/errors.ts'
import type { Store } from '../../store/index.ts'
import { listNameOf } from './list-run.ts'

/** Maximum number of names of lists in a message. */
const MAX_SHOWN = 10

/**
 * The name that a list has in the database `db`: a name that a program chose, or the whole path of its file.
 * Rejects with `invalid_input` when no list of that name was run there, with the names of those that were.
 */
export async function listIn(store: Store, db: string, list: string, language?: string): Promise<string> {
  const names = (await store.runs()).map((run) => run.list)
  for (const name of [listNameOf(list), list]) {
    if (names.includes(name)) return name
    // Only the last runs are listed, while the lines of older runs may still be stored.
    for await (const _ of store.allLines({ list: name, language })) return name
  }
  const known = [...new Set(names)].slice(0, MAX_SHOWN).join(', ')
  const there = known === '' ? 'no list was run there' : `there ${names.length === 1 ? 'is' : 'are'} ${known}`
  throw new BlazonError('invalid_input', `${shownDatabase(db)} has no list ${listNameOf(list)}; ${there}.`)
}
