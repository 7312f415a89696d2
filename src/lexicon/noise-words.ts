/**
 * Words near numbers that change on a page although its content is the same: times that have passed, counts
 * of visitors, and ids of requests. Words for money and for stock are in none of the lists.
 */

import { phrases, words } from './pattern.ts'

/** Units of time, in the forms that stand beside a number. */
export const TIME_UNITS = words(`
  /secs?/ /seconds?/ /mins?/ /minutes?/ /hrs?/ /hours?/ /days?/ /weeks?/ /months?/ /years?/ /Sekunden?/
  /Minuten?/ /Stunden?/ Std /Tag(?:en?)?/ /Wochen?/ /Monat(?:en?)?/ /Jahr(?:en?)?/ /secondes?/ /heures?/
  /jours?/ /semaines?/ mois /ans?/ /années?/ /segundos?/ /minutos?/ /horas?/ /d[ií]as?/ /semanas?/
  /mes(?:es)?/ /m[eê]s/ /años?/ /anos?/ /second[oi]/ /minut[oi]/ /or[ae]/ /giorn[oi]/ /settiman[ae]/
  /mes[ei]/ /ann[oi]/ /seconden?/ /minuut/ /uur/ /uren/ /dag(?:en|ar|er|e)?/ /week/ /weken/ /maand(?:en)?/
  jaar /sekund[aęyo]?/ /minut[aęy]?/ /godzin[aęy]?/ /dzień/ dni /tydzień/ /tygodni[e]?/ /miesiąc[ei]?/
  miesięcy /lat[a]?/ rok /sekund(?:er)?/ /minut(?:er)?/ /minutter?/ /timm(?:e|ar)/ /timer?/ /veck(?:a|or)/
  /uger?/ /uker?/ /månad(?:er)?/ /måned(?:er)?/ år /sekunti[a]?/ /minuutti[a]?/ /tunti[a]?/ /päivä[ä]?/
  /viikko[a]?/ /kuukau(?:si|tta)/ /vuo(?:si|tta)/ /sekund(?:ou|ami)/ /minut(?:ou|ami)/ /hodin(?:ou|ami)/
  dnem dny týdnem týdny měsícem /měsíci/ rokem roky /δευτερόλεπτ(?:ο|α)/ /λεπτ(?:ό|ά)/ /ώρ(?:α|ες)/
  /η?μέρ(?:α|ες)/ /εβδομάδ(?:α|ες)/ /μήν(?:α|ες)/ /secund[eăa]/ /or[eăa]/ /zi(?:le|uă)?/ /săptămân[iăa]/
  /lun[iăa]/ ani /másodperc/ perc óra nap hét hónap év /(?:másod)?perce/ órája napja hete hónapja éve
  /másodperccel/ perccel órával nappal héttel hónappal évvel /секунд[уы]?/ /минут[уы]?/ /час(?:а|ов)?/
  /дн(?:я|ей)/ день /недел[юиь]/ /месяц(?:а|ев)?/ год года лет /годин[уи]?/ /хвилин[уи]?/ дні днів тижні
  тижнів /минут[аи]/ /дни/ /седмиц[аи]/ giây phút giờ ngày tuần tháng năm detik menit jam hari minggu bulan
  tahun सेकंड मिनट /घंट[ेा]/ दिन सप्ताह हफ़्ते महीने साल שניות דקות שעה שעות יום ימים שבוע שבועות חודשים
  saniye dakika saat gün hafta ay yıl ثانية ثوان دقيقة دقائق ساعة ساعات يوم أيام أسبوع أسابيع دقيقتين
  ساعتين يومين أسبوعين شهرين سنتين شهر أشهر سنة سنوات 秒 分 分钟 分鐘 時間 小时 小時 日 天 週間 周 週 か月 ヶ月 个月 個月 年 초 분 시간 일
  주 개월 년 sek /dn[íi]/ dňami /hodin[ay]?/ /hodín[ay]?/ /minút[ay]?/ /týždň(?:e|ami|ov)/ mesiacmi วินาที
  นาที ชั่วโมง วัน สัปดาห์ เดือน ปี ثانیه دقیقه روز هفته ماه سال`)

