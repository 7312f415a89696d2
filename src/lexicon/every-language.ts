/** The words that the languages of a table have for something, each once, in the order of their tags. */
export function everyLanguage<Row>(
  table: Readonly<Record<string, Row>>,
  member: (row: Row) => readonly string[] | undefined,
): readonly string[] {
  return [...new Set(Object.values(table).flatMap((row) => member(row) ?? []))]
}
