import { pattern, phrases } from './pattern.ts'

/**
 * What stands in place of hours on a day on which nobody opens, or that opens when asked, by language (ISO
 * 639-1). By hand, from pages with opening hours, November 2026.
 */
const CLOSED_WORDS: Readonly<Record<string, string>> = {
  en: 'closed, by appointment, open 24 hours, appointment only',
  de: 'geschlossen, ruhetag, nach vereinbarung, zu',
  fr: 'fermé, fermée, sur rendez-vous, fermeture',
  es: 'cerrado, con cita previa, cita previa',
  it: 'chiuso, su appuntamento, chiusura, riposo',
  pt: 'fechado, encerrado, mediante marcação, com hora marcada',
  nl: 'gesloten, op afspraak',
  sv: 'stängt, enligt överenskommelse',
  da: 'lukket, efter aftale',
  no: 'stengt, etter avtale',
  fi: 'suljettu, kiinni, sopimuksen mukaan',
  is: 'lokað',
  pl: 'nieczynne, zamknięte, po umówieniu',
  cs: 'zavřeno, po dohodě, dle dohody',
  sk: 'zatvorené, po dohode',
  hu: 'zárva, szünnap',
  ro: 'închis, cu programare',
  bg: 'затворено, почивен ден',
  hr: 'zatvoreno, po dogovoru',
  sr: 'zatvoreno, затворено',
  sl: 'zaprto',
  el: 'κλειστά, κλειστό',
  ru: 'закрыто, выходной, по записи',
  uk: 'зачинено, вихідний, за записом',
  tr: 'kapalı, randevu ile',
  et: 'suletud',
  lv: 'slēgts',
  lt: 'nedirbame, uždaryta',
  ja: '定休日, 休業, 休み, 休館日, 要予約',
  zh: '休息, 公休, 休馆, 不营业',
  ko: '휴무, 휴무일, 정기휴무, 휴관',
  id: 'tutup, libur',
  ms: 'tutup',
  vi: 'đóng cửa, nghỉ',
  th: 'ปิด, หยุด, ปิดทำการ',
  ar: 'مغلق, عطلة',
  fa: 'تعطیل',
  he: 'סגור',
}

/** Such a word anywhere in a text. */
export const SAYS_CLOSED = pattern('iu')`
  (?<![\p{L}\p{M}])(?:${Object.values(CLOSED_WORDS).flatMap((list) => phrases(list))})(?![\p{L}\p{M}])
`
