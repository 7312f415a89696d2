type Words<Member extends string> = { readonly [name in Member]?: readonly string[] }
type Read<Row> = (row: Row) => readonly string[] | undefined

/**
 * Returns the words of all languages in a table, each once, in the order of the languages' tags. `member`
 * names the words in a language's row, or is a function that reads them from the row.
 */
export function inAllLanguages<Member extends string>(
  table: Readonly<Record<string, Words<Member>>>,
  member: Member,
): readonly string[]
export function inAllLanguages<Row>(table: Readonly<Record<string, Row>>, read: Read<Row>): readonly string[]
export function inAllLanguages<Row>(
  table: Readonly<Record<string, Row>>,
  member: Read<Row> | (keyof Row & string),
): readonly string[] {
  const read =
    typeof member === 'function' ? member : (row: Row) => row[member] as readonly string[] | undefined
  return [...new Set(Object.values(table).flatMap((row) => read(row) ?? []))]
}
