import { type Branches, phrases } from '../pattern.ts'

/**
 * What cookies are called, by language; in many it is the word for what is baked. By hand, 2026.
 */
export const COOKIE_NAMES: Branches = [
  ...[/cookies?\b/, 'cookie-', 'cookies'],
  ...phrases(`
    kakor, evästei, informasjonskapsl, ciastecz, sütik, çerez, küpsis, slapuk, sīkdat, piškot, kolačić
    vafrakök, vefkök, бисквитк, колачић, куки, кукі, クッキー, 쿠키, تعريف الارتباط, الكوكيز, کوکی, עוגיות
    कुकी, কুকি, คุกกี้`),
  /файл\S* cookie/,
]

/** What consent layers speak of. By hand, 2026. */
export const CONSENT_WORDS: Branches = [
  ...COOKIE_NAMES,
  ...[/\bgdpr\b/, /\bdsgvo\b/, /\brgpd\b/, /\blgpd\b/, /\bccpa\b/],
  ...[
    'your privacy',
    'ihre privatsphäre',
    'votre vie privée',
    'su privacidad',
    'tua privacy',
    'uw privacy',
    'privacybeleid',
  ],
  ...[
    'einwilligung',
    'consentement',
    'consentimiento',
    'toestemming',
    'samtycke',
    'samtykke',
    '隐私',
    'プライバシー',
  ],
]

/** What asks for an age, by language. By hand, 2026. */
export const AGE_QUESTIONS: Branches = [
  ...[
    /are you (?:over|of legal|at least|older|above|1[89]|2[01])/,
    /legal (?:drinking |smoking )?age/,
    'drinking age',
    /age (?:verification|gate|check)/,
    /(?:verify|confirm) your age/,
  ],
  ...[
    /(?:must|have to) be (?:at least |over )?(?:1[6-9]|2[01])/,
    /(?:over|above) (?:1[689]|2[01]) years/,
    /(?:1[89]|2[01]) or older/,
  ],
  ...[
    'wie alt',
    'volljährig',
    /(?:bist du|sind sie) (?:schon |über |mindestens |bereits )*(?:1[68]|älter)/,
    /alters(?:überprüfung|verifikation|kontrolle|nachweis|abfrage)/,
    'mindestalter',
  ],
  ...[
    /avez-vous (?:plus de|l.âge|1[68])/,
    'âge légal',
    /(?:être|êtes-vous) majeur/,
    /mayor(?:es)? de (?:edad|18)/,
    'edad legal',
    'maggiorenn',
    'età legale',
    /maior(?:es)? de (?:18|idade)/,
  ],
  ...[
    /ben (?:je|jij|u) (?:al )?(?:18|ouder)/,
    'wettelijke leeftijd',
    /är du (?:över|fyllda|minst)/,
    /fyllt (?:18|20|25)/,
    /er du (?:over|fyldt|fylt|gammel nok)/,
    /oletko (?:yli|täyttänyt)/,
  ],
  ...[
    /(?:masz|ukończon\S*|skończon\S*) (?:ukończone |skończone )?18/,
    'pełnoletni',
    /je (?:vám|ti) (?:více |již |už )*(?:než )?18/,
    /máte (?:viac|už) (?:ako )?18/,
    /elmúl\S+ 18/,
    /(?:ai|aveți) peste 18/,
    'vârsta legală',
  ],
  ...[
    'άνω των 18',
    '18 yaş',
    /(?:исполнилось|есть) 18/,
    'старше 18',
    /(?:виповнилося|є) 18/,
    /(?:18|20)歳以上/,
    '年齢確認',
    /(?:已|年)满 ?18/,
    '年满',
    /(?:만 ?)?19세/,
    '18 عام',
    'בן 18',
    'גיל 18',
  ],
]

/** What stands on an age gate: a question, or the age alone. */
export const AGE_WORDS: Branches = [...AGE_QUESTIONS, /(?:1[89]|2[01]) ?\+/]

/** What a newsletter is called, by language. By hand, 2026. */
export const NEWSLETTER_NAMES: Branches = [
  ...phrases(`
    newsletter, mailing list, infolettre, boletín, nieuwsbrief, uutiskirje, biuletyn, buletin
    butlletí, naujienlaišk, jaunumu vēstul, uudiskir, fréttabréf, obvestilnik, e-novic, novičnik, bülten
    bản tin, jarida`),
  ...[
    /hírlev[eé]l/,
    /nyhe[td](?:s)?brev/,
    'ενημερωτικ',
    'рассылк',
    'розсилк',
    'бюлетин',
    'билтен',
    'メルマガ',
  ],
  ...phrases(
    'ニュースレター, メールマガジン, 뉴스레터, 电子报, 電子報, 新闻通讯, النشرة, خبرنامه, ניוזלטר, רשימת התפוצה',
  ),
  ...phrases('न्यूज़लेटर, নিউজলেটার, จดหมายข่าว, รับข่าวสาร'),
]

/** What asks for an address to write to, by language. By hand, 2026. */
export const NEWSLETTER_WORDS: Branches = [
  ...NEWSLETTER_NAMES,
  ...[
    'subscribe',
    'sign up',
    /join (?:our|the) (?:list|club|community)/,
    /\d+ ?% (?:off|rabatt|de (?:réduction|remise|descuento)|di sconto|de desconto|korting|zniżki|скид)/,
  ],
  ...['abonnieren', /inscri(?:vez|re|ption|viti)/, /suscr[ií]b/, 'assine', 'inschrijv', 'odebírat', 'abonea'],
  ...[/подпи[сш]/, '订阅', '訂閱', '구독'],
]
