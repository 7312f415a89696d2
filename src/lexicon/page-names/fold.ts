/**
 * Phrases written in one word, as paths have them, are distinguished from other words from this length on.
 */
const MIN_JOINED_CHARS = 8

/** Letters that Unicode does not split into letter and mark. */
const PLAIN: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
}

/** How paths spell letters that ASCII lacks. */
const SPELLED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' }

/** Letters and digits in lower case, without marks; everything else is a space. */
export function fold(text: string): string {
  const plain = /^[\x20-\x7e]*$/.test(text) ? text.toLowerCase() : withoutMarks(text)
  return plain.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
}

function withoutMarks(text: string): string {
  const bare = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
  return bare.replace(/[łøđðþßæœı]/g, (letter) => PLAIN[letter] ?? letter)
}

/** A phrase, folded, as texts and paths may have it: as written, spelled out, and in one word. */
export function formsOf(phrase: string): ReadonlySet<string> {
  const spelled = phrase.replace(/[äöüåø]/g, (letter) => SPELLED[letter] ?? letter)
  const keys = spelled === phrase ? [fold(phrase)] : [fold(phrase), fold(spelled)]
  const joined = keys.map((key) => key.replaceAll(' ', '')).filter(({ length }) => length >= MIN_JOINED_CHARS)
  return new Set([...keys, ...joined])
}
