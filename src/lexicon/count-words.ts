/**
 * Words around numbers that count visitors and what they do. Such numbers change although the content of the
 * page is the same. Words for money and for stock are in none of the lists.
 */

import { phrases, words } from './pattern.ts'

/** Matches `12 online` and `12 online now`, and not `12 online courses`. */
const ONLINE_NOW = String.raw`/online(?!\s(?!now|right|jetzt|gerade|nu|nå|just|ora|agora)\p{L})/`

/** Words for the counted actions of visitors, and for the visitors themselves. */
export const COUNTED = words(String.raw`
  /views?/ /visits?/ /visitors?/ /likes?/ /comments?/ /replies/ /reply/ /shares?/ /followers?/
  /subscribers?/ /downloads?/ /plays?/ /votes?/ /upvotes?/ /retweets?/ /reposts?/ /reactions?/ /claps?/
  /hits?/ /reviews?/ /ratings?/ /bookmarks?/ /pageviews?/ ${ONLINE_NOW} /Aufrufe?/ /Besuche?/ /Besucher/
  /Kommentare?/ /Antworten/ /Bewertungen?/ /Abonnenten/ /Zugriffe/ /Stimmen/ /vues?/ /visites?/
  /visiteurs?/ /commentaires?/ /partages?/ /abonnés?/ /téléchargements?/ /avis/ /réponses?/ /visitas?/
  /visitantes?/ /comentarios?/ /vistas?/ /seguidores/ /descargas?/ /opiniones/ /reseñas?/
  /visualizzazion[ei]/ /visite/ /visitator[ei]/ /comment[oi]/ /recension[ei]/ /condivision[ei]/
  /visualizações/ /comentários?/ /avaliações/ /acessos?/ /descargas?/ /weergaven?/ /bezoekers?/ /reacties?/
  /beoordelingen/ /volgers/ /wyświetle(?:ń|nia)/ /odsłon[ay]?/ /komentarz[ey]?/ /opinii?/ /odwiedzin/
  /visningar/ /visninger/ /kommentarer?/ /besökare/ /besøgende/ /katselukertaa?/ /kommenttia/ /zobrazení/
  /komentářů?/ /návštěv/ /просмотр(?:а|ов)?/ /комментари(?:й|я|ев)/ /посетител(?:ь|я|ей)/ /отзыв(?:а|ов)?/
  /скачивани(?:е|я|й)/ /görüntülenme/ /yorum/ /ziyaretçi/ /beğeni/ /applicants?/ /Bewerber(?:innen)?/
  /Bewerbungen/ /candidatures/ /candidaturas/ /sollicitanten/
  /sollicitaties/ /ansökningar/ /søkere/ /ansøgere/ /откликов/ /megtekintés(?:ek)?/
  /látogat(?:ó|ók|ás|ások)/ /hozzászólás(?:ok)?/ /letöltés(?:ek)?/ /προβολ(?:ή|ές)/ /αναγνώσεις/
  /επισκέψεις/ /επισκέπτες/ /σχόλι(?:ο|α)/ /κοινοποιήσεις/ /λήψεις/ /zhlédnutí/ /návštěv(?:a|y|ník[ůy])/
  /návštev(?:y|níkov)?/ /komentárov/ /přečtení/ /stažení/ /vizualizări/ /vizite/ /vizitatori/ /comentarii/
  /descărcări/ /aprecieri/ /прегледа?/ /посещени[еяй]/ /перегляд(?:и|ів)/ /відвідувач(?:і|ів)/
  /коментар(?:і|ів)/ /завантажень/ /поширень/ /коментар[аи]?/ /посещений/ /лайк(?:а|ов)?/ /репост(?:а|ов)?/
  /прочтени[еяй]/ /поделились/ /поширили/ /besøkende/ /nedlastinger/ /nedladdningar/ /delingar/ /delinger/
  /delningar/ /besök/ /kävijää/ /lukukertaa?/ /latausta/ /tykkäystä/ /jakoa/ /okunma/ /izlenme/ /paylaşım/
  /indirme/ /partilhas/ /compartidos/ /visualizaciones/ /lecturas/ /lectures/ /letture/ /leituras/
  /weergaves/ /wejść/ /pobrań/ /polubie(?:ń|nia)/
  /suscriptores/ /compartilhamentos?/ /curtidas/ /gostos/ /iscritti/ /scaricamenti/ /abonnees/
  /obserwujących/ /subskrybentów/ /udostępnie(?:ń|nia)/ /reakcj[ie]/ /följare/ /prenumeranter/ /gillningar/
  /følgere/ /abonnenter/ /nedladdningar/ /seuraajaa?/ /tilaajaa?/ /sledujících/ /odběratelů/
  /sdílení/ /követő[k]?/ /feliratkozó[k]?/ /megosztás(?:ok)?/ /kedvelés(?:ek)?/
  /urmăritori/ /abonați/ /distribuiri/ /подписчик(?:а|и|ов)?/ /подписок/ /подписал(?:и|о)сь/
  /підписник(?:и|ів)?/ /вподобан(?:ь|ня)/ /последовател[ия]/ /ακόλουθοι/ /συνδρομητές/
   /takipçi/ /abone/ /pengikut/ /tayangan/ /người\stheo\sdõi/ /lượt\s(?:chia\ssẻ|bình\sluận)/
  /متابع(?:ون|ين|ًا)?/ /مشترك(?:ون|ين|ًا)?/ /עוקבים/ /מנויים/ /שיתופים/ /हिट/ /बार\sदेखा/
  /listens?/ /écoutes?/ /escuchas?/ /reproducciones/ /reproduções/ /ascolti/ Wiedergaben /odsłuchań/
  /lyssningar/ /aflytninger/ /avspillinger/ /kuuntelua/ /прослушивани[йея]/ /прослуховувань/ /ακροάσεις/
  /dinlenme/ /hallgatás/ /afișări/ /بازدید/ /دیدگاه/ /پسند/ /vaatamis[ti]/ /jälgijat/ /tellijat/ /ogledov/
  /komentarjev/ /sledilcev/ /peržiūr[ųos]/
  /skatījum[iu]/ /преглеждания/ /pratitelja/ /visualitzacions/ /دنبالکننده/ /ความคิดเห็น/ /ผู้ติดตาม/ /ถูกใจ/
  收藏 转发 分享 /पाठक/ /टिप्पणियाँ/ /आगंतुक/ /צפיות/ /תגובות/ /מבקרים/ /pengunjung/
  /komentar/ /unduhan/ /lượt\s(?:xem|truy\scập|tải|thích|đọc)/ /(?:ال)?زوار/ /(?:ال)?مشاهدات/ /قراءة/
  /إعجاب/ مشاهدة تعليق تعليقات زيارة 回視聴 回閲覧 閲覧 コメント 件のレビュー 次观看 次浏览 浏览 阅读 评论 点赞 조회수 조회 댓글 리뷰`)