/** Units of a day, beside the number of days until or since something. */
export const DAYS = words(`
  /days?/ /Tag(?:en?)?/ /jours?/ /d[ií]as?/ /giorn[oi]/ /dag(?:en|ar|er|e)/ dzień dni /päivä[ä]?/ dny dní dnů
  dni /η?μέρ(?:α|ες)/ /zi(?:le|uă)?/ /дн(?:я|ей|і|ів)/ день дни gün ngày hari दिन יום ימים يوم أيام يومًا روز
  วัน 天 /일(?=\\s?(?:전|후|남|동안))/ /日(?=間|间|後|后|前)/`)

/** Words directly before a number of days that is a term. */
export const WITHIN = phrases(`
  within, innerhalb, innerhalb von, binnen, sous, entro, dentro de, w ciągu, inom, inden for, innen, během,
  do, v průběhu, în termen de, в течение, протягом, içinde, tối đa`)

/** Words for the number one. */
export const ONES = words(`
  a an one eine einem einer ein une un una uma um uno een en ett et jedną één`)

/** Words before a number and a unit of time in the past: `vor 3 Stunden`. */
export const AGO_BEFORE = phrases(`
  vor, il y a, hace, há, před, pred, acum, преди, πριν, πριν από, לפני, منذ, قبل`)

/** Words after a number and a unit of time in the past: `3 hours ago`. */
export const AGO_AFTER = phrases(`
  ago, fa, atrás, geleden, temu, sedan, siden, sitten, назад, тому, önce,
  ezelőtt, trước, yang lalu, lalu, पहले, ที่แล้ว, ที่ผ่านมา, /پیش(?! از)/, 前, 以前, 전`)

/** Words for a time that has only just passed, without a number. */
export const JUST_NOW = phrases(`
  just now, a moment ago, moments ago, gerade eben, soeben, à l’instant, à l'instant, ahora mismo,
  proprio ora, agora mesmo, zojuist, przed chwilą, pred chvíľou, pred chvilkou, před chvílí, только что,
  az önce, たった今, 刚刚, 방금, yesterday, today,
  gestern, heute, i dag, i går, idag, igår, dnes, včera, tänään, eilen, tegnap, hier, aujourd’hui,
  aujourd'hui, ayer, hoy, ieri, oggi, ontem, hoje, gisteren, vandaag, wczoraj, dzisiaj, dziś, вчера,
  сегодня, сьогодні, вчора, днес, σήμερα, χθες, azi, hôm nay, hôm qua, hari ini, kemarin, اليوم, أمس, היום,
  आज, dün, bugün, 昨日, 今日, 昨天, 今天, 어제, 오늘`)

/** Words for the time before this one. In a sentence they say more than how old a text is. */
export const LAST_PERIODS = phrases(`
  last week, last month, last year, letzte Woche, letzten Monat, letztes Jahr, la semaine dernière,
  le mois dernier, la semana pasada, el mes pasado, la settimana scorsa, il mese scorso, na semana passada,
  no mês passado, vorige week, vorige maand, w zeszłym tygodniu, w zeszłym miesiącu, förra veckan,
  förra månaden, sidste uge, sidste måned, forrige uke, forrige måned, viime viikolla, viime kuussa,
  minulý týden, minulý měsíc, múlt héten, múlt hónapban, на прошлой неделе, в прошлом месяце,
  минулого тижня, минулого місяця, geçen hafta, geçen ay, 先週, 先月, 上周, 上个月, 지난주, 지난달`)

/** Words before a remaining time: `noch 3 Tage`. */
export const LEFT_BEFORE = phrases(`
  noch, nur noch, plus que, il reste, reste, quedan, restan, faltan, mancano, faltam, restam, nog,
  ends in, endet in, se termine dans, termina en, termina in, termina em, zostało, осталось, залишилось,
  เหลืออีก, あと, 还剩, 剩余`)

