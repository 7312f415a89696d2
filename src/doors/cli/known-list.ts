import { shownDatabase } from '../../model/database-name.ts'
import { BlazonError } from '../../model/errors.ts'
import type { Store } from '../../store/index.ts'
import { listNameOf } from './list-run.ts'

/** Maximum number of names of lists in a message. */
const MAX_SHOWN = 10

/**
 * Returns the name that a list has in the database `db`: a name that a program chose, or the whole path of
 * its file. Rejects with `invalid_input` when no such list was run there. The message names lists that were
 * run.
 */
export async function listIn(store: Store, db: string, list: string, language?: string): Promise<string> {
  const names = (await store.runs()).map((run) => run.list)
  for (const name of [listNameOf(list), list]) {
    if (names.includes(name)) return name
    // `runs` lists only the last runs, but lines of older runs may still be stored.
    for await (const _ of store.allLines({ list: name, language })) return name
  }
  const known = [...new Set(names)].slice(0, MAX_SHOWN).join(', ')
  const there = known === '' ? 'no list was run there' : `there ${names.length === 1 ? 'is' : 'are'} ${known}`
  throw new BlazonError('invalid_input', `${shownDatabase(db)} has no list ${listNameOf(list)}; ${there}.`)
}
