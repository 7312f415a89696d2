type Words<Member extends string> = { readonly [name in Member]?: readonly string[] }
type Read<Row> = (row: Row) => readonly string[] | undefined

/**
 * The words that the languages of a table have for something, each once, in the order of their tags: those of
 * the member with that name, or those that a function reads from the row of a language.
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
