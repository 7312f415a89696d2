/**
 * Numbers under which authorities know a company and which pages announce in a way of their own: what they are
 * called, how pages announce them, and how they are written. Those that stand behind a label are in `labels/`.
 * After the pages of the registers, 2026; own selection.
 */
export const REGISTER_NUMBERS: readonly (readonly [
  labels: readonly string[],
  announced: string,
  written: string,
])[] = [
  [['fiscal code', 'codice fiscale'], String.raw`(?:C\.\s?F\.|Codice Fiscale)`, String.raw`[A-Z\d]{11,16}`],
  [
    ['registration number', 'company number'],
    '(?:[Cc]ompany (?:[Rr]egistration )?(?:[Nn]o|[Nn]umber)|[Rr]egist(?:ered|ration) (?:[Nn]o|[Nn]umber)|UEN|CIN)',
    String.raw`[A-Z]{0,3}\d[\dA-Z ]{4,20}`,
  ],
  [
    ['registration number', 'company number'],
    String.raw`(?:(?:[Aa]mtsgericht|AG|HRB?) \p{L}+(?: \p{L}+)?,?|[Hh]andelsregister(?:nummer)?|[Rr]egisternummer|[Nn]ummer|HR)`,
    String.raw`HR[AB] ?\d{2,7}(?: ?[A-Z](?!\p{L}))?`,
  ],
  [
    ['registration number', 'SIREN'],
    String.raw`R\.?C\.?S\.?(?: \p{L}[\p{L}-]*){0,3}`,
    String.raw`(?:[A-D] )?\d{3} ?\d{3} ?\d{3}`,
  ],
]