/** Words after a remaining time: `3 days left`. */
export const LEFT_AFTER = phrases(`
  left, remaining, to go, مانده, restants, restantes, rimanenti, verbleiben, verbleibend, kvar, 残り`)

/** Labels of ids of requests and sessions. */
export const REQUEST_LABELS = phrases(`
  request id, request-id, request number, request no, requestid, ray id, session, session id, session-id,
  trace id, trace-id, correlation id, csrf, csrf token, token, nonce, reference id, error reference, build,
  build id, Sitzung, Sitzungs-ID, Anfrage-ID, Vorgangs-ID, identifiant de session, id de sesión,
  ID sessione, ID da requisição, ID de la solicitud, identifiant de requête, ID richiesta, verzoek-id,
  id żądania`)

/** Names of checksums. A changed checksum means that a file has changed, so it is not noise. */
export const CHECKSUMS = words(
  '/sha-?(?:1|224|256|384|512)/ md5 crc32 checksum /Prüfsumme/ fingerprint blake2b',
)

/** Words before the time at which a page was made or last changed. */
export const AS_OF = phrases(`
  last updated, last update, last modified, last checked, updated, updated on, updated at, as of,
  last visit, last login, letzter Besuch, dernière visite, última visita, ultima visita, laatste bezoek,
  generated, generated on, generated at, printed, cached, erstellt, gedruckt, ausgedruckt, abgerufen,
  imprimé, mise en cache, mis en cache, généré, impreso, generado, stampato, generato, impresso, gerado,
  afgedrukt, wydrukowano, wygenerowano, vytištěno, utskriven, utskrevet, tulostettu, распечатано,
  сформировано, rendered at, current time, server time, today is, retrieved, Stand, Letzte Aktualisierung,
  zuletzt aktualisiert, aktualisiert, aktualisiert am, Serverzeit, dernière mise à jour, mis à jour,
  mis à jour le, mise à jour, última actualización, /actualizad[oa](?: el)?/, ultimo aggiornamento,
  /aggiornat[oa](?: il)?/, última atualização, /atualizad[oa](?: em)?/, laatst bijgewerkt, bijgewerkt,
  bijgewerkt op, ostatnia aktualizacja, zaktualizowano, senast uppdaterad, uppdaterad, sist oppdatert,
  sidst opdateret, päivitetty, aktualizováno, обновлено, последнее обновление, son güncelleme, güncellendi,
  آخر تحديث, ενημερώθηκε, τελευταία ενημέρωση, frissítve, cập nhật, actualizat, 最終更新, 更新日, 更新日時, 最后更新,
  更新时间, 最近更新, 최종 업데이트, 업데이트`)

/** Words between those and a time of day. */
export const AT = phrases('at, on, à, le, a las, a la, às, as, dnia, w, в, о')

/** The same, before a time that may have a dot: `kl. 10.30`. Otherwise, 22.04 may be a version or a day. */
export const AT_CLOCK = phrases('kl., kl, klo, klockan, klokken, um, om, alle, alle ore, ore, godz., o, saat')

/** Words for this day. */
export const TODAY = phrases(`
  today, heute, aujourd’hui, aujourd'hui, hoy, oggi, hoje, vandaag, dzisiaj, dziś, i dag, idag, tänään, dnes,
  сегодня, сьогодні, днес, bugün, σήμερα, azi, اليوم, היום, hôm nay, hari ini, आज, 今日, 今天, 오늘`)

/** Words for the day before. */
export const YESTERDAY = phrases(`
  yesterday, gestern, hier, ayer, ieri, ontem, gisteren, wczoraj, i går, igår, eilen, včera, tegnap, вчера,
  вчора, dün, χθες, kemarin, hôm qua, أمس, אתמול, कल, 昨日, 昨天, 어제`)

