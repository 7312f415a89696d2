/** Recognises the words that introduce an address within a line or a sentence. */

import { type Branches, branches, inSmallLetters, pattern, phrases } from '../../../lexicon/pattern.ts'
import { STREET_ENDINGS, STREET_WORDS, UNIT_WORDS } from './street-words.ts'

const ENGLISH_PLACES = 'offices?|headquarters|showroom|store|shop'

/** Words that say where somebody is, by language, each with what may follow it up to the address. */
const SEATS: Branches = [
  // English
  pattern('u')`(?:located|situated|visit us|based|find us|${ENGLISH_PLACES})\s(?:at|in|on)`,
  pattern('u')`(?:address|place of business|${ENGLISH_PLACES}) (?:is|are)(?: at| in| on)?`,
  // German
  ...[/(?:finden|erreichen|treffen) (?:sie )?uns/, /besuchen? (?:sie )?uns/, /befinde[nt] (?:sich|wir uns)/],
  ...phrases(
    'findest du uns, liegt, liegen, gelegen, ansässig, wohnhaft, lautet, mit sitz, ihren sitz, hat sitz',
  ),
  // Dutch
  ...[/kantoorhoudende?/, /vindt? (?:u |je )?ons/],
  ...phrases('gevestigd, bezoek ons, bevindt zich'),
  // French
  ...[
    /(?:situ|install|implant|domicili|bas|localis)ée?s?/,
    /établie?s?/,
    /sise?s?/,
    /siège(?: social)?(?: est)?/,
  ],
  ...phrases('adresse est, retrouvez-nous, venez nous voir, nous sommes, se trouve'),
  // Spanish, Portuguese
  ...[
    /domicilio(?: social| fiscal| legal)?/,
    /(?:ubicad|situad|domiciliad|radicad|localizad|estabelecid)[oa]s?/,
  ],
  ...[/sit[aoei]s?(?=\s(?:in|en|na|no|em)\s)/, /(?:nos )?encontramos(?:-nos)?/],
  ...phrases('estamos, se encuentra, encuéntranos, visítanos, ficamos, encontramo-nos, visite-nos'),
  // Italian
  ...[/sede(?: legale| operativa| sociale| social| amministrativa| secondaria)?/],
  ...[/(?:situat|ubicat|domiciliat)[aoei]/, /trov(?:i|ate|arci|aci|ateci|iamo)/],
  ...phrases('siamo, presso'),
  // Nordic
  ...[/hittar (?:ni |du )?oss/, /bes(?:ö|ø)k oss/, /besøg os/, /holder til/],
  ...phrases('finns, ligger, beläget, beliggende, find os, osoitteessa, sijaitsee'),
  // Slavic, Hungarian, Romanian, Greek
  ...phrases('z siedzibą, mieści się, znajduje się, se sídlem, so sídlom, na adrese, по адресу, за адресою'),
  ...phrases('на адреса, címe, székhelye, cu sediul social, cu sediul, situat, situată, έδρα'),
]

const LONG_ENDINGS = branches(STREET_ENDINGS.filter((ending) => ending.length > 3))

/** German words before a street. They stay before other names, because many streets begin with them. */
const IN_THE_STREET = pattern('u')`
  (?:in|an|auf)\s(?:der|dem|den)(?=\s\p{L}{3,}(?:${LONG_ENDINGS}|str)\.?\s\d)
`

/** Prepositions between such a word and the street. */
const PREPOSITIONS = [
  ...[IN_THE_STREET, /in(?!\sde[mnr]\s)/],
  ...phrases('at, au, à, aux, in de, in het, en la, en el, en, na, no, em, ao, op de, op het, op, te'),
  ...phrases('aan de, aan het, aan, på, i, ved, vid, przy, w, v, na, în, la, στην οδό, στην, στο, на'),
]

/** Words for streets that stand before the name, as `Calle`, `Via` and `ul.` do. */
const STREET_FIRST = [STREET_WORDS[2] ?? [], STREET_WORDS[3] ?? []].map(branches).join('|')
const BEFORE_STREET_WORDS = phrases('in, presso, en, en la, en el, na, no, em, à, przy, на, în')

const ADDRESS_WORDS = phrases(`
  adresse, anschrift, adres, adresa, dirección, indirizzo, endereço, morada, адрес, адреса, العنوان, כתובת
  head office, registered office, matriz, filial, casa matriz, sucursal, hauptsitz, zentrale, siège social
  merkez`)

