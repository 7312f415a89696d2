/**
 * Compiles lists to patterns. A list holds words, which are matched literally, and small patterns for words
 * with several forms, which are texts between slashes in data/. Only the source of a small pattern is used:
 * its flags are those of the whole. Each list is one alternation of branches that do not repeat, so matching
 * takes time in proportion to the text.
 */
export type Branches = readonly (string | RegExp)[]

/** The words of a text, which white space separates. */
export function words(text: string): readonly string[] {
  return text.split(/\s+/).filter(Boolean)
}

/** The phrases of a text, which commas or line breaks separate. */
export function phrases(text: string): readonly string[] {
  return text
    .split(/[,\n]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean)
}

/** The source of a pattern for one of the branches, for use inside of another pattern: it has no group. */
export function branches(list: Branches): string {
  return list.map((branch) => (typeof branch === 'string' ? sourceOf(branch) : branch.source)).join('|')
}

/** The source of a form in data/: a pattern between slashes, or words as they are. */
function sourceOf(form: string): string {
  return /^\/.+\/$/s.test(form) ? form.slice(1, -1) : escaped(form)
}

/**
 * A pattern in which lists stand for alternations: pattern('iu')`^(?:${GREETINGS})[!. ]*$`. A string is
 * inserted as it is, for parts that several patterns share. Line breaks in the template, with the white space
 * around them, do not count, so that a long pattern can stand on several lines.
 */
export function pattern(flags: string) {
  return ({ raw }: TemplateStringsArray, ...parts: readonly (Branches | string)[]): RegExp => {
    const sources = parts.map((part) => (typeof part === 'string' ? part : branches(part)))
    const lines = raw.map((text) => text.replace(/\s*\n\s*/g, ''))
    return new RegExp(String.raw({ raw: lines }, ...sources), flags)
  }
}

/** Matches one of the branches anywhere. */
export function anyOf(list: Branches, flags: string): RegExp {
  return new RegExp(branches(list), flags)
}

/** Matches one of the branches as whole words of a text, in any script that sets spaces. */
export function wholeWords(list: Branches): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{N}_])(?:${branches(list)})(?![\p{L}\p{N}_])`, 'iu')
}

/** Matches a text that is nothing but one of the branches. */
export function wholeText(list: Branches, flags = 'iu'): RegExp {
  return new RegExp(`^(?:${branches(list)})$`, flags)
}

/** Matches one of the branches as a word of names of classes and ids, where `-`, `_` and spaces separate. */
export function nameWords(list: Branches): RegExp {
  return new RegExp(String.raw`(?:^|[\W_])(?:${branches(list)})(?:[\W_]|$)`, 'i')
}

/**
 * Returns the first matches of a global pattern that matches no empty text. `matchAll` makes a copy of the
 * pattern for each text, and V8 compiles the copy whenever it has emptied its cache.
 */
export function matchesOf(text: string, pattern: RegExp, most = Infinity): RegExpExecArray[] {
  const found: RegExpExecArray[] = []
  pattern.lastIndex = 0
  while (found.length < most) {
    const match = pattern.exec(text)
    if (!match) break
    found.push(match)
  }
  pattern.lastIndex = 0
  return found
}

/**
 * A text in small letters, with as many characters as before, for a pattern whose words are small letters. V8
 * compiles a long one without the flag `i` in a third of the time. Only İ would become two characters.
 */
export function inSmallLetters(text: string): string {
  return text.replaceAll('İ', 'i').toLowerCase()
}

function escaped(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
}
