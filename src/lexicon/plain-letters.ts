/** Folds letters with marks and strokes, and ligatures, to those that domains and paths write for them. */

/** Letters that Unicode does not split into a letter and its mark. */
export const WHOLE_LETTERS: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' },
  ...{ ø: 'o', ł: 'l', đ: 'd', ð: 'd', ħ: 'h', ı: 'i' },
}
const WHOLE = new RegExp(`[${Object.keys(WHOLE_LETTERS).join('')}]`, 'g')

/** How domains and paths spell letters that they distinguish from those without marks. */
const SPELLED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' }

/** Replaces the letters of a text in lower case that Unicode does not split. */
export function withoutWholeLetters(text: string): string {
  return text.replace(WHOLE, (letter) => WHOLE_LETTERS[letter] ?? letter)
}

/** A text in lower case without marks: "Café" becomes `cafe`. */
export function plainLetters(text: string): string {
  const bare = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
  return withoutWholeLetters(bare)
}

/** A text in lower case with letters spelled out: "König" becomes `koenig`, "Café" stays `café`. */
export function spelledLetters(text: string): string {
  return text.replace(/[äöüåø]/g, (letter) => SPELLED[letter] ?? letter)
}
