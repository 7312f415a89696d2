type Words<Member extends string> = { readonly [name in Member]?: readonly string[] }

/** The words of a member of a table of languages, those of all languages together. */
export function inAllLanguages<Member extends string>(
  table: Readonly<Record<string, Words<Member>>>,
  member: Member,
): readonly string[] {
  return Object.values(table).flatMap((words) => words[member] ?? [])
}