/** Heads of the first column of a forum. */
export const FORUMS = words(`
  /forums?/ /boards?/ /categor(?:y|ies)/ Bereich Kategorie Unterforum rubrique catégorie foro foros categoría
  sezione categoria fórum seção dział avdelning kategori kategoria alue osio témakör kategória secțiune
  forumuri раздел форум розділ φόρουμ bölüm 板块 版块 掲示板 カテゴリ 게시판`)

/** Heads of columns with the threads of a forum. Beside a column with its posts, both are counts. */
export const THREADS = words(String.raw`
  /topics?/ /threads?/ /discussions?/ Themen /sujets?/ temas hilos argomenti discussioni tópicos 
  onderwerpen tematy wątki ämnen trådar emner tråder aiheet aiheita témata témák topicuri subiecte теми темы
  θέματα konular /chủ\sđề/ topik 主题 主題 スレッド トピック 주제`)

/** Heads of columns with the posts of a forum. */
export const POSTS = words(String.raw`
  /posts?/ /messages?/ /replies/ Beiträge Antworten Nachrichten /réponses?/ mensajes respuestas messaggi
  risposte mensagens respostas berichten reacties posty odpowiedzi inlägg svar indlæg innlegg viestit viestejä
  vastauksia příspěvky odpovědi hozzászólások mesaje răspunsuri повідомлення сообщения ответы відповіді
  мнения отговори μηνύματα απαντήσεις mesajlar mesaj yanıtlar /bài\sviết/ pesan balasan 帖子 回复 投稿 レス 글`)

