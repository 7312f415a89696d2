/** The table of languages. */

/**
 * A row describes a language. A page in one of the tags, or in a variety of one, is in the language.
 *
 * - `tag` is the shortest tag of BCP 47, which records have.
 * - `name` is the English name in lower case, as `force_language` takes it.
 * - `tags` are those that the browsers of its speakers send, the usual one first.
 * - `endonyms` are the names that its speakers use, with commas between and without brackets.
 * - `codes` are other short forms in language switches, mostly codes of countries.
 */
export type LanguageRow = readonly [tag: string, name: string, tags: string, endonyms: string, codes?: string]

/**
 * The languages of the contract: 52, and at the end three that later clients send. Norwegian stands for both
 * of its written forms. The Chinese of Hong Kong and Macau counts as Cantonese, which its speakers write.
 */
export const CONTRACT_LANGUAGES: readonly LanguageRow[] = [
  ['sq', 'albanian', 'sq-AL sq', 'shqip, gjuha shqipe', 'al'],
  ['ar', 'arabic', 'ar ar-SA ar-AE ar-EG', 'العربية, عربي, عربى, اللغة العربية'],
  ['az', 'azeri', 'az-AZ az', 'azərbaycan, azərbaycanca, azərbaycan dili, azerbaijani'],
  ['bn', 'bengali', 'bn-BD bn bn-IN', 'বাংলা, bangla'],
  ['bg', 'bulgarian', 'bg-BG bg', 'български, български език'],
  ['ceb', 'cebuano', 'ceb-PH ceb', 'cebuano, binisaya, bisaya, sinugboanon, sinugbuanong binisaya'],
  ['hr', 'croatian', 'hr-HR hr', 'hrvatski, hrvatski jezik'],
  ['cs', 'czech', 'cs-CZ cs', 'čeština, česky, český, cestina, cesky', 'cz'],
  ['da', 'danish', 'da-DK da', 'dansk', 'dk'],
  ['nl', 'dutch', 'nl-NL nl nl-BE', 'nederlands, vlaams'],
  ['en', 'english', 'en-US en en-GB', 'english', 'uk us gb eng'],
  ['et', 'estonian', 'et-EE et', 'eesti, eesti keel, eesti keeles', 'ee est'],
  ['fa', 'farsi', 'fa-IR fa prs', 'فارسی, پارسی, دری, persian', 'ir'],
  ['fi', 'finnish', 'fi-FI fi', 'suomi, suomeksi, suomen kieli', 'fin'],
  ['fr', 'french', 'fr-FR fr fr-CA fr-BE fr-CH', 'français, francais', 'fra'],
  ['de', 'german', 'de-DE de de-AT de-CH', 'deutsch', 'ger deu'],
  ['ha', 'hausa', 'ha-NG ha', 'hausa, harshen hausa'],
  ['haw', 'hawaiian', 'haw-US haw', "ʻōlelo hawaiʻi, ōlelo hawaiʻi, olelo hawaii, 'ōlelo hawai'i"],
  ['hi', 'hindi', 'hi-IN hi', 'हिन्दी, हिंदी'],
  ['hu', 'hungarian', 'hu-HU hu', 'magyar, magyarul'],
  ['is', 'icelandic', 'is-IS is', 'íslenska, á íslensku'],
  ['id', 'indonesian', 'id-ID id in', 'bahasa indonesia, indonesia'],
  ['it', 'italian', 'it-IT it it-CH', 'italiano', 'ita'],
  ['kk', 'kazakh', 'kk-KZ kk', 'қазақша, қазақ, қазақ тілі, қазақ тілінде', 'kz қаз qaz'],
  ['ky', 'kyrgyz', 'ky-KG ky', 'кыргызча, кыргыз, кыргыз тили', 'kg кыр'],
  ['la', 'latin', 'la-VA la', 'latina, latine, lingua latina'],
  ['lv', 'latvian', 'lv-LV lv', 'latviešu, latviski, latviešu valoda', 'lat'],
  ['lt', 'lithuanian', 'lt-LT lt', 'lietuvių, lietuviškai, lietuvių kalba'],
  ['mk', 'macedonian', 'mk-MK mk', 'македонски, македонски јазик', 'мк'],
  ['mn', 'mongolian', 'mn-MN mn', 'монгол, монгол хэл, монголоор', 'мн'],
  ['ne', 'nepali', 'ne-NP ne', 'नेपाली'],
  ['no', 'norwegian', 'nb-NO nb no nn-NO nn', 'norsk, bokmål, norsk bokmål, nynorsk, norsk nynorsk', 'nor'],
  ['ps', 'pashto', 'ps-AF ps pbu', 'پښتو, پشتو, pashtu'],
  ['pcm', 'pidgin', 'pcm-NG pcm', 'naijá, naija, nigerian pidgin, pidgin english'],
  ['pl', 'polish', 'pl-PL pl', 'polski, po polsku, język polski', 'pol'],
  ['pt', 'portuguese', 'pt-PT pt pt-BR', 'português, portugues', 'br por'],
  ['ro', 'romanian', 'ro-RO ro mo', 'română, romana, limba română, în română, românește', 'rom'],
  ['ru', 'russian', 'ru-RU ru', 'русский, по-русски, русский язык', 'рус rus'],
  [
    'sr',
    'serbian',
    'sr-RS sr sr-Latn sh',
    'srpski, српски, srpski jezik, српски језик',
    'rs срп srb lat ћир',
  ],
  ['sk', 'slovak', 'sk-SK sk', 'slovenčina, slovensky, slovenský, po slovensky'],
  ['sl', 'slovene', 'sl-SI sl', 'slovenščina, slovensko, slovenski, slovenian', 'si slo'],
  ['so', 'somali', 'so-SO so', 'soomaali, af-soomaali, af soomaali'],
  ['es', 'spanish', 'es-ES es es-MX es-419 es-AR', 'español, espanol, castellano', 'esp'],
  ['sw', 'swahili', 'sw-KE sw sw-TZ', 'kiswahili'],
  ['sv', 'swedish', 'sv-SE sv sv-FI', 'svenska, på svenska', 'se swe'],
  ['tl', 'tagalog', 'fil-PH fil tl', 'filipino, tagalog, wikang filipino, wikang tagalog, pilipino', 'ph'],
  ['tr', 'turkish', 'tr-TR tr', 'türkçe, turkce', 'tur'],
  ['uk', 'ukrainian', 'uk-UA uk', 'українська, українською, українська мова', 'ua укр ukr'],
  ['ur', 'urdu', 'ur-PK ur', 'اردو, اُردُو'],
  [
    'uz',
    'uzbek',
    'uz-UZ uz',
    "o'zbekcha, oʻzbekcha, o‘zbekcha, o'zbek, oʻzbek, o‘zbek, ўзбекча, ўзбек, o‘zbek tili, o'zbek tili",
    "узб o'z",
  ],
  ['vi', 'vietnamese', 'vi-VN vi', 'tiếng việt, việt nam, tieng viet', 'vn'],
  ['cy', 'welsh', 'cy-GB cy', 'cymraeg, yn gymraeg'],
  [
    'yue',
    'cantonese',
    'zh-HK yue yue-HK zh-Hant-HK zh-MO',
    '廣東話, 粵語, 粤语, 广东话, 繁體中文 香港, 中文 香港, 繁中 香港',
    'hk 繁 繁體 繁體中文',
  ],
  ['ko', 'korean', 'ko-KR ko', '한국어, 한글, 국문', 'kr kor'],
  ['th', 'thai', 'th-TH th', 'ไทย, ภาษาไทย'],
]