/** A label with its colon, other than the words for numbers of houses, floors and flats: `No: 33 D: 12`. */
const LABEL = /.{0,80}(?<!(?<!\p{L})(?:no|nr|num|n[º°]|d|k|kat|daire|kapı|blok|apt)\s?)[:：]\s*/u

const SEATED = pattern('u')`
  (?!(?:${STREET_FIRST})(?!\p{L})|\d+\p{L}?\s)(?:.*[^\p{L}])?(?:${SEATS})\s+(?:(?:${PREPOSITIONS})\s+)?(?=[\p{L}\d])
`

/**
 * The end of a sentence before an address: `Registered charity 1098765. 291 Holloway Road`. A street may end
 * so too before a number or a part of a building: `Calle Mayor 1234. Piso 3`. Behind a year the story goes on:
 * `Founded in 1998. 20 years later`.
 */
const SENTENCE = pattern('u')`
  .*\.\s+(?<=(?:
    (?!(?<!\d)(?:19|20)\d\d\.)\d{4}|
    (?<!(?<!\p{L})(?:${STREET_WORDS.flat()})|${[...STREET_ENDINGS]})(?<=\p{L}{5})
  )\.\s+)
  (?=\p{L}[^.]*\d|\d[^.]*\p{L})(?!(?:${UNIT_WORDS})(?!\p{L}))
`

const LEGAL_FORMS = [
  ...[/s\.\s?[alp]\.(?:\s?[ru]\.)?(?:\s?l\.)?/, /s\.\s?r\.\s?[ol]\./, /sp\. z o\.\s?o\./, /s\.\s?n\.\s?c\./],
  /a\.\s?[sş]\./,
  ...[/d\.\s?o\.\s?o\./, /k\.\s?k\./, /ges\.m\.b\.h\./, /(?:llc|ltd|inc|plc|lda)\./],
]

/** The name of a firm up to its legal form: `Cortiça Norte, S.A. Apartado 13`, `Moreno S.L. C/ Mayor 5`. */
const LEGAL_FORM = pattern('u')`(?:.*\s)?(?:${LEGAL_FORMS})\s+(?=\p{L}{3}|\p{L}+[./]|\d)`

/** Icons of fonts and emoji before an address, without the signs of copyright and of marks. */
const ICONS = pattern('u')`(?:(?![©®])[\p{So}\p{Co}\p{Mn}\u200d\s])+(?=[\p{L}\d#])`

const YEARS = /(?:19|20)\d\d(?:\s?[-–]\s?(?:19|20)?\d\d)?/

/** Who has the copyright, up to a full stop, a legal form, or the year behind the name. */
const COPYRIGHT = pattern('u')`
  (?:©|\(c\)|copyright)(?:
    .{0,80}?\s(?:${LEGAL_FORMS}|gmbh(?:\s&\sco\.?\skg)?)\s+(?=[\p{L}\d])|
    [^.]{0,80}\.\s+|
    \D{0,60}(?:${[YEARS]})(?:\s+(?=\d)|$)
  )
`

const LEADS = [
  ...[ICONS, COPYRIGHT, LABEL, SEATED],
  pattern('u')`.*\s(?:${BEFORE_STREET_WORDS})\s+(?=(?:${STREET_FIRST})(?!\p{L})\.?\s?\p{L})`,
  pattern('u')`.*\s(?:${[IN_THE_STREET]})\s+`,
  pattern('u')`(?:${ADDRESS_WORDS})\s+(?=[\p{L}\d])`,
  ...[/.*\bat\s(?=\d)/, /.*\b(?:inc|llc|ltd|corp|corporation|company|gmbh|limited|plc)\.?\s(?=\d)/],
]

const LEAD = pattern('u')`^(?:${LEADS})`

/** What comes first in a text with a full stop, which most pieces do not have. */
const LEAD_WITH_STOP = pattern('u')`^(?:${[SENTENCE, LEGAL_FORM]})`

/** Most introductions before one address: `z siedzibą w Warszawie przy ul. Długiej 5` has two. */
const MAX_LEADS = 3

/** Length of the words at the beginning of a text that introduce an address: `Address:`, `Visit us at`. */
export function leadLength(text: string): number {
  const small = inSmallLetters(text)
  let length = 0
  for (let times = 0; times < MAX_LEADS; times++) {
    const own = small.slice(length)
    const found = (own.includes('. ') && LEAD_WITH_STOP.exec(own)) || LEAD.exec(own)
    const lead = found?.[0].length ?? 0
    if (lead === 0) break
    length += lead
  }
  return length
}
