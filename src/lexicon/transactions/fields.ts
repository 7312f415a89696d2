/*
 * Patterns for the labels of banks, in upper case without accents: labels of the other party of a payment,
 * and labels that end a name.
 */
import { FIELDS } from '../../data/statements/fields.ts'
import { pattern } from '../pattern.ts'

/**
 * Matches lines with labelled fields, such as `NAAM: X OMSCHRIJVING: Y` and `FAVORECIDO X CNPJ 12`. The group
 * `name` is the party.
 */
export const LABELLED = [
  pattern('')`(?:^|[\s/(,;-])(?:${FIELDS.party})\s?[:=/]\s*(?<name>\S.*?)
    (?:\s*[/;,]\s*(?:${FIELDS.afterParty})\b|\s(?:${FIELDS.afterParty})\b\s?[:.=/+]|\s(?:CNPJ|CPF|IBAN|REF)\b|/[A-Z]{4}/|$)`,
  pattern('')`\b(?:${FIELDS.boughtAt})\s(?<name>\S.*?)(?:\s*[,;/]|$)`,
  pattern('')`\b(?:${FIELDS.creditor})[ -]?ID:?\s[A-Z]{2}\d{2}[A-Z\d]{4,}\s(?<name>\S.*?)
    (?:\s(?:MANDAT|IHR|KUNDEN|RECHNUNG|REF|EREF)|$)`,
  pattern('')`^[*]\d{4}\s\d{1,2}[./]\d{1,2}\s(?:${FIELDS.currency})\s\d[\d.,]*\s(?<name>\S.*?)(?:\sKURS\b|$)`,
  pattern('')`\bFAVORECIDO\s+(?<name>\S.*?)\s+(?:CNPJ|CPF|BCO|BANCO|HIST)\b`,
  pattern('')`\b(?:PIX|TED|DOC)\s(?:ENVIAD|RECEBID)[OA]\s(?:-\s)?(?<name>[A-Z].*?)\s(?:-\s)?CNPJ\b`,
  pattern('')`^UPI[/-](?:(?:DR|CR|P2M|P2A|P2P|PAY|COLLECT|\d{6,}|[^/@-]+@[A-Z\d.]+)[/-])*
    (?<name>[^/@-]*[A-Z]{2}[^/@-]*)(?:[/-]|$)`,
  pattern('')`^(?:(?:${FIELDS.channel})\s?[-/]\s?)+(?:[A-Z]*\d+[A-Z\d]*\s?[-/]\s?)*
    (?<name>[A-Z][^/-]*?)\s*(?:[-/]|$)`,
  pattern('')`\sDE (?<name>\S.*?) (?:MANDAT|REF|ICS|RUM|NUM)\b`,
]

/** Patterns for labels that end the name, because the text after them is about the payment. */
export const TAIL_LABELS: readonly RegExp[] = [
  pattern('')`\s(?:${FIELDS.marked})\s?[:=+/#].*$`,
  pattern('')`\s(?:PPD|CCD|WEB|TEL)\s(?:ID|PMT)\b.*$`,
  pattern('')`[\s,](?:${FIELDS.card})[\s:-]*(?:NO\.?|NR\.?|N\.?|ENDING(?: IN)?|NUMBER)?\s?[X*]*\s?\d{2,}.*$`,
  pattern('')`\s(?:${FIELDS.numbered})[\s.:#]*(?:NO|NR|NUM|N)?[\s.:#]*[A-Z]{0,4}\d[\dA-Z/.-]*.*$`,
  pattern('')`[\s,](?:${FIELDS.on})?\s?\d{1,2}[./-](?:\d{1,2}|[A-Z]{3})(?:[./-]\d{2,4})?
    (?:[\sT,](?:UM\s)?\d{1,2}[:.H]\d{2}.*)?(?:\s.*)?$`,
  pattern('')`[\s,](?:ON\s)?\d{1,2}\s?(?:${FIELDS.month})[A-Z]*(?:\s?\d{2,4})?\b.*$`,
  pattern('')`[\s,]\d+[.,]\d{2}\s?(?:[A-Z]{3}|[€£$])\b.*$`,
  pattern('')`[\s,](?:${FIELDS.currency})\s?\d[\d.,]*.*$`,
  pattern('')`\s(?:PARCELA|PARC|CUOTA|CUOTAS|MSI)\s?\d{1,2}\s?(?:/|DE|OF)\s?\d{1,2}.*$`,
  pattern('')`\s(?:VISA|MASTERCARD|MAESTRO|AMEX)\s(?:DEBIT|CREDIT|CARD|DEBITKARTE)\b.*$`,
  pattern('')`\s(?:${FIELDS.order})\b.*$`,
]

/** Matches a legal form at the end of a name, which shows that the other party of a transfer is a company. */
export const COMPANY = pattern('i')`\s(?:${FIELDS.form})\.?$`

/** Matches the label of a number that only companies have in Brazil. */
export const COMPANY_NUMBER = pattern('i')`\bCNPJ\b`

/** Matches a legal form after up to two words, anywhere in a transfer. The group `name` is the company. */
export const COMPANY_IN_TRANSFER = pattern(
  'iu',
)`(?<name>(?:[\p{L}&.'-]+\s){1,2}(?:${FIELDS.form}))(?![\p{L}\p{N}])`
