/** Digits with the marks that stand between them in telephone numbers. Each run of digits can be read in one way only, however long it is. */
export const NUMBER =
  /(?<![\w-])1?[-.\s]?8\d\d[-.](?=[\dA-Z-]*[A-Z]{3})[\dA-Z-]{7,9}(?![\w-])|(?<![\p{L}\d#$€£@/_=.,-])(?:\(?\+\s?\(?\d{1,15}\)?|\(\d{1,6}\)|\d{1,15})(?:(?:[\s.()/–‑-]{1,3}|(?<=\)))\d{1,9}){0,7}(?![\d@_]|\p{Ll}|\p{Lu}(?!\p{Ll})|[.,]\d)/gu

/** What the words before a number say that it is. */
export type Label = 'phone' | 'mobile' | 'fax' | 'none'

const PHONE_WORDS =
  'tel|tél|tlf|tfn|phone|telephone|téléphone|telefon|telefono|teléfono|telefone|telefoon|telefonnummer|teléfonos|fon|ph|call|voice|main|office|toll[- ]?free|free ?phone|freecall|hotline|helpline|rufen|anruf|puhelin|puh|sími|телефон|тел|τηλ|τηλέφωνο|电话|電話|전화|대표전화|हॉटलाइन|هاتف|تلفن|טלפון|điện thoại|đt|telp|telepon|contact|reach us|ring|reservations|t|p|☎|✆|📞'
const MOBILE_WORDS =
  'mobile|mob|cell|cellular|mobil|handy|móvil|celular|cellulare|portable|gsm|whatsapp|kom|komórka|m|моб|携帯'
const FAX_WORDS = 'fax|telefax|facsimile|télécopie|faks|faxe|факс|传真|傳真|팩스|ファックス|fax no|φαξ|f'

const endsWith = (words: string) =>
  new RegExp(
    `(?:^|[^\\p{L}])(?:${words})\\.?(?:\\s?(?:number|no|nr|num|line|us|now|us at|at|today|office|nummer|us today))?[\\s.:：#|)(–-]*(?:\\+?\\d\\s?)?$`,
    'iu',
  )

/** Words of any kind; the last one before the number counts. A number after another without words between them is of its kind. */
const LABELS: readonly (readonly [Label, RegExp, RegExp])[] = [
  ['fax', endsWith(FAX_WORDS), /(?:^|[^\p{L}])(?:fax|telefax|facsimile|факс|faks|传真|傳真)(?![\p{L}])/iu],
  ['mobile', endsWith(MOBILE_WORDS), /(?:^|[^\p{L}])(?:mobile|cell|móvil|celular|gsm|whatsapp)(?![\p{L}])/iu],
  [
    'phone',
    endsWith(PHONE_WORDS),
    /(?:^|[^\p{L}])(?:tel|tél|phone|telephone|telefono|teléfono|telefon|call|toll[- ]?free|hotline|тел|電話|电话)(?![\p{L}])/iu,
  ],
]

/**
 * What stands before a number: `before` (the text since the last one, or the line above), `gap` on its own line; `after` may have the
 * label in brackets; `previous` is what the number before it was.
 */
export function labelOf(before: string, gap: string, after: string, previous: Label): Label {
  const close = before.slice(-40)
  // `Tel/Fax: …` can be called.
  if (/tel[.\s]*(?:\/|&|and|\+)\s*(?:tele)?fax/i.test(close)) return 'phone'
  for (const [label, ending] of LABELS) if (ending.test(close)) return label
  const bracket = after.match(
    /^\s*[([–-]?\s*(?:(fax)|(cell|mobile)|(phone|tel|toll[- ]?free|voice|office|main))\b/i,
  )
  if (bracket && /^\s*[([–-]|^\s*(?:fax|cell|phone)\b\s*\)?\s*(?:$|[|,;])/i.test(after))
    return bracket[1] ? 'fax' : bracket[2] ? 'mobile' : 'phone'
  for (const [label, , inside] of LABELS) if (inside.test(close)) return label
  if (previous !== 'none' && /^[\s,;/&|]*(?:or|and|und|ou|o|y|e)?[\s,;/&|]*$/i.test(gap)) return previous
  return 'none'
}

/** Texts before numbers of other kinds. */
const OTHER_NUMBERS =
  /(?:isbn|issn|vat|abn|acn|siret|siren|tva|kvk|btw|hrb|iban|bic|konto|blz|account|acct|order|invoice|sku|item|part|model|patent|license|licence|lic|reg|registration|ref|id|serial|zip|plz|cp|p\.?o\.? ?box|box|no|nr|№|ust-?id|cif|nif|p\.? ?iva|nip|regon|krs|inn|инн|огрн|кпп|cnpj|ein|duns|lat|lng|code)\.?\s*(?:number|no|nr)?[.:#\s]*$/iu

/** A date, years, a run of digits that nobody calls a telephone number, or one that is called something else. */
export function isAnotherNumber(number: string, before: string, after: string, label: Label): boolean {
  const digits = number.replace(/[^\dA-Z]/g, '')
  if (digits.length < 7 || digits.length > 15) return true
  if (label === 'none' && OTHER_NUMBERS.test(before.slice(-30))) return true
  if (/^\(?(?:19|20)\d\d\)?\s?[-–/]\s?(?:19|20)?\d\d\)?$/.test(number.trim())) return true
  if (
    /^\d{1,2}[./-]\d{1,2}[./-](?:19|20)?\d\d\b/.test(number) ||
    /^(?:19|20)\d\d[./-]\d{1,2}[./-]\d{1,2}\b/.test(number)
  )
    return true
  if (/^\s*(?:km|m²|sq|€|usd|eur|%|kg|mb|gb|px)\b/i.test(after)) return true
  if (/(?:(?<!\d)\d[\s.,]+){4}/.test(number)) return true
  return label === 'none' && !/^\+|[\s().–‑-]/.test(number.trim())
}
