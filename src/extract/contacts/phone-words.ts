/** Finds numbers in a text, and tells by the words around them which are telephone numbers. */

import { branches, inSmallLetters, pattern, phrases, words } from '../../lexicon/pattern.ts'
import { CALLED_BEHIND, isCalledOther, isCalledOtherAhead } from './registry-words.ts'

/**
 * Labels that may be written directly before a number, with a full stop or nothing between: `Tel.0221
 * 515253`, `TEL06-6341-1234`.
 */
const CLOSE_WORDS = branches(
  words(`
    tel tél tlf telefon téléphone teléfono telefono telefone phone ph fon fono fax telefax mob
    mobil mobile cell gsm handy hotline тел телефон факс моб τηλ هاتف الهاتف تليفون تلفن جوال فاكس טל טלפון`),
)

/** Labels in scripts without spaces. They may be the end of a longer word: `代表電話`. */
const UNSPACED = {
  fax: '传真|傳真|팩스|ファックス|ファクス|ファクシミリ|โทรสาร|แฟกซ์',
  mobile: '携帯|携帯電話|手机|手機|휴대폰|휴대전화|มือถือ',
  main: '代表|代表電話|代表番号|总机|總機|대표전화|대표번호',
  phone:
    `电话|電話|電話番号|電話號碼|电话号码|联系电话|热线|熱線|专线|專線|ダイヤル|전화|전화번호|고객센터|콜센터
    |โทร|โทรศัพท์`.replace(/\s/g, ''),
} as const

