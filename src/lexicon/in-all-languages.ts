type Words<Member extends string> = { readonly [name in Member]?: readonly string[] }
type Read<Row> = (row: Row) => readonly string[] | undefined

/**
 * Returns the words of all languages in a table, each once, in the order of their tags: those of a member, or
 * those that a function reads from a language's row.
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
