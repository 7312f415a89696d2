/**
 * Numbers under which authorities know a company: what it is called, how pages announce it, and how it is
 * written. After the pages of the registers and of VIES, 2026; own selection.
 */
export const REGISTER_NUMBERS: readonly (readonly [
  labels: readonly string[],
  announced: string,
  written: string,
])[] = [
  [
    ['VAT number'],
    String.raw`(?:VAT|TVA|IVA|P\.?\s?IVA|Partita IVA|BTW|USt\.?-?\s?Id(?:Nr|entifikationsnummer)?|MVA)`,
    String.raw`[A-Z]{0,3}\s?\d[\d .]{6,14}\d[A-Z\d]{0,3}`,
  ],
  [['fiscal code', 'codice fiscale'], String.raw`(?:C\.\s?F\.|Codice Fiscale)`, String.raw`[A-Z\d]{11,16}`],
  [
    ['registration number', 'organization number'],
    String.raw`(?:Org(?:anisation(?:s)?|anization)?\.?[\s-]?(?:nr|nummer|no|number)|CVR(?:-nr)?|Y-tunnus|KvK(?:-nummer)?)`,
    String.raw`\d[\d -‑]{6,12}\d`,
  ],
  [
    ['registration number', 'company number'],
    '(?:[Cc]ompany (?:[Rr]egistration )?(?:[Nn]o|[Nn]umber)|[Rr]egist(?:ered|ration) (?:[Nn]o|[Nn]umber)|HRB|RCS|CIN|UEN)',
    String.raw`[A-Z]{0,3}\d[\dA-Z ]{4,20}`,
  ],
  [['ABN'], 'ABN', String.raw`\d{2} ?\d{3} ?\d{3} ?\d{3}`],
  [['ACN'], 'ACN', String.raw`\d{3} ?\d{3} ?\d{3}`],
  [['SIREN'], 'SIREN', String.raw`\d{3} ?\d{3} ?\d{3}`],
  [['SIRET'], 'SIRET', String.raw`\d{3} ?\d{3} ?\d{3} ?\d{5}`],
]
