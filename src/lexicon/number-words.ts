/**
 * Numbers as words, up to ninety-nine and with hundreds and thousands: English, German, French and Spanish.
 * The Spanish eleven is missing, because it is an English word that counts nothing.
 */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ...ordered('one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'),
  ...ordered('ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn'),
  ...ordered('un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze'),
  ...ordered('uno dos tres cuatro cinco seis siete ocho nueve diez - doce trece catorce quince'),
  ...[16, 17, 18, 19, 20].map((value, at) => {
    const words = ['sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty']
    return [words[at] ?? '', value] as const
  }),
  ...[30, 40, 50, 60, 70, 80, 90].map((value, at) => {
    const words = ['thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
    return [words[at] ?? '', value] as const
  }),
  ['zwanzig', 20],
  ['dreißig', 30],
  ['vierzig', 40],
  ['vingt', 20],
  ['veinte', 20],
])

function ordered(words: string): (readonly [string, number])[] {
  return words.split(' ').map((word, at) => [word, at + 1] as const)
}