/** Weekdays that `data/languages` does not have. */
export const OTHER_WEEKDAYS = words(String.raw`
  /(?:maanan|tiis|tors|perjan|lauan|sunnun)tai(?:ta)?/ /keskiviikko[a]?/ /星期[一二三四五六日天]/ /[周週][一二三四五六日]/
  /[月火水木金土日]曜日?/ /[월화수목금토일]요일/ /hétf[őo]n?/ /kedd(?:en)?/ /szerd[aá]n?/ /csütörtök(?:ön)?/ /péntek(?:en)?/
  /szombat(?:on)?/ /vasárnap/ /thứ\s(?:hai|ba|tư|năm|sáu|bảy)/ /chủ\snhật/
  /(?:सोम|मंगल|बुध|गुरु|शुक्र|शनि|रवि)वार/`)

/** Words before the names of saints whose day it is. */
export const NAME_DAYS = phrases(`
  bonne fête, fête du jour, fête à souhaiter, svátek má, svátek slaví, meniny má, meniny oslavuje, imieniny,
  imieniny obchodzą, /nimipäivää viettää(?:vät)?/, nimipäivä, namnsdag, navnedag, névnap, névnapja, именины,
  именины отмечают, имен ден, vārda diena, vardadieniai, γιορτάζουν, γιορτή, onomastico, Namenstag`)

/** Words before the time that a server needed for the page. */
export const GENERATED = phrases(`
  generated in, rendered in, served in, created in, processed in, loaded in, built in, erzeugt in,
  generiert in, geladen in, erstellt in, générée en, généré en, servie en, chargée en, generada en,
  servida en, cargada en, generata in, caricata in, gerada em, carregada em, gegenereerd in, geladen in,
  czas generowania, czas generowania strony, wygenerowano w, vygenerováno za, genererad på, skapades på,
  genereret på, genereret i, laget på, generert på, сгенерирована за, создана за, згенеровано за, üretildi`)

/** Words before the next of what a page repeats: `next check in 40 seconds`. */
export const NEXT = words(`
  next /nächste[rs]?/ /prochaine?/ /próxim[ao]/ /prossim[ao]/ /volgende?/ neste /næste/ /nästa/ seuraava
  /następn[aey]/ /další/ /следующ(?:ая|ее|ий)/ /наступн(?:а|е|ий)/ sonraki επόμενη`)

/** What a page repeats by itself. A dose, a delivery and a lesson are none of it. */
export const REPEATED = words(`
  check update refresh Prüfung Überprüfung Aktualisierung vérification actualisation comprobación
  actualización
  controllo aggiornamento verificação atualização controle sjekk oppdatering tjek kontrol opdatering kontroll
  uppdatering tarkistus päivitys sprawdzenie aktualizacja kontrola aktualizace проверка обновление перевірка
  оновлення güncelleme ενημέρωση`)

/** Words between the two and the time. */
export const IN_TIME = words('in dans en tra fra em over om za через σε')

/** Units of time up to an hour, by their beginnings. A check that is due in months is one of people. */
export const SHORT_TIMES = words(String.raw`
  /se[ckg]\p{L}*/ /min\p{L}*/ /сек\p{L}*/ /мин\p{L}*/ /хвил\p{L}*/ /час\p{L}*/ /годин\p{L}*/ /hours?/ /hrs?/
  /Stunden?/ /heures?/ /horas?/ /or[ae]/ uur uren /timm?(?:e|ar|er)/ /tun\p{L}*/ /godzin\p{L}*/
  /hod[ií]n\p{L}*/
  saniye dakika saat /δευτ\p{L}*/ /λεπτ\p{L}*/`)

