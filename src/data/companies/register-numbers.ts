// Made from data/companies/register-numbers.json by `npm run data`. Change that, and not this.
/**
 * Numbers under which authorities know a company and which pages announce in a way of their own: what they
 * are called, how pages announce them, and how they are written. Those that stand behind a label are among
 * the labels of languages.
 */
export const REGISTER_NUMBERS: readonly ({
readonly labels: readonly string[]
readonly announced: string
readonly written: string
})[] = JSON.parse(`[
{"labels":["fiscal code","codice fiscale"],"announced":"/(?:C\\\\.\\\\s?F\\\\.|Codice Fiscale)/","written":"/[A-Z\\\\d]{11,16}/"},
{"labels":["registration number","company number"],"announced":"/(?:[Cc]ompany (?:[Rr]egistration )?(?:[Nn]o|[Nn]umber)|[Rr]egist(?:ered|ration) (?:[Nn]o|[Nn]umber)|UEN|CIN)/","written":"/[A-Z]{0,3}\\\\d[\\\\dA-Z ]{4,20}/"},
{"labels":["registration number","company number"],"announced":"/(?:(?:[Aa]mtsgericht|AG|HRB?) \\\\p{L}+(?: \\\\p{L}+)?,?|[Hh]andelsregister(?:nummer)?|[Rr]egisternummer|[Nn]ummer|HR)/","written":"/HR[AB] ?\\\\d{2,7}(?: ?[A-Z](?!\\\\p{L}))?/"},
{"labels":["registration number","SIREN"],"announced":"/R\\\\.?C\\\\.?S\\\\.?(?: \\\\p{L}[\\\\p{L}-]*){0,3}/","written":"/(?:[A-D] )?\\\\d{3} ?\\\\d{3} ?\\\\d{3}/"}
]`)