/** Words before the number of all members of a site: `total members: 12`. */
export const MEMBERS = phrases(`
  total members, members total, total users, total de miembros, total membri, iscritti totali, celkem členů,
  összes tag, łącznie użytkowników, membres au total, totaal aantal leden, totalt antal medlemmar,
  medlemmer i alt, Mitglieder gesamt, Mitglieder insgesamt, усього учасників, всього користувачів,
  всего пользователей, всего участников, jäseniä yhteensä, toplam üye, 会員数, 회원수`)

/** Words for people. With a word of `WATCHING`, they mean people who are on the page now. */
export const PEOPLE = words(`
  /people/ /persons?/ /users?/ /guests?/ /others/ /visitors?/ /Personen/ /Leute/ /Nutzer/ /Gäste/ /personnes/
  /personas/ /persone/ /utenti/ /pessoas/ /mensen/ /personen/ /osób/ /personer/ /человек[а]?/ /kişi(?:nin)?/
  /customers?/ /members?/ /readers?/ /Kunden/ /Mitglieder/ /Besucher/ /clients?/ /visiteurs?/ /visitantes?/
  /usuarios?/ /invitados?/ /utilizadores/ /visitator[ei]/ /ospiti/ /bezoekers?/ /gebruikers?/ /gasten/
  /gości/ /użytkowników/ /zarejestrowanych/ /gäster/ /besökare/ /användare/ /brugere/ /gæster/ /brukere/
  /gjester/ /kävijää/ /vierasta/ /návštěvníků/ /hostů/ /uživatelů/ /vendég/ /látogató/ /felhasználó/
  /гост(?:ь|я|ей)/ /пользовател(?:ь|я|ей)/ /посетител(?:ь|я|ей)/ /покупател(?:ь|я|ей)/ /гостей/
  /користувач(?:і|ів)/ /відвідувач(?:і|ів)/ /επισκέπτες/ /ziyaretçi/ /kullanıcı/ /käyttäjää/ /jäsentä/ نفر
  位 명 人 名`)

/** Words for the kinds of people who are on a forum now. */
export const PRESENT_KINDS = words(`
  registered hidden bots robots /registrierte[rn]?/ /unsichtbare[rn]?/ /versteckte[rn]?/ inscrits invisibles
  registrados ocultos registrati nascosti geregistreerde verborgen registrerade dolda registrerede registrerte
  skjulte rekisteröitynyttä piilotettua registrovaných skrytých regisztrált rejtett înregistrați ascunși
  zarejestrowanych ukrytych зарегистрированных скрытых зареєстрованих прихованих kayıtlı gizli`)

export const WATCHING = words(`
  /viewing/ /watching/ /looking/ /browsing/ ${ONLINE_NOW} /sehen/ /schauen/ /ansehen/ /regardent/ /consultent/
  /viendo/ /mirando/ /guardando/ /visualizzando/ /vendo/ /bekijken/ /ogląda(?:ją)?/ /tittar/ /смотр(?:ят|ит)/
  /bakıyor/ /olhando/ /дивляться/ /prohlíží/ /nézi[k]?/ /κοιτάζουν/`)

/** The same, in scripts without spaces between words. */
export const WATCHING_CJK = words('보고 閲覧中 正在看 正在浏览')

/** What people have done, after their number: `12 people found this helpful`. */
export const REACTED = phrases(`
  in their cart, in their carts, in their basket, in their baskets, in their bag, im Warenkorb,
  dans leur panier, en su cesta, en su carrito, nel carrello, no carrinho, in hun winkelwagen, w koszyku,
  i varukorgen, i kurven, v košíku, в корзине, у кошику, sepetinde, estão a ver, a ver este, found this,
  like this, likes this, said yes, fanden das, fanden diese, finden das, gefällt das, ont trouvé,
  aiment ça, encontraron útil, les gusta, hanno trovato, acharam útil, vonden dit, vinden dit, uznało,
  hade nytta, fandt dette, syntes dette, pomohlo, сочли, считают полезным, yararlı buldu,
  saved this, have saved, gespeichert, ont enregistré, lo guardaron, hanno salvato, salvaram, bewaard,
  zapisało,
  tallentanut, ذخیره کردهاند`)

