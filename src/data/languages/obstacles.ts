// Made from data/languages by `npm run data`. Change that, and not this.
/** What layers say that cover a page. From consent layers, popups and age gates, 2026. By language. */
export const OBSTACLES: Readonly<Record<string, {
/** What cookies are called; in many languages it is the word for what is baked. */
readonly cookies?: readonly string[]
/** What consent layers speak of besides. */
readonly consent?: readonly string[]
/** What asks for an age. */
readonly ages?: readonly string[]
/** What a newsletter is called. */
readonly newsletters?: readonly string[]
/** What asks for an address to write to. */
readonly subscribing?: readonly string[]
}>> = JSON.parse(`{
"ar":{"cookies":["تعريف الارتباط","الكوكيز"],"ages":["18 عام"],"newsletters":["النشرة"]},
"bg":{"cookies":["бисквитк"],"newsletters":["бюлетин"]},
"bn":{"cookies":["কুকি"],"newsletters":["নিউজলেটার"]},
"ca":{"newsletters":["butlletí"]},
"cs":{"ages":["/je (?:vám|ti) (?:více |již |už )*(?:než )?18/"],"subscribing":["odebírat"]},
"da":{"consent":["samtykke"],"ages":["/er du (?:over|fyldt|fylt|gammel nok)/"]},
"de":{"consent":["/\\\\bdsgvo\\\\b/","ihre privatsphäre","einwilligung"],"ages":["wie alt","volljährig","/(?:bist du|sind sie) (?:schon |über |mindestens |bereits )*(?:1[68]|älter)/","/alters(?:überprüfung|verifikation|kontrolle|nachweis|abfrage)/","mindestalter"],"subscribing":["abonnieren","/\\\\d+ ?% rabatt/"]},
"el":{"ages":["άνω των 18"],"newsletters":["ενημερωτικ"]},
"en":{"cookies":["/cookies?\\\\b/","cookie-","cookies"],"consent":["/\\\\bgdpr\\\\b/","/\\\\bccpa\\\\b/","your privacy"],"ages":["/are you (?:over|of legal|at least|older|above|1[89]|2[01])/","/legal (?:drinking |smoking )?age/","drinking age","/age (?:verification|gate|check)/","/(?:verify|confirm) your age/","/(?:must|have to) be (?:at least |over )?(?:1[6-9]|2[01])/","/(?:over|above) (?:1[689]|2[01]) years/","/(?:1[89]|2[01]) or older/"],"newsletters":["newsletter","mailing list"],"subscribing":["subscribe","sign up","/join (?:our|the) (?:list|club|community)/","/\\\\d+ ?% off/"]},
"es":{"consent":["su privacidad","consentimiento"],"ages":["/mayor(?:es)? de (?:edad|18)/","edad legal"],"newsletters":["boletín"],"subscribing":["/suscr[ií]b/","/\\\\d+ ?% de descuento/"]},
"et":{"cookies":["küpsis"],"newsletters":["uudiskir"]},
"fa":{"cookies":["کوکی"],"newsletters":["خبرنامه"]},
"fi":{"cookies":["evästei"],"ages":["/oletko (?:yli|täyttänyt)/"],"newsletters":["uutiskirje"]},
"fr":{"consent":["/\\\\brgpd\\\\b/","votre vie privée","consentement"],"ages":["/avez-vous (?:plus de|l.âge|1[68])/","âge légal","/(?:être|êtes-vous) majeur/"],"newsletters":["infolettre"],"subscribing":["/inscri(?:vez|re|ption|viti)/","/\\\\d+ ?% de (?:réduction|remise)/"]},
"he":{"cookies":["עוגיות"],"ages":["בן 18","גיל 18"],"newsletters":["ניוזלטר","רשימת התפוצה"]},
"hi":{"cookies":["कुकी"],"newsletters":["न्यूज़लेटर"]},
"hr":{"cookies":["kolačić"]},
"hu":{"cookies":["sütik"],"ages":["/elmúl\\\\S+ 18/"],"newsletters":["/hírlev[eé]l/"]},
"is":{"cookies":["vafrakök","vefkök"],"newsletters":["fréttabréf"]},
"it":{"consent":["tua privacy"],"ages":["maggiorenn","età legale"],"subscribing":["/\\\\d+ ?% di sconto/"]},
"ja":{"cookies":["クッキー"],"consent":["プライバシー"],"ages":["/(?:18|20)歳以上/","年齢確認"],"newsletters":["メルマガ","ニュースレター","メールマガジン"]},
"ko":{"cookies":["쿠키"],"ages":["/(?:만 ?)?19세/"],"newsletters":["뉴스레터"],"subscribing":["구독"]},
"lt":{"cookies":["slapuk"],"newsletters":["naujienlaišk"]},
"lv":{"cookies":["sīkdat"],"newsletters":["jaunumu vēstul"]},
"mk":{"newsletters":["билтен"]},
"nl":{"consent":["uw privacy","privacybeleid","toestemming"],"ages":["/ben (?:je|jij|u) (?:al )?(?:18|ouder)/","wettelijke leeftijd"],"newsletters":["nieuwsbrief"],"subscribing":["inschrijv","/\\\\d+ ?% korting/"]},
"no":{"cookies":["informasjonskapsl"]},
"pl":{"cookies":["ciastecz"],"ages":["/(?:masz|ukończon\\\\S*|skończon\\\\S*) (?:ukończone |skończone )?18/","pełnoletni"],"newsletters":["biuletyn"],"subscribing":["/\\\\d+ ?% zniżki/"]},
"pt":{"consent":["/\\\\blgpd\\\\b/"],"ages":["/maior(?:es)? de (?:18|idade)/"],"subscribing":["assine","/\\\\d+ ?% de desconto/"]},
"ro":{"ages":["/(?:ai|aveți) peste 18/","vârsta legală"],"newsletters":["buletin"],"subscribing":["abonea"]},
"ru":{"cookies":["куки","/файл\\\\S* cookie/"],"ages":["/(?:исполнилось|есть) 18/","старше 18"],"newsletters":["рассылк"],"subscribing":["/подпи[сш]/","/\\\\d+ ?% скид/"]},
"sk":{"ages":["/máte (?:viac|už) (?:ako )?18/"]},
"sl":{"cookies":["piškot"],"newsletters":["obvestilnik","e-novic","novičnik"]},
"sr":{"cookies":["колачић"]},
"sv":{"cookies":["kakor"],"consent":["samtycke"],"ages":["/är du (?:över|fyllda|minst)/","/fyllt (?:18|20|25)/"],"newsletters":["/nyhe[td](?:s)?brev/"]},
"sw":{"newsletters":["jarida"]},
"th":{"cookies":["คุกกี้"],"newsletters":["จดหมายข่าว","รับข่าวสาร"]},
"tr":{"cookies":["çerez"],"ages":["18 yaş"],"newsletters":["bülten"]},
"uk":{"cookies":["кукі"],"ages":["/(?:виповнилося|є) 18/"],"newsletters":["розсилк"]},
"vi":{"newsletters":["bản tin"]},
"zh":{"consent":["隐私"],"ages":["/(?:已|年)满 ?18/","年满"],"newsletters":["电子报","電子報","新闻通讯"],"subscribing":["订阅","訂閱"]}
}`)
