/** Letters with a stroke or without a dot, which Unicode does not split into a letter and its mark. */
export const STROKED: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ð: 'd', ħ: 'h', ı: 'i' }
const LIGATURES: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' }

/** Spellings of letters with marks in domains and paths that distinguish such letters from plain letters. */
const SPELLED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' }

/** Replaces letters that Unicode does not split, in a text in lower case. */
export function withoutWholeLetters(text: string): string {
  return text.replace(/[øłđðħıßæœþ]/g, (letter) => STROKED[letter] ?? LIGATURES[letter] ?? letter)
}

/** Whether a text has only ASCII characters, which have no marks. Most texts on the web are such texts. */
export const isAscii = (text: string): boolean => /^[\0-\x7f]*$/.test(text)

/** Returns a text in lower case without marks and strokes: "Łódź" becomes `lodz`. Ligatures stay. */
export function withoutMarks(text: string): string {
  if (isAscii(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[øłđðħı]/g, (letter) => STROKED[letter] ?? letter)
}

/** Returns a text in lower case without marks and ligatures: "Weißer Æsop" becomes `weisser aesop`. */
export function plainLetters(text: string): string {
  return withoutWholeLetters(withoutMarks(text))
}

/** Spells out letters of a text in lower case: "König" becomes `koenig`, "Café" stays `café`. */
export function spelledLetters(text: string): string {
  return text.replace(/[äöüåø]/g, (letter) => SPELLED[letter] ?? letter)
}
