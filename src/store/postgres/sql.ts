import type { Request, Sql, Statement, Steps } from '../sql/sql.ts'

/** A text with `$1`, `$2` and so on, and the names of its parameters when it has names. */
interface Translated {
  readonly text: string
  readonly names: readonly string[]
}

/** Matches quoted texts and names, which contain no parameters, then casts, `?` and `:name`. */
const PARAMETERS = /'(?:[^']|'')*'|"[^"]*"|::|\?|:([a-z_]\w*)/gi

/** Replaces the parameters `?` and `:name` of SQLite. The same name gets the same number each time. */
function translated(text: string): Translated {
  const names: string[] = []
  let count = 0
  const numbered = text.replaceAll(PARAMETERS, (found, name?: string) => {
    if (found === '?') return `$${++count}`
    if (name === undefined) return found
    if (!names.includes(name)) names.push(name)
    return `$${names.indexOf(name) + 1}`
  })
  return { text: numbered, names }
}

let statements = 0

/** Implements `Sql` by computations that pause at each query. `drive` runs them. */
export function postgresSql(): Sql {
  const statement = <P extends readonly unknown[], R>(
    source: string,
    read: (row: unknown) => unknown,
  ): Statement<P, R> => {
    const { text, names } = translated(source)
    statements += 1
    // PostgreSQL plans a query with a name only once for each connection.
    const request = { text, name: `blazon ${statements}` }
    const asked = (values: P): Request => {
      const [given] = values
      const all = isNamed(given) ? names.map((name) => Reflect.get(given, name)) : values
      return { ...request, values: all.map(storable) }
    }
    return {
      *get(...values) {
        const { rows } = yield asked(values)
        return rows.length > 0 ? (read(rows[0]) as R) : undefined
      },
      *all(...values) {
        const { rows } = yield asked(values)
        return rows.map(read) as R[]
      },
      *run(...values) {
        const { changes } = yield asked(values)
        return changes
      },
    }
  }
  const transaction = <A extends readonly unknown[], T>(
    lockOf: (...args: A) => string | undefined,
    work: (...args: A) => Steps<T>,
  ) =>
    function* (...args: A): Steps<T> {
      const { result } = yield { transaction: () => work(...args), lock: lockOf(...args) }
      return result as T
    }
  return {
    kind: 'postgres',
    joinInOrder: 'JOIN',
    prepare: (text) => statement(text, (row) => row),
    value: (text) => statement(text, (row) => Object.values(Object(row))[0]),
    *exec(text) {
      yield { text, values: [] }
    },
    read: (work) => transaction(() => undefined, work),
    write: (lock, work) => transaction((...args) => (typeof lock === 'string' ? lock : lock(...args)), work),
  }
}

function isNamed(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !ArrayBuffer.isView(value)
}

/** PostgreSQL cannot store U+0000 in a text, so the replacement character is stored in its place. */
export function storable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(storable)
  return typeof value === 'string' ? value.replaceAll('\0', '\ufffd') : value
}
