import { anyOf, pattern, phrases, words } from '../../lexicon/pattern.ts'

/**
 * Top-level domains that are sold for adult content. `.sexy` is left out because it is also sold for clothes.
 */
export const ADULT_SUFFIXES: ReadonlySet<string> = new Set(['xxx', 'porn', 'adult', 'sex'])

/**
 * Values of `rating`: `adult` and `mature` (as search engines read them), and "Restricted To Adults"
 * (rtalabel.org).
 */
export const LABELS = /^(?:adult|mature|restricted|RTA-5042-1996-1400-1577-RTA)$/i

/**
 * Words in the label of a domain that have no other meaning there. `essex` and `sextant` contain such words
 * by chance and do not match.
 */
export const ADULT_LABEL = anyOf(
  [
    ...['porn', 'hentai', 'xxx', /(?:^|[-\d])sex(?:$|[-\d]|shop|cam|chat|tube|video|dating|toys?)/],
    ...['camgirl', /escorts?(?:$|-)/],
    ...words('milf erotik bdsm fetish onlyfans'),
    ...[/nude(?:s|cams?)?(?:$|-)/, /(?:^|-)xnx/, 'xvideo', 'hookup'],
  ],
  'i',
)

/** Questions for the age of 18, in several languages. */
export const AGE_GATE = anyOf(
  [
    /\b(?:18|21)\s?\+/,
    /\b(?:over|at least|are you|older than|must be|above)\s(?:18|21|eighteen)\b/,
    /\b(?:18|21) (?:years|or older)/,
    ...phrases('volljährig, mindestens 18, majeur, plus de 18 ans'),
    ...[/mayor(?:es)? de (?:18|edad)/, 'maggiorenn', /maior(?:es)? de (?:18|idade)/, 'meerderjarig'],
    ...['ouder dan 18', /мне (?:есть|уже|исполнилось) 18/],
    ...phrases('старше 18, 18歳, 18岁, 18歲, 18세, 18 yaş'),
  ],
  'iu',
)

/**
 * Explicit words by kind, one pattern for each kind and all languages. Words with another common meaning
 * (`adult`, `sex`, `nude`, `breast`, `toy`) count only in combination.
 */
export const EXPLICIT: readonly (readonly [kind: string, pattern: RegExp])[] = [
  [
    'porn',
    anyOf(
      [
        /\b(?:porn(?:o|os|stars?|hub|ography|ographic|ografi[aeík]\w*|ographie|ofilm\w*|ovideo\w*)?|xxx)\b/,
        /порно\w*/,
        ...words('エロ動画 アダルトビデオ 无码 無碼 色情 야동 포르노'),
      ],
      'giu',
    ),
  ],
  [
    'acts',
    anyOf(
      [
        pattern('')`
          \b(?:blow ?jobs?|hand ?jobs?|cum ?shots?|creampies?|gang ?bangs?|threesomes?|deep ?throat|
          anal sex|bukkake|fellation|sodomie|mamadas?|follando|cogiendo|pompin[oi]|scopat[ae]|boquetes?|
          pijpen|ficken|gefickt|blasen lassen|fucking|fucked)\b
        `,
        ...[/минет\w*/, /трах\w+/, /анал\w* секс/],
        ...words('中出し フェラ 潮吹き 口交 사까시'),
      ],
      'giu',
    ),
  ],
  [
    'bodies',
    anyOf(
      [
        pattern('')`
          \b(?:big (?:tits|boobs|cock|dick|ass)|tits|boobs|titten|pussy|pussies|muschis?|cocks?|nichons?|
          tetas|culazo|chatte mouillée|cazzo|buceta|xoxota)\b
        `,
        /сиськ\w+/,
        ...words('巨乳 爆乳 おっぱい 가슴큰'),
      ],
      'giu',
    ),
  ],
  [
    'people',
    anyOf(
      [
        pattern('')`
          \b(?:milfs?|cam ?girls?|camgirls?|webcam girls?|naked (?:girls?|women|teens?|models?)|
          nude (?:girls?|women|models?|cams?)|sexy (?:girls?|teens?)|huren|nutten|putas?|prostitutas?|
          escort (?:girls?|ladies|service|agency)|call ?girls?|shemales?|ladyboys?|lesbian sex|gay sex)\b
        `,
        ...[/шлюх\w+/, /проститутк\w+/, 'эскорт', /индивидуалк\w+/, '風俗', 'デリヘル', '人妻'],
      ],
      'giu',
    ),
  ],
  [
    'live',
    anyOf(
      [
        pattern('')`
          \b(?:live sex|sex ?cams?|sex ?chat|sex ?(?:video|tube|movie|film|clip|stor(?:y|ie)|geschichte|
          kontakte|treffen|party|date)s?|video sesso|videos? (?:de )?sexo|sexe amateur|hook ?ups?|
          one[- ]night stands?|swingers?)\b
        `,
        ...[/секс[- ](?:видео|чат|знакомства)/, 'エッチ', '성인방송'],
      ],
      'giu',
    ),
  ],
  [
    'kinks',
    anyOf(
      [
        pattern('')`
          \b(?:hentai|bdsm|fetish(?:es)?|bondage|dominatrix|domina|femdom|cuckold|gloryhole|striptease|
          erotic massage|tantra massage|nuru massage)\b
        `,
        ...['хентай', 'бдсм', /эротическ\w+ массаж/],
      ],
      'giu',
    ),
  ],
  [
    'toys',
    anyOf(
      [
        pattern('')`
          \b(?:dildos?|vibrators?|vibratoren|butt ?plugs?|anal ?plugs?|cock ?rings?|fleshlights?|
          masturbat(?:or|ors|oren|ion)|strap[- ]?ons?|sex ?toys?|sexspielzeug|sextoys?|juguetes sexuales|
          vibradores|consoladores)\b
        `,
        ...[/фаллоимитатор\w*/, /вибратор\w*/, 'バイブ'],
      ],
      'giu',
    ),
  ],
]

/** Words of sites that treat, counsel, filter or inform. */
export const HELP = anyOf(
  [
    pattern('')`
      \b(?:addict\w*|recovery|therap\w+|counsel\w+|filter(?:s|ing)?|block(?:s|ed|ing|er)?|parental|
      protect\w*|awareness|abuse|assault|traffick\w+|survivors?|victims?|clinic\w*|patients?|doctors?|
      symptoms?|disease|infections?|cancer|std|sti|hiv|contracepti\w+|pregnan\w+|research|stud(?:y|
      ies)|scientif\w+|law|legal|police|museum|ratgeber|beratung|sucht\w*|therapie\w*|klinik|arzt|
      ärzt\w+|gesundheit\w*|santé|médecin\w*|salud|médic\w+|salute|saúde)\b
    `,
    ...[/зависимост\w+/, /лечени\w+/, /врач\w*/],
  ],
  'giu',
)
