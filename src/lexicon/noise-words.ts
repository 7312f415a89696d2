/**
 * Words near numbers that change on a page although its content is the same: times that have passed, counts
 * of visitors, and ids of requests. Words for money and for stock are in none of the lists.
 */

import { phrases, words } from './pattern.ts'

/** Units of time, in the forms that stand beside a number. */
export const TIME_UNITS = words(`
  /secs?/ /seconds?/ /mins?/ /minutes?/ /hrs?/ /hours?/ /days?/ /weeks?/ /months?/ /years?/
  /Sekunden?/ /Minuten?/ /Stunden?/ Std /Tag(?:en?)?/ /Wochen?/ /Monat(?:en?)?/ /Jahr(?:en?)?/
  /secondes?/ /heures?/ /jours?/ /semaines?/ mois /ans?/ /années?/
  /segundos?/ /minutos?/ /horas?/ /d[ií]as?/ /semanas?/ /mes(?:es)?/ /m[eê]s/ /años?/ /anos?/
  /second[oi]/ /minut[oi]/ /or[ae]/ /giorn[oi]/ /settiman[ae]/ /mes[ei]/ /ann[oi]/
  /seconden?/ /minuut/ /uur/ /uren/ /dag(?:en|ar|e)?/ /week/ /weken/ /maand(?:en)?/ jaar
  /sekund[aęyo]?/ /minut[aęy]?/ /godzin[aęy]?/ /dzień/ dni /tydzień/ /tygodni[e]?/ /miesiąc[ei]?/ miesięcy /lat[a]?/ rok
  /sekund(?:er)?/ /minut(?:er)?/ /minutter?/ /timm(?:e|ar)/ /timer?/ /veck(?:a|or)/ /uger?/ /uker?/ /månad(?:er)?/ /måned(?:er)?/ år
  /sekunti[a]?/ /minuutti[a]?/ /tunti[a]?/ /päivä[ä]?/ /viikko[a]?/ /kuukau(?:si|tta)/ /vuo(?:si|tta)/
  /sekund(?:ou|ami)/ /minut(?:ou|ami)/ /hodin(?:ou|ami)/ dnem dny týdnem týdny měsícem /měsíci/ rokem roky
  /секунд[уы]?/ /минут[уы]?/ /час(?:а|ов)?/ /дн(?:я|ей)/ день /недел[юиь]/ /месяц(?:а|ев)?/ год года лет
  /годин[уи]?/ /хвилин[уи]?/ дні днів тижні тижнів
  saniye dakika saat gün hafta ay yıl
  ثانية ثوان دقيقة دقائق ساعة ساعات يوم أيام أسبوع أسابيع شهر أشهر سنة سنوات
  秒 分 分钟 分鐘 時間 小时 小時 日 天 週間 周 週 か月 ヶ月 个月 個月 年 초 분 시간 일 주 개월 년`)

/** Words for the number one. */
export const ONES = words(`
  a an one eine einem einer ein une un una uma um uno een en ett et jedną één`)

/** Words before a number and a unit of time in the past: `vor 3 Stunden`. */
export const AGO_BEFORE = phrases(`
  vor, il y a, hace, há, před, منذ, قبل`)

/** Words after a number and a unit of time in the past: `3 hours ago`. */
export const AGO_AFTER = phrases(`
  ago, fa, atrás, geleden, temu, sedan, siden, sitten, назад, тому, önce, 前, 以前, 전`)

/** Words for a time that has only just passed, without a number. */
export const JUST_NOW = phrases(`
  just now, a moment ago, moments ago, gerade eben, soeben, à l’instant, à l'instant, ahora mismo,
  proprio ora, agora mesmo, zojuist, przed chwilą, только что, az önce, たった今, 刚刚, 방금,
  yesterday, today, gestern, heute, hier, aujourd’hui, aujourd'hui, ayer, hoy, ieri, oggi, ontem, hoje,
  gisteren, vandaag, wczoraj, dzisiaj, dziś, вчера, сегодня, dün, bugün, 昨日, 今日, 昨天, 今天, 어제, 오늘`)

/** Words before a remaining time: `noch 3 Tage`. */
export const LEFT_BEFORE = phrases(`
  noch, nur noch, plus que, il reste, reste, quedan, restan, faltan, mancano, faltam, restam, nog,
  ends in, endet in, se termine dans, termina en, termina in, termina em, zostało, осталось, あと, 还剩, 剩余`)

/** Words after a remaining time: `3 days left`. */
export const LEFT_AFTER = phrases(`
  left, remaining, to go, restants, restantes, rimanenti, verbleiben, verbleibend, kvar, 残り`)

