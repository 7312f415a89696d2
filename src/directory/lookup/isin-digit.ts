/** Returns the check digit for the first eleven characters of an ISIN, in upper case (ISO 6166, Luhn). */
export function checkDigitOf(body: string): string {
  const digits = Array.from(body, (one) => String(Number.parseInt(one, 36))).join('')
  const sum = Array.from(digits)
    .reverse()
    .map((digit, at) => Number(digit) * (at % 2 === 0 ? 2 : 1))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0)
  return String((10 - (sum % 10)) % 10)
}
