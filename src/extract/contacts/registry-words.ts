import { branches, inSmallLetters, pattern, phrases, words } from '../../lexicon/pattern.ts'

/**
 * Labels of numbers of registers, tax offices and banks. Many of these numbers have the length of a telephone
 * number. Collected by hand, by language.
 */

/** Abbreviations, written with or without dots: `RCS`, `R.C.S.`. */
const ABBREVIATIONS = `
  VAT FEIN CRN GST GSTIN CIN LLPIN ABN ACN ARBN NZBN UEN BRN TRN FRN NPI DUNS LEI EORI IBAN BIC ISBN ISSN
  HRB HRA GNR UID UST USTID USTIDNR STNR STRNR KTO BLZ
  KVK BTW RSIN CVR KT VSK MVA KMKR PVN PVM
  RCS SIREN SIRET TVA RNA NDA ORIAS
  CF PIVA REA SDI CIF NIF NIE NIPC RUT RUC RFC CUIT CUIL NIT RIF CNPJ CPF CRECI
  NIP REGON KRS IČ IČO ICO DIČ DIC IČDPH OIB PIB MBS CUI EIK ЕИК
  ИНН КПП ОГРН ОГРНИП БИК ОКПО ОКВЭД ЄДРПОУ ІПН УНП БИН
  ΑΦΜ ΓΕΜΗ VKN MERSİS MERSIS NPWP NIB SIUP SSM MST GPKD ĐKKD ICP QQ`
  .trim()
  .toLowerCase()
  .split(/\s+/)