/** Buttons by which visitors say that they like something, before or behind a number. */
export const LIKED = phrases(`
  gefällt mir, j’aime, j'aime, me gusta, mi piace, gosto, curtidas, vind ik leuk, lubię to, to se mi líbí,
  páči sa mi, gilla, synes godt om, liker, tykkää, нравится, подобається, beğen, μου αρέσει, thích, suka,
  좋아요, お気に入り, ブックマーク, いいね, 点赞, 댓글`)

/** Buttons by which visitors share or save a page. Beside a count in the same line, they have counts. */
export const SHARED = phrases(`
  share, teilen, partager, enregistrer, compartir, condividi, compartilhar, partilhar, udostępnij, sdílet,
  zdieľať, megosztás, distribuie, поделиться, поширити, paylaş, κοινοποίηση, مشاركة, مشاركات, שתף, シェア, 保存,
  分享, 공유`)

/**
 * What an author has written so far, beside the name, before a colon and a number. Words that also mean the
 * messages of a tariff, or vacant posts, are not here.
 */
export const WRITTEN = words(`
  /Beiträge/ /Post[yó]w?/ /Inlägg/ /Indlæg/ /Innlegg/ /Příspěvk[yů]/ Karma 投稿数 发帖`)

/** Words for what was sold, between a number at the beginning of a statement and its end. */
export const SOLD = words(`
  sold verkauft /vendus?/ /vendid[oa]s?/ /vendut[io]/ verkocht sprzedano prodáno sålda solgt продано satıldı`)

/** Words between a count and its first day: `visits since 2009: 12`. */
export const SINCE = words('since seit depuis desde dal dal od с sinds sedan siden з από')

/** Words before the number of people who are on the page now: \`online now: 12\`. */
export const ONLINE = phrases(`
  online, online now, online users, users online, visitors online, guests online, people online,
  now viewing, currently viewing, online lige nu, online nå, online just nu, jetzt online, gerade online,
  wer ist online, en ligne, actuellement en ligne, connectés, en línea, en linea, usuarios conectados,
  online ora, utenti collegati, online agora, nu online, teraz ogląda, użytkownicy przeglądający,
  obecnie online, právě online, práve online, most online, paikalla nyt, сейчас на сайте, сейчас онлайн,
  зараз на сайті, зараз онлайн, σε σύνδεση, çevrimiçi, المتواجدون الآن, متصل الآن, đang truy cập, 現在の閲覧者,
  在线人数, 当前在线, 현재 접속자, зараз на форумі, сейчас на форуме, aktuell online, momentan online,
  currently online, conectados ahora, utenti online, usuários online, online teraz, nyt paikalla,
  jelenleg online,
  acum online, în prezent online, şu anda çevrimiçi, şu an çevrimiçi, đang online, sedang online`)

/** Verbs for what visitors do with a page: `read 214 times`. */
export const READ = words(`
  read viewed seen visited downloaded shown opened shared gelesen aufgerufen angesehen besucht heruntergeladen
  geteilt /lue?s?/ /vue?s?/ /consultée?s?/ /téléchargée?s?/ /partagée?s?/ /leíd[oa]s?/ /vist[oa]s?/
  /consultad[oa]s?/ /descargad[oa]s?/ /lett[oaei]/ /visualizzat[oaei]/ /scaricat[oaei]/ /lid[oa]s?/
  /visualizad[oa]s?/ /baixad[oa]s?/ bekeken gelezen gedownload /läst[a]?/ /visad[e]?/ vist læst lest
  przeczytano wyświetlono pobrano przečteno přečteno zobrazeno staženo просмотрено прочитано скачано
  переглянуто прочитано завантажено okundu görüntülendi letöltve megtekintve olvasták luettu katsottu
  προβλήθηκε διαβάστηκε देखा पढ़ा`)

/** Of these verbs, those that people do with texts alone: `read by 70 people`, and not `shared by 2 guests`. */
export const READ_BY = words(`
  read viewed gelesen aufgerufen angesehen /lue?s?/ /vue?s?/ /consultée?s?/ /leíd[oa]s?/ /lett[oaei]/
  /visualizzat[oaei]/ /lid[oa]s?/ /visualizad[oa]s?/ bekeken gelezen /läst[a]?/ læst lest przeczytano`)

/** Words for how often. */
export const TIMES = words(`
  times /Mal/ fois veces vezes volte keer /gånger/ gange ganger /raz[y]?/ /раз[аи]?/ /krát/ kez बार kertaa
  alkalommal φορές lần`)