/** Words for the counted actions of visitors, and for the visitors themselves. */
export const COUNTED = words(`
  /views?/ /visits?/ /visitors?/ /likes?/ /comments?/ /replies/ /reply/ /shares?/ /followers?/ /subscribers?/
  /downloads?/ /plays?/ /votes?/ /upvotes?/ /retweets?/ /reposts?/ /reactions?/ /claps?/ /hits?/ /reviews?/
  /ratings?/ /bookmarks?/ /pageviews?/ online
  /Aufrufe?/ /Besuche?/ /Besucher/ /Kommentare?/ /Antworten/ /Bewertungen?/ /Abonnenten/ /Zugriffe/ /Stimmen/
  /vues?/ /visites?/ /visiteurs?/ /commentaires?/ /partages?/ /abonnés?/ /téléchargements?/ /avis/ /réponses?/
  /visitas?/ /visitantes?/ /comentarios?/ /vistas?/ /seguidores/ /descargas?/ /opiniones/ /reseñas?/
  /visualizzazion[ei]/ /visite/ /visitator[ei]/ /comment[oi]/ /recension[ei]/ /condivision[ei]/
  /visualizações/ /comentários?/ /avaliações/ /acessos?/ /descargas?/
  /weergaven?/ /bezoekers?/ /reacties?/ /beoordelingen/ /volgers/
  /wyświetle(?:ń|nia)/ /odsłon[ay]?/ /komentarz[ey]?/ /opinii?/ /odwiedzin/
  /visningar/ /visninger/ /kommentarer?/ /besökare/ /besøgende/ /katselukertaa?/ /kommenttia/
  /zobrazení/ /komentářů?/ /návštěv/
  /просмотр(?:а|ов)?/ /комментари(?:й|я|ев)/ /посетител(?:ь|я|ей)/ /отзыв(?:а|ов)?/ /скачивани(?:е|я|й)/
  /görüntülenme/ /yorum/ /ziyaretçi/ /beğeni/
  مشاهدة مشاهدات تعليق تعليقات زيارة
  回視聴 回閲覧 閲覧 コメント 件のレビュー 次观看 次浏览 浏览 阅读 评论 点赞 조회수 조회 댓글 리뷰`)

/** Words for people. With a word of `WATCHING`, they mean people who are on the page now. */
export const PEOPLE = words(`
  /people/ /persons?/ /users?/ /guests?/ /others/ /visitors?/ /Personen/ /Leute/ /Nutzer/ /Gäste/ /personnes/
  /personas/ /persone/ /utenti/ /pessoas/ /mensen/ /personen/ /osób/ /personer/ /человек[а]?/ /kişi/ 人 名`)

export const WATCHING = words(`
  /viewing/ /watching/ /looking/ /browsing/ online /sehen/ /schauen/ /ansehen/ /regardent/ /consultent/
  /viendo/ /mirando/ /guardando/ /visualizzando/ /vendo/ /bekijken/ /ogląda/ /tittar/ /смотр(?:ят|ит)/
  /bakıyor/ 閲覧中 正在看 正在浏览`)

/** Labels of ids of requests and sessions. */
export const REQUEST_LABELS = phrases(`
  request id, request-id, requestid, ray id, session, session id, session-id, trace id, trace-id,
  correlation id, csrf, csrf token, token, nonce, reference id, error reference, build, build id,
  Sitzung, Sitzungs-ID, Anfrage-ID, Vorgangs-ID, identifiant de session, id de sesión, ID sessione`)

/** Names of checksums. A changed checksum means that a file has changed, so it is not noise. */
export const CHECKSUMS = words(
  '/sha-?(?:1|224|256|384|512)/ md5 crc32 checksum /Prüfsumme/ fingerprint blake2b',
)

/** Words before the time at which a page was made or last changed. */
export const AS_OF = phrases(`
  last updated, last update, last modified, last checked, updated, updated on, updated at, as of,
  generated, generated on, generated at, rendered at, current time, server time, today is, retrieved,
  Stand, Letzte Aktualisierung, zuletzt aktualisiert, aktualisiert, aktualisiert am, Serverzeit,
  dernière mise à jour, mis à jour, mis à jour le, mise à jour, última actualización, actualizado,
  actualizado el, ultimo aggiornamento, aggiornato, aggiornato il, última atualização, atualizado em,
  laatst bijgewerkt, bijgewerkt, bijgewerkt op, ostatnia aktualizacja, zaktualizowano, senast uppdaterad,
  uppdaterad, sist oppdatert, sidst opdateret, päivitetty, aktualizováno, обновлено, последнее обновление,
  son güncelleme, güncellendi, آخر تحديث, 最終更新, 更新日, 更新日時, 最后更新, 更新时间, 最近更新, 최종 업데이트, 업데이트`)
