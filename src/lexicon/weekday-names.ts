import { pattern, phrases } from './pattern.ts'

/**
 * Days of the week as dates have them, in the languages of the table of months. By hand, after CLDR 45, with
 * the forms that stand behind a preposition. Scripts without spaces are left out: there the day of the week
 * stands behind the date.
 */
const WEEKDAY_NAMES = phrases(`
  monday, tuesday, wednesday, thursday, friday, saturday, sunday, mon, tue, tues, wed, thu, thur, thurs, fri, sat, sun
  montag, dienstag, mittwoch, donnerstag, freitag, samstag, sonnabend, sonntag, lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche
  lunes, martes, miércoles, jueves, viernes, sábado, domingo, segunda-feira, terça-feira, quarta-feira, quinta-feira, sexta-feira
  lunedì, martedì, mercoledì, giovedì, venerdì, sabato, domenica, dilluns, dimarts, dimecres, dijous, divendres, dissabte, diumenge
  luns, mércores, xoves, venres, luni, marți, miercuri, joi, vineri, sâmbătă, duminică
  maandag, dinsdag, woensdag, donderdag, vrijdag, zaterdag, zondag, måndag, tisdag, onsdag, torsdag, fredag, lördag, söndag
  måndagen, tisdagen, onsdagen, torsdagen, fredagen, lördagen, söndagen, mandag, tirsdag, lørdag, søndag
  mánudaginn, þriðjudaginn, miðvikudaginn, fimmtudaginn, föstudaginn, laugardaginn, sunnudaginn
  maanantaina, tiistaina, keskiviikkona, torstaina, perjantaina, lauantaina, sunnuntaina
  esmaspäeval, teisipäeval, kolmapäeval, neljapäeval, reedel, laupäeval, pühapäeval, pirmdien, otrdien, trešdien, ceturtdien, piektdien
  sestdien, svētdien, pirmadienį, antradienį, trečiadienį, ketvirtadienį, penktadienį, šeštadienį, sekmadienį
  poniedziałek, wtorek, środa, środę, czwartek, piątek, sobota, sobotę, niedziela, niedzielę, pondělí, úterý, středa, středu, čtvrtek, pátek
  sobotu, neděle, neděli, pondelok, utorok, streda, stredu, štvrtok, piatok, nedeľa, nedeľu, ponedeljek, torek, sreda, sredo, četrtek, petek
  soboto, nedelja, nedeljo, ponedjeljak, ponedeljak, srijeda, srijedu, sredu, četvrtak, petak, subota, subotu, nedjelja, nedjelju, nedelju
  понедельник, вторник, среда, среду, четверг, пятница, пятницу, суббота, субботу, воскресенье, понеділок, вівторок, середа, середу
  четвер, пятницю, субота, суботу, неділя, неділю, понеделник, сряда, четвъртък, петък, събота, неделя, понедељак, понедељка, уторак, среду
  четвртак, петак, недеља, недељу, pazartesi, salı, çarşamba, perşembe, cuma, cumartesi, pazar, hétfőn, kedden, szerdán, csütörtökön
  pénteken, szombaton, vasárnap, δευτέρα, τρίτη, τετάρτη, πέμπτη, παρασκευή, σάββατο, κυριακή, الاثنين, الإثنين, الثلاثاء, الأربعاء
  الخميس, الجمعة, السبت, الأحد, senin, selasa, rabu, kamis, jumat, sabtu, minggu, isnin, khamis, jumaat, ahad`)

/** A day of the week, and a preposition before it, as the whole beginning of a text: `On Monday, the`. */
export const BEGINS_WITH_WEEKDAY = pattern('iu')`
  ^(?:\p{L}{1,4}\s+)?(?:${WEEKDAY_NAMES})[\s,]*(?:\p{L}{1,4}\s*)?$
`

/** A day of the week as the first word of a text. */
export const WEEKDAY_FIRST = pattern('iu')`^(?:${WEEKDAY_NAMES})(?![\p{L}\p{M}])`