/** Words before a number that is a limit, such as one of a tariff. It is no count of visitors. */
export const LIMITS = phrases(`
  up to, at most, max, max., maximum, maximal, limit, limited to, includes, including, included, incl.,
  at least, minimum, min., first, bis zu, höchstens, mindestens, inklusive, inkl., jusqu’à, jusqu'à, inclus,
  hasta, máximo, mínimo, incluye, fino a, massimo, minimo, inclusi, incluse, até, tot, maximaal, inclusief,
  no more than, no fewer than, wenigstens, maximum de, au moins, au plus, au maximum, al menos,
  como mínimo, como máximo, almeno, al massimo, pelo menos, no mínimo, no máximo, minstens, ten minste,
  hoogstens, co najmniej, minimum, najwyżej, minst, högst, mindst, højst, høyst, vähintään, enintään,
  korkeintaan,
  nejméně, minimálně, alespoň, nejvýše, maximálně, legalább, legfeljebb, cel puțin, cel mult, minim, maxim,
  τουλάχιστον, το πολύ, μέχρι, не менее, минимум, максимум, щонайменше, не менше, не більше, мінімум, en az,
  en fazla, en çok, minimal, maksimal, paling sedikit, paling banyak, tối thiểu, tối đa, ít nhất, לפחות, עד,
  على الأقل, كحد أقصى, कम से कम, अधिकतम, حداقل, حداکثر, อย่างน้อย, สูงสุด, 至少, 최소,
  do, maks., maksymalnie, upp till, op til, opptil, jopa, až, до, не более, от, έως, 最大, 最多, 最高, 최대, あたり`)

/** Words in a sentence about what is allowed or possible. A number behind them is a limit. */
export const ABLE = phrases(`
  can, could, may be, must, kann, können, darf, dürfen, peut, peuvent, puede, pueden, può, possono, pode,
  podem, kunnen, można, może, můžete, lze, může, kan, voi, может, можно, може, можна`)

/** Words directly before a verb for what happens regularly or has to happen, and not for what has happened. */
export const REGULAR = words('is are be being wird werden être viene vengono essere ser wordt worden')

/** Words between a number of a tariff and a unit of time: `10,000 views a month`. */
export const PER = words('a an each every per pro par al por im na w в i pr pr.')

/** Words directly behind a number that is a limit. */
export const OR_MORE = phrases(`
  or more, or fewer, oder mehr, ou plus, o más, o più, ou mais, of meer, lub więcej, eller fler, eller mer,
  eller flere, tai enemmän, nebo více, vagy több, sau mai mult, или более, і більше, veya daha fazla,
  ve üzeri,
  trở lên, 以上, 以下, 이상, 이하`)

/** Words for what comes again each month or day, behind a limit. */
export const REGULARLY = phrases(`
  monthly, daily, yearly, weekly, monatlich, täglich, jährlich, mensuels, mensuelles, mensuales, mensili,
  mensais, maandelijks, miesięcznie, dziennie, rocznie, månadsvis, månedlig, kuukaudessa, měsíčně, havonta,
  ежемесячно, щомісяця, aylık`)

/** Such units of time. */
export const PERIODS = words(`
  hour hr month mo day year yr week Stunde heure hora ora uur godzina hodina timme time час Monat Tag Jahr
  Woche mois jour an semaine mes día año semana mese giorno anno mês
  dia maand dag jaar miesiąc dzień rok měsíc den måned månad месяц день год місяць 月 日 年 월 일 년 ay gün`)

/** Words for what visitors did, in scripts without spaces between words, and what stands behind them. */
export const COUNTED_CJK = words(`
  浏览 瀏覽 阅读 閱讀 点击 點擊 访问 訪問 播放 下载 下載 评论 評論 点赞 收藏 转发 閲覧 再生 コメント いいね
  弹幕 ダウンロード アクセス フォロワー 登録者 作ってみた 粉丝 关注者 팔로워 구독자 추천 조회 방문 접속 좋아요 댓글 다운로드 공유`)
export const COUNT_CJK = words('次数 次數 量 人数 人數 人次 总数 数 數 者数 回数 수 자 횟수')
export const VISITOR_CJK = words('访客 訪客 访问者 訪問者 游客 遊客 来访者 来場者 방문자')