/** Words before a date on which something ends, begins or happens. Such a date is news when it changes. */
export const DUE = phrases(String.raw`
  deadline, due, until, closes, closing, ends, ending, expires, expiry, starts, starting, begins, beginning,
  opens, opening, valid, effective, scheduled, maintenance, postponed,
  /\p{L}*(?:frist|schluss|termin)/, bis, spätestens, endet, beginnt, gültig, Wartung,
  limite, clôture, jusqu’au, jusqu'au, avant le, à partir du, échéance, ouverture, valable,
  límite, plazo, hasta, vence, vencimiento, a partir del, desde, cierre, inicio,
  scadenza, entro, fino al, termine, a partire dal, chiusura, prazo, até, a partir de, encerramento,
  uiterlijk, tot, sluit, sluitingsdatum, vanaf, termin, upływa, do dnia, termín, uzávěrka, nejpozději,
  senast, sista dag, frist, senest, innen, viimeistään, määräaika, határidő, срок, не позднее, термін,
  προθεσμία, μέχρι, έως, son tarih, bitiş, başlangıç, حتى, آخر موعد, hạn, 締切, 締め切り, 期限, 截止, 마감`)

/** The same, directly before the date. */
export const DUE_NEAR = phrases(`
  by, to, till, from, on, ab, am, zum, au, al, dal, od, do, dnia, från, fra, til, с, до, від, ως, από`)

/** The same, directly after the date. */
export const DUE_AFTER = phrases(`
  まで, 迄, から, より, 締切, 까지, 부터, 마감, 止, 前, 起, 截止, asti, mennessä, alkaen, saakka, tarihine, kadar, itibaren`)

/**
 * Words on a page about what is cancelled or paid back. There, `3日前` means three days before something
 * else.
 */
export const CANCELLED = words(`
  /[%％]/ キャンセル 取消 解約 返金 締切 취소 환불 마감 退款 退票 退订 取消 截止 iptal iade إلغاء storno zrušen
  hủy huỷ ביטול`)

/**
 * Labels of boxes with an advertisement, as whole texts. Words that also mean advertising, or a display, are
 * not here: a page may say by them what it sells.
 */
export const AD_LABELS = phrases(`
  advertisement, sponsored, gesponsert, sponsorisé, patrocinado, sponsorizzato, advertentie, gesponsord,
  sponsorowane, annonsørinnhold, mainos, פרסומת`)

/** Words before the time of day at the visit. */
export const NOW = phrases(`
  it is, time now, local time, il est, heure locale, es ist, es ist jetzt, Uhrzeit, hora actual, son las,
  hora local, ora attuale, sono le, hora atual, são, het is, huidige tijd, klockan är, klokken er,
  kello on, jest godzina, je právě, pontos idő, текущее время, местное время, московское время,
  поточний час, τρέχουσα ώρα, 現在時刻, 当前时间, 현재 시각, bây giờ là`)

/** Words before the time until a session ends. */
export const SESSION_ENDS = phrases(`
  session expires in, session ends in, Sitzung endet in, Sitzung läuft ab in, session expire dans,
  sesión caduca en, sesión expira en, sessione scade tra, sessione scade in, sessão expira em,
  sessie verloopt over, sesja wygaśnie za, sesja wygasa za, сессия истекает через`)

/** Greetings, which go with the time of day. */
export const GREETINGS = phrases(`
  good morning, good afternoon, good evening, guten Morgen, guten Tag, guten Abend, bonjour, bonsoir,
  buenos días, buenas tardes, buenas noches, buongiorno, buon pomeriggio, buonasera, bom dia, boa tarde,
  boa noite, goedemorgen, goedemiddag, goedenavond, dzień dobry, dobry wieczór, god morgon, god morgen,
  god dag, god eftermiddag, god ettermiddag, god kväll, god kveld, god aften, hyvää huomenta, hyvää päivää,
  hyvää iltapäivää, hyvää iltaa, dobré ráno, dobrý den, dobré odpoledne, dobrý večer, jó reggelt, jó napot,
  jó estét, доброе утро, добрый день, добрый вечер, доброго ранку, добрий день, добрий вечір, καλημέρα,
  καλησπέρα, günaydın, iyi günler, iyi akşamlar, صباح الخير, مساء الخير, おはようございます, こんにちは, こんばんは,
  早上好, 上午好, 中午好, 下午好, 晚上好`)