/** The words in both cases, for a pattern that distinguishes capitals from small letters. */
const anyCase = (words: string) => words.replace(/\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`)

const AFTER_LABEL = pattern('u')`
  (?<=(?<![\p{L}\d.])(?:(?:${anyCase(CLOSE_WORDS)})\.?|(?:${anyCase('t|f')})\.)|
  ${Object.values(UNSPACED).join('|')})
`.source

const WITH_LETTERS = String.raw`(?<![\w-])1?[-.\s]?8\d\d[-.](?=[\dA-Z-]*[A-Z]{3})[\dA-Z-]{7,9}(?![\w-])`
const BEGINNING = String.raw`(?=[\d(+])(?:(?<![\p{L}\d#$€£@/_=.,-])|${AFTER_LABEL})`
const DIGITS = String.raw`(?:\(?\+\s?\(?\d{1,15}\)?|\(\d{1,6}\)|\d{1,15})(?:(?:[\s.()/–‑-]{1,3}|(?<=\)))\d{1,12}){0,7}`
const ENDING = String.raw`(?![\d@_]|(?!x\s?\d)\p{Ll}|\p{Lu}(?!\p{Ll})|[.,]\d)`

/**
 * Digits with the separators of telephone numbers. Each run of digits matches in one way only, so that long
 * runs cost no more than linear time.
 */
export const NUMBER = new RegExp(`${WITH_LETTERS}|${BEGINNING}${DIGITS}${ENDING}`, 'gu')

/**
 * What the text around a number says that it is. `main` is the switchboard or the main office, `other` a
 * number of a register, an office or a bank.
 */
export type Label = 'main' | 'phone' | 'mobile' | 'fax' | 'other' | 'none'

const PHONE_WORDS = branches([
  ...words(`
    tel tél tlf tfn phone telephone téléphone telefon telefono teléfono telefone telefoon
    telefonnummer teléfonos fon ph call voice office tfno tlfno telf telef tfo fono fone fijo pbx
    landline telefón telefonszám telefonas tālr tālrunis telefoni telepon telpon telefonu`),
  /toll[- ]?free/,
  /free ?phone/,
  ...phrases(`
    freecall, hotline, helpline, rufen, anruf, puhelin, puh, sími, телефон, тел, τηλ, τηλέφωνο
    हॉटलाइन, फोन, फ़ोन, दूरभाष, sđt, טלפון, טל, điện thoại, đt, telp
    هاتف, الهاتف, هواتف, رقم الهاتف, تليفون, التليفون, تلفون, تلفن, تلفن تماس, شماره تماس, تماس
    الرقم الموحد, الخط الساخن, خدمة العملاء, اتصل بنا, للاتصال, للتواصل, للحجز, للاستفسار, ت
    горячая линия, гаряча лінія, numéro vert, numero verde,
    contact, reach us, ring, t, p, ☎, ✆, 📞`),
  // Desks that are called: for customers, and for tables, rooms and appointments
  ...phrases(`
    customer service, customer care, kundenservice, kundendienst, service client, service clients
    servizio clienti, atención al cliente, apoio ao cliente, klantenservice, kundtjänst, kundeservice
    asiakaspalvelu, obsługa klienta, zákaznický servis, zákaznická linka, ügyfélszolgálat, relații clienți
    müşteri hizmetleri, çağrı merkezi, служба поддержки, отдел продаж, εξυπηρέτηση πελατών, שירות לקוחות
    reservations, bookings, reception, tischreservierung, reservierung, rezeption, prenotazioni, reservas
    réservations, réservation, citas, recepción, recepcja, rezerwacje, bejelentkezés, programări, rezervări
    rezervace, recepce, rezervasyon, ajanvaraus, bordsbokning, bordbestilling, reserveren, κρατήσεις`),
])
const MOBILE_WORDS = branches([
  ...words(`
    mobile mob cell cellular mobil handy móvil movil celular cellulare portable gsm whatsapp wa kom
    komórka m моб мобильный мобільний κιν κινητό telm telemóvel mobiltelefon matkapuhelin cep hp
    جوال الجوال موبايل الموبايل محمول المحمول النقال همراه موبایل واتساب واتس נייד`),
  /whats app/,
])
const FAX_NAMES = branches([
  ...words(`
    fax telefax e-fax efax facsimile telefacsimile telefacsímil télécopie télécopieur téléc faxe faximile faxnr
    telefaxi faks telefaks telefaksi faksi faksas telefakss fakss faksimili belgegeçer факс телефакс φαξ
    τηλεομοιοτυπία فاكس الفاكس نمابر دورنگار פקס फैक्स`),
])
const FAX_WORDS = `${FAX_NAMES}|f`
const MAIN_WORDS = branches([
  ...phrases(`
    main, main office, main line, head office, switchboard, front desk, zentrale, telefonzentrale
    centralita, conmutador, centralino, växel, sentralbord, ústředna, centrala, santral, keskus`),
  /general (?:enquiries|inquiries)/,
])

const endsWith = (words: string, unspaced: string) =>
  pattern('u')`
    (?:(?:^|[^\p{L}])(?:${words})|${unspaced})[.'׳]?(?:\s?(?:number|no|nr|num|line|us|now|us at|at|
    today|office|nummer|us today))?[\s.:：#|)(–-]*(?:\+?\d\s?)?$
  `

/**
 * Labels by kind, for a text in small letters: the pattern for the end of the text before a number, and the
 * one for anywhere in it.
 */
const LABELS: readonly (readonly [Label, RegExp, RegExp])[] = [
  [
    'fax',
    endsWith(FAX_WORDS, UNSPACED.fax),
    pattern('u')`(?:^|[^\p{L}])(?:${FAX_NAMES})(?!\p{L})|${UNSPACED.fax}`,
  ],
  [
    'mobile',
    endsWith(MOBILE_WORDS, UNSPACED.mobile),
    /(?:^|[^\p{L}])(?:mobile|cell|móvil|celular|gsm|whatsapp)(?![\p{L}])/u,
  ],
  ['main', endsWith(MAIN_WORDS, UNSPACED.main), /(?!)/],
  [
    'phone',
    endsWith(PHONE_WORDS, UNSPACED.phone),
    /(?:^|[^\p{L}])(?:tel|tél|phone|telephone|telefono|teléfono|telefon|call|toll[- ]?free|hotline|тел|電話|电话)(?![\p{L}])/u,
  ],
]

/** A number with the text around it. */
export interface Written {
  readonly number: string
  /** The text since the previous number; with the line above when the number begins its line. */
  readonly before: string
  /** The text since the previous number on the same line. */
  readonly gap: string
  /** The text after the number, which may hold a label in brackets. */
  readonly after: string
}

/**
 * The label of a number; the nearest one counts. `previous` is the label of the number before it, which also
 * applies when no words stand between them.
 */
export function labelOf({ number, before, gap, after }: Written, previous: Label): Label {
  const close = inSmallLetters(before.slice(-40))
  // The number in `Tel/Fax: …` can be called.
  if (PHONE_AND_FAX.test(close)) return 'phone'
  // Only telephone numbers have brackets around their area code, or a plus sign.
  const mayBeOther = !/^[(+]/.test(number)
  if (mayBeOther && isCalledOther(before)) return 'other'
  for (const [label, ending] of LABELS) if (ending.test(close)) return label
  if (mayBeOther && (isCalledOtherAhead(before) || CALLED_BEHIND.test(after))) return 'other'
  const bracket = after.match(
    /^\s*[([–-]?\s*(?:(fax)|(cell|mobile)|(phone|tel|toll[- ]?free|voice|office|main))\b/i,
  )
  if (bracket && /^\s*[([–-]|^\s*(?:fax|cell|phone)\b\s*\)?\s*(?:$|[|,;])/i.test(after))
    return bracket[1] ? 'fax' : bracket[2] ? 'mobile' : 'phone'
  for (const [label, , inside] of LABELS) if (inside.test(close)) return label
  if (
    previous !== 'none' &&
    previous !== 'other' &&
    /^[\s,;/&|–-]*(?:or|and|und|ou|o|y|e|и|і|ve|i|en|og|och)?[\s,;/&|]*$/iu.test(gap)
  )
    return previous
  return 'none'
}

/** One number for both: `Tel/Fax`, `Tel. e fax`, `电话/传真`. */
const PHONE_AND_FAX = pattern('u')`
  (?:(?<!\p{L})(?:${PHONE_WORDS})|${UNSPACED.phone})(?:[.'׳]?\s*[/&+]\s*|[.'׳]?\s+(?:and|und|e|y|et|и|і|og|och|en|i)\s+)
  (?:(?:${FAX_WORDS})(?!\p{L})|${UNSPACED.fax})`

const OTHER_LABELS = [
  ...words(`
    account acct order invoice sku item part model patent license licence lic reg registration ref
    id serial zip plz cp`),
  /p\.?o\.? ?box/,
  ...words('box no nr № lat lng code'),
]

/** Labels of numbers of other kinds. */
const OTHER_NUMBERS = pattern('iu')`(?:${OTHER_LABELS})\.?\s*(?:number|no|nr)?[.:#\s]*$`

/**
 * Whether a number is no telephone number: a date, years, too few or too many digits, or a number with
 * another label.
 */
export function isAnotherNumber(number: string, before: string, after: string, label: Label): boolean {
  const digits = number.replace(/[^\dA-Z]/g, '')
  if (digits.length < 7 || digits.length > 15) return true
  if (label === 'other') return true
  if (label === 'none' && OTHER_NUMBERS.test(before.slice(-30))) return true
  if (/^\(?(?:19|20)\d\d\)?\s?[-–/]\s?(?:19|20)?\d\d\)?$/.test(number.trim())) return true
  if (
    /^\d{1,2}[./-]\d{1,2}[./-](?:19|20)?\d\d\b(?![./-]\d)/.test(number) ||
    /^(?:19|20)\d\d[./-]\d{1,2}[./-]\d{1,2}\b/.test(number)
  )
    return true
  if (HOURS.test(number.trim())) return true
  if (/^\s*(?:km|m²|sq|€|usd|eur|%|kg|mb|gb|px)\b/i.test(after)) return true
  if (/(?:(?<!\d)\d[\s.,]+){4}/.test(number)) return true
  return label === 'none' && !/^\+|^00[1-9]\d{9}|[\s().–‑-]/.test(number.trim())
}

/** Opening hours: `9.00 - 17.30`, `0900-1730`. */
const HOURS =
  /^(?:[01]?\d|2[0-4])\.[0-5]\d\s?[-–]\s?(?:[01]?\d|2[0-4])\.[0-5]\d$|^[012]\d(?:00|15|30|45)\s?[-–]\s?[012]\d(?:00|15|30|45)$/