/** Labels in scripts with spaces between words. */
const WORDS = branches([
  // English
  ...['d-u-n-s', 'registered charity'],
  ...[/tax(?:[- ]?payer)?(?: id(?:entification)?| ref(?:erence)?| number| no)/],
  ...[/(?:ein|tin)(?=\s?[:#]| no| number)/, /company reg(?:istration|\.)?/],
  ...[/(?:company|charity|registration|registered|incorporation) (?:number|no)/, 'companies house'],
  ...['sort code', 'swift code', /routing (?:number|no)/, /(?:bank )?account (?:number|no)/],
  // German
  /(?:umsatz|mehrwert|gewerbe)?steuer-?(?:nummer|nr|id|identifikationsnummer|identnummer)/,
  ...[/umsatzsteuer[\p{L}-]{0,40}/u, /ust\.?-?\s?id[\p{L}.-]{0,20}/u, /(?:st|steuer)\.?-?\s?nr/],
  ...[/handelsregister[\p{L}-]{0,20}/u, 'registernummer', /register-?nr/],
  ...[/firmenbuch[\p{L}-]{0,10}/u, /vereinsregister[\p{L}-]{0,10}/u, /konto-?(?:nummer|nr)/],
  ...[/mwst-?\s?(?:nummer|nr)/, 'bankleitzahl', /gläubiger-?id/, 'lizenznummer', 'betriebsnummer'],
  // Dutch
  /(?:btw|kvk|onderneming|handelsregister|rekening|bank)s?-?\s?(?:nummer|nr)/,
  'ondernemingsnr',
  'bankrekening',
  // Nordic
  ...[/org(?:anisasjon|anisation)?s?\.?\s?-?(?:nummer|nr)/, /foretaks(?:registeret|nummer)/],
  ...[/moms(?:reg)?[\p{L}.-]{0,20}/u, 'bankgiro', 'plusgiro', /konto(?:nummer|nr)/, /se-?\s?nr/],
  ...['y-tunnus', 'kennitala', /vsk[.-]?(?:númer|nr)?/],
  // French
  ...[/tva(?: intra[\p{L}.]{0,20})/u, 'capital social', /registre (?:du|de) commerce(?: et des sociétés)?/],
  ...[/numéro d[’']entreprise/, /code (?:ape|naf)/, 'agrément', 'répertoire des métiers'],
  ...['cnil', 'carte professionnelle'],
  // Spanish, Portuguese, Catalan
  ...[/(?:número (?:de )?)?contribuinte/, /pessoa cole(?:c)?tiva/, /matr[íi]cula/],
  ...[/inscri(?:ção|pción|pció)(?: estadual| municipal)?/, /registro (?:mercantil|sanitario)/],
  ...['registo comercial', 'depósito legal', 'cuenta bancaria', 'cédula', 'conta corrente'],
  // Italian, Romanian
  ...[/p(?:artita)?\.?\s?iva/, /cod(?:ice)?\.?\s?(?:fiscale|fisc|univoco|sdi)/],
  ...[/reg(?:istro)?\.?\s?(?:delle\s)?imp(?:rese)?/, 'iscrizione', 'conto corrente'],
  /reg(?:istrul)?\.?\s?com(?:erțului)?/,
  // Slavic
  ...[/(?:numer|nr) (?:konta|rachunku)/, 'číslo účtu', 'matični broj', /matična (?:številka|št)/],
  ...[/davčna (?:številka|št)/, 'žiro račun', 'лицензия', /р\/с/, /к\/с/, /р\/р/],
  ...[/расч[её]тный сч[её]т/, 'свидетельство', 'код єдрпоу', 'булстат'],
  // Baltic, Hungarian, Greek, Turkish
  'įmonės kodas',
  /reģ(?:istrācijas)?\.?/,
  /reg(?:istri)?kood/,
  ...phrases('registrikood, adószám, cégjegyzékszám, bankszámlaszám, nyilvántartási szám'),
  /vergi (?:no|numarası)/,
  /ticaret sicil(?:i)?(?: no)?/,
  /mersis (?:no|numarası)/,
  // Semitic, Persian, Indic, Vietnamese, Indonesian
  ...[/ח["״'׳.]?פ/, /ע["״'׳.]?מ/, 'עוסק מורשה', 'עוסק פטור', /מספר (?:חברה|עוסק)/],
  ...phrases('السجل التجاري, سجل تجاري, الرقم الضريبي, رقم التسجيل, شناسه ملی, کد اقتصادی, شماره ثبت'),
  ...[/mã số (?:thuế|doanh nghiệp|dn)/, 'giấy phép', 'số tài khoản', /no(?:mor)?\.? rek(?:ening)?/],
])

/** Labels in scripts without spaces; they may be the end of a longer word. */
const UNSPACED = branches([
  ...words('등록번호 신고번호 사업자번호 사업자등록'),
  /통신판매업?/,
  ...words(`
    계좌번호 인허가번호 登録番号 登錄號碼 法人番号 許可番号 免許番号 届出番号 口座番号 統一編號 统一编号 統編 统编 信用代码 信用代碼 注册号 註冊號 营业执照 營業登記 備案 备案
    备 账号 帳號 帐号 เลขประจำตัวผู้เสียภาษี`),
  /ทะเบียน(?:เลขที่|นิติบุคคล)?/,
  'เลขที่บัญชี',
])

const dotted = ABBREVIATIONS.map((word) => [...word].join('\\.?')).join('|')
const MARKS = '[\\s.:：;#№°º=|()[\\]/\\\\–‑-]'
const NUMBER_WORD =
  'numbers?|numm?er|number|no|nr|num|n\\.?[°ºo]|número|numéro|numero|číslo|id|code|reg|registration|identification'

/** Separators within a name. A bar or a dash begins another name. */
const WITHIN = "[\\s.:：#№°º=()/'-]"

/**
 * A label at the end of a text, possibly followed by a word for `number`. This pattern, the next and
 * `ENTERED_UNDER` are for a text in small letters.
 */
const DIRECT = new RegExp(
  `(?:(?<![\\p{L}\\d])(?:${WORDS}|${dotted})|${UNSPACED})(?:${MARKS}{1,3}(?:${NUMBER_WORD})(?!\\p{L}))?${MARKS}*$`,
  'u',
)

/**
 * As above, with up to eight words after the label: `RCS Lyon B`, `IBAN BE68`, `RCS de Lyon sous le numéro`.
 */
const AHEAD = pattern('du')`
  (?:(?<![\p{L}\d])(?:${WORDS}|${dotted})|${UNSPACED})(?![\p{L}\d])(?<between>
  (?:${WITHIN}{1,4}[\p{L}’]{1,24}\d{0,2}){1,8})${MARKS}*$
`

const UNDER = branches(words('sous sob al col con bajo unter onder pod under with'))

/**
 * The end of a sentence that says under which number something is entered: `sous le numéro`, `al n.`. One's
 * own number, as in `with our number`, is called and not entered.
 */
const UNDER_NUMBER = `(?:${UNDER})\\s(?:(?!our|my)\\p{L}{1,3}\\s)?(?:${NUMBER_WORD}|numerem|n)`

/**
 * Words that may stand between: names of courts and towns, letters, country codes, and words for `number`.
 */
const NAMES = new RegExp(
  `^(?:${WITHIN}+(?:\\p{Lu}[\\p{L}’]*|\\p{Lu}{2}\\d{2}|(?:${NUMBER_WORD})|intra[\\p{L}]{0,17}|n|de|of|du|di|da|sur|en|and))*` +
    `(?:${WITHIN}+${UNDER_NUMBER})?$`,
  'u',
)

const ENTERED = [
  ...words(`
    registered licensed licenced authorised authorized regulated eingetragen ingeschreven geregistreerd`),
  ...[/(?:immatricul|enregistr|agré|autoris|déclar)[\p{L}]{1,4}/u, /in?scri(?:t[aeos]?|te?s|tt[aeio])/],
  ...[/(?:matricul|regist|registr)ad[ao]/, /wpisan[aey]/],
]

/** A sentence that says under which number somebody is registered: `agréée par le préfet sous le numéro`. */
const ENTERED_UNDER = pattern('u')`
  (?<!\p{L})(?:${ENTERED})(?!\p{L})[^.!?:;\n]{0,60}?\s${UNDER_NUMBER}${MARKS}*$
`

/** The end of a sentence with the beginning of the next. */
const ENDED = /\p{L}{4}\.\s+\p{Lu}/u

/** How many characters before a number are read. */
const CHARS = 90

/** A longer line above is not the label of a number. */
const LONG_LINE = /[^\n]{32}\n\s*$/

/**
 * Whether the words directly before a number, or alone on the line above, are a label of a register, an
 * office or a bank.
 */
export function isCalledOther(before: string): boolean {
  const near = before.slice(-CHARS)
  return !LONG_LINE.test(near) && DIRECT.test(inSmallLetters(near))
}

/**
 * As above, with names between the label and the number, or a sentence that ends in the number, on one line.
 */
export function isCalledOtherAhead(before: string): boolean {
  if (/\n\s*$/.test(before)) return false
  const near = before.slice(-CHARS)
  const small = inSmallLetters(near)
  if (ENTERED_UNDER.test(small)) return true
  const place = AHEAD.exec(small)?.indices?.groups?.between
  const between = place && near.slice(...place)
  return between !== undefined && NAMES.test(between) && !ENDED.test(between)
}

/** Labels after a number: `412 345 678 RCS Lyon`, `CHE 123.456.789 MWST`, `1234567 im Handelsregister`. */
export const CALLED_BEHIND = /^[\s(,–-]{0,4}(?:R\.?C\.?S|MWST|im \p{L}{5,16}register)(?!\p{L})/u
