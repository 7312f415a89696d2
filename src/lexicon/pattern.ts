/**
 * Compiles lists to patterns. A list has words, which are matched literally. It also has small patterns for
 * words with several forms, which are texts between slashes in data/. The flags of a small pattern are
 * ignored; only the flags of the whole pattern count. Each list is one alternation of branches that do not
 * repeat, so matching takes time in proportion to the text.
 */
export type Branches = readonly (string | RegExp)[]

/** Splits a text into words at white space. */
export function words(text: string): readonly string[] {
  return text.split(/\s+/).filter(Boolean)
}

/** Splits a text into phrases at commas and line breaks. */
export function phrases(text: string): readonly string[] {
  return text
    .split(/[,\n]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean)
}

/** Returns the source of an alternation for use within another pattern, without a group around it. */
export function branches(list: Branches): string {
  return list.map((branch) => (typeof branch === 'string' ? sourceOf(branch) : branch.source)).join('|')
}

/** Returns the source of a form in data/: a pattern between slashes, or escaped words. */
function sourceOf(form: string): string {
  return /^\/.+\/$/s.test(form) ? form.slice(1, -1) : escaped(form)
}

/**
 * Makes a pattern in which lists become alternations: pattern('iu')`^(?:${GREETINGS})[!. ]*$`. A string is
 * inserted unchanged. Line breaks with the white space around them are ignored.
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

/** Matches one of the branches as whole words of a text, in any script with spaces. */
export function wholeWords(list: Branches): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{N}_])(?:${branches(list)})(?![\p{L}\p{N}_])`, 'iu')
}

/** Matches a text that is exactly one of the branches. */
export function wholeText(list: Branches, flags = 'iu'): RegExp {
  return new RegExp(`^(?:${branches(list)})$`, flags)
}

/** Matches one of the branches as a word in class names and ids, which `-`, `_` and spaces separate. */
export function nameWords(list: Branches): RegExp {
  return new RegExp(String.raw`(?:^|[\W_])(?:${branches(list)})(?:[\W_]|$)`, 'i')
}

/**
 * Returns the first matches of a global pattern. `matchAll` makes a copy of the pattern for each text, and V8
 * compiles the copy whenever it has emptied its cache.
 */
export function matchesOf(text: string, pattern: RegExp, most = Infinity): RegExpExecArray[] {
  const found: RegExpExecArray[] = []
  pattern.lastIndex = 0
  while (found.length < most) {
    const match = pattern.exec(text)
    if (!match) break
    found.push(match)
    if (match[0] === '') pattern.lastIndex++
  }
  pattern.lastIndex = 0
  return found
}

/**
 * Returns a text in small letters, for a pattern in small letters. V8 compiles a long pattern without the
 * flag `i` in a third of the time. The length stays the same; only İ would become two characters, so it is
 * replaced.
 */
export function inSmallLetters(text: string): string {
  return text.replaceAll('İ', 'i').toLowerCase()
}

function escaped(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
}
