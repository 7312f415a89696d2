/** Recognises what stands beside addresses and is no part of them: labels and opening hours. */

import { inSmallLetters, pattern, phrases, words } from '../../../lexicon/pattern.ts'

/**
 * Days of the week in opening hours, in full and abbreviated, by language. Written by hand in November 2026
 * after the names of CLDR, with the abbreviations of two or three letters that shops use.
 */
const DAYS: ReadonlySet<string> = new Set(
  words(`
    monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun weekdays daily
    montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag mo di mi do fr sa so täglich werktags
    lundi mardi mercredi jeudi vendredi samedi dimanche lun mar mer jeu ven sam dim lu ma me je ve
    lunes martes miércoles jueves viernes sábado domingo lun mié jue vie sáb dom
    lunedì martedì mercoledì giovedì venerdì sabato domenica gio sab
    segunda terça quarta quinta sexta seg ter qua qui sex dilluns dimarts dimecres dijous divendres dissabte diumenge
    maandag dinsdag woensdag donderdag vrijdag zaterdag zondag wo vr za zo
    måndag tisdag onsdag torsdag fredag lördag söndag mån tis ons tors fre lör sön mandag tirsdag lørdag søndag man tir lør søn
    maanantai tiistai keskiviikko torstai perjantai lauantai sunnuntai ti ke to pe la su
    esmaspäev reede laupäev pühapäev e r l p pirmdien piektdien sestdien svētdien pirmadienis penktadienis
    poniedziałek wtorek środa czwartek piątek sobota niedziela pon pn wt śr czw cz pt sob nd ndz niedz
    pondělí úterý středa čtvrtek pátek neděle po út st čt pá so ne pondelok utorok streda štvrtok piatok nedeľa ut št pi
    ponedeljek torek sreda četrtek petek nedelja ponedjeljak ponedeljak srijeda četvrtak petak subota nedjelja ned uto sri čet pet sub
    luni marți miercuri joi vineri sâmbătă duminică vi sâ du hétfő kedd szerda csütörtök péntek szombat vasárnap h k sze cs p szo v
    понедельник вторник среда четверг пятница суббота воскресенье пн вт ср чт пт сб вс понеділок вівторок середа п'ятниця субота неділя нд
    понеделник сряда четвъртък петък събота неделя пон пет нед ежедневно щодня
    pazartesi salı çarşamba perşembe cuma cumartesi pazar pzt sal çar per cum cmt paz
    δευτέρα τρίτη τετάρτη πέμπτη παρασκευή σάββατο κυριακή δευ τρι τετ πεμ παρ σαβ κυρ
    senin selasa rabu kamis jumat sabtu minggu isnin jumaat ahad thứ`),
)

const TIMES = /^[.:,\s]{0,3}\d{1,2}(?:[:.h]\d{2})?\s?(?:[-–—]|h\b|am\b|pm\b|uhr|to\b|bis\b|do\b|às\b|a\b|à\b)/

/** How far behind a day its times begin, at most. */
const MAX_TIMES_CHARS = 10

const JOINED = /^\.?\s?[-–—/&+]/

const HOURS_PHRASES = phrases(`
    opening hours, opening times, office hours, business hours, working hours, open daily, hours, öffnungszeiten, sprechzeiten
    bürozeiten, geöffnet, horaires, ouvert, heures d'ouverture, horario, horarios, abierto, orari, orario, aperto
    horário, aberto, openingstijden, openingsuren, öppettider, öppet, åpningstider, åbningstider, aukioloajat, avoinna
    godziny, otwarte, otevírací, otevřeno, otváracie, radno vrijeme, radno vreme, delovni čas, program de lucru, orar
    nyitvatartás, работно време, часы работы, режим работы, время работы, години роботи, графік роботи
    çalışma saatleri, ωράριο, ώρες λειτουργίας, jam buka, jam operasional, giờ mở cửa, שעות פתיחה, ساعات العمل
    أوقات العمل, 営業時間, 영업시간, 营业时间, 營業時間`)

const HOURS_LABELS = pattern('u')`^(?:${HOURS_PHRASES})`

const LABELS: ReadonlySet<string> = new Set(
  phrases(`
    address, our address, postal address, street address, visiting address, mailing address, location, our location
    adresse, anschrift, unsere adresse, besucheradresse, postadresse, postanschrift, standort, notre adresse
    dirección, domicilio, ubicación, indirizzo, sede, endereço, morada, adres, bezoekadres, postadres, besöksadress, postadress
    besøksadresse, besøgsadresse, osoite, käyntiosoite, postiosoite, aadress, adrese, adresas, adresa, naslov, cím, címünk
    адрес, наш адрес, адреса, διεύθυνση, adresimiz, alamat, địa chỉ, ที่อยู่, כתובת, العنوان, عنوان, 住所, 所在地, 地址, 주소`),
)

/** Whether a text is a label of an address, or says when somebody is open: `Adres`, `Pon-Pt 8-16`. */
export function isBesideAddress(text: string): boolean {
  const [word = ''] = FIRST_WORD.exec(text) ?? []
  const first = word.toLowerCase()
  // Most pieces begin with no such word, and this is asked of each piece several times.
  if (!BEGINNINGS.has(first)) return false
  const small = inSmallLetters(text).replace(/(?<![\s:.])[\s:.]+$/, '')
  if (HOURS_LABELS.test(small) || LABELS.has(small)) return true
  if (!DAYS.has(first)) return false
  const [, second = '', third = ''] = small.split(/[\s.,:–—/&+-]+/, 3)
  const rest = small.slice(first.length, first.length + MAX_TIMES_CHARS)
  // A mere space does not join two days: `La Mer`.
  return DAYS.has(third) || (DAYS.has(second) && JOINED.test(rest)) || TIMES.test(rest)
}

const FIRST_WORD = /^[^\s.,:–—/&+-]+/

const BEGINNINGS: ReadonlySet<string> = new Set([
  ...DAYS,
  ...[...HOURS_PHRASES, ...LABELS].map((phrase) => FIRST_WORD.exec(phrase)?.[0] ?? phrase),
])