/** These languages can be asked for everywhere but over HTTP. */
export const OTHER_LANGUAGES: readonly LanguageRow[] = [
  ['af', 'afrikaans', 'af-ZA af', 'afrikaans'],
  ['hy', 'armenian', 'hy-AM hy', 'հայերեն', 'am հայ arm'],
  ['eu', 'basque', 'eu-ES eu', 'euskara, euskaraz, euskera', 'eus'],
  ['be', 'belarusian', 'be-BY be', 'беларуская, па-беларуску', 'by бел'],
  ['bs', 'bosnian', 'bs-BA bs', 'bosanski, bosanski jezik', 'ba bos'],
  ['ca', 'catalan', 'ca-ES ca ca-AD', 'català, catala, valencià', 'cat'],
  [
    'zh',
    'chinese',
    'zh-CN zh zh-TW cmn',
    '中文, 简体中文, 繁體中文, 简体, 繁體, 漢語, 汉语, 中文版',
    'cn tw 简 繁 中',
  ],
  ['gl', 'galician', 'gl-ES gl', 'galego, gallego', 'gal'],
  ['ka', 'georgian', 'ka-GE ka', 'ქართული, ქართულად', 'ge geo ქარ'],
  ['el', 'greek', 'el-GR el', 'ελληνικά, ελληνικα', 'gr ελ ell'],
  ['he', 'hebrew', 'he-IL he iw', 'עברית', 'il heb עב'],
  ['ga', 'irish', 'ga-IE ga', 'gaeilge'],
  ['ja', 'japanese', 'ja-JP ja', '日本語', 'jp jpn 日'],
  ['ms', 'malay', 'ms-MY ms', 'bahasa melayu, melayu, bahasa malaysia', 'my bm'],
  ['mr', 'marathi', 'mr-IN mr', 'मराठी'],
  ['ta', 'tamil', 'ta-IN ta ta-LK', 'தமிழ்'],
  ['te', 'telugu', 'te-IN te', 'తెలుగు'],
]
