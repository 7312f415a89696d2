// Made from data/languages by `npm run data`. Change that, and not this.
/** Such words anywhere in a text: in other scripts, in which no word ends for a pattern. By language. */
export const EXPLICIT_PARTS: Readonly<Record<string, {
/** Pornography. */
readonly porn?: readonly string[]
/** Acts. */
readonly acts?: readonly string[]
/** Bodies. */
readonly bodies?: readonly string[]
/** People who are offered or offer themselves. */
readonly people?: readonly string[]
/** Live shows, films and meetings. */
readonly live?: readonly string[]
/** Kinks. */
readonly kinks?: readonly string[]
/** Toys. */
readonly toys?: readonly string[]
/** Of sites that treat, counsel, filter or inform. */
readonly help?: readonly string[]
/** Questions for the age of 18. */
readonly ages?: readonly string[]
/**
 * In the label of a domain, where they have no other meaning. `essex` and `sextant` contain such words by
 * chance and do not match.
 */
readonly domains?: readonly string[]
}>> = JSON.parse(`{
"de":{"ages":["volljährig","mindestens 18"]},
"en":{"ages":["/\\\\b(?:18|21)\\\\s?\\\\+/","/\\\\b(?:over|at least|are you|older than|must be|above)\\\\s(?:18|21|eighteen)\\\\b/","/\\\\b(?:18|21) (?:years|or older)/"],"domains":["porn","hentai","xxx","/(?:^|[-\\\\d])sex(?:$|[-\\\\d]|shop|cam|chat|tube|video|dating|toys?)/","camgirl","/escorts?(?:$|-)/","milf","erotik","bdsm","fetish","onlyfans","/nude(?:s|cams?)?(?:$|-)/","/(?:^|-)xnx/","xvideo","hookup"]},
"es":{"ages":["/mayor(?:es)? de (?:18|edad)/"]},
"fr":{"ages":["majeur","plus de 18 ans"]},
"it":{"ages":["maggiorenn"]},
"ja":{"porn":["エロ動画","アダルトビデオ"],"acts":["中出し","フェラ","潮吹き"],"bodies":["巨乳","爆乳","おっぱい"],"people":["風俗","デリヘル","人妻"],"live":["エッチ"],"toys":["バイブ"],"ages":["18歳"]},
"ko":{"porn":["야동","포르노"],"acts":["사까시"],"bodies":["가슴큰"],"live":["성인방송"],"ages":["18세"]},
"nl":{"ages":["meerderjarig","ouder dan 18"]},
"pt":{"ages":["/maior(?:es)? de (?:18|idade)/"]},
"ru":{"porn":["/порно\\\\w*/"],"acts":["/минет\\\\w*/","/трах\\\\w+/","/анал\\\\w* секс/"],"bodies":["/сиськ\\\\w+/"],"people":["/шлюх\\\\w+/","/проститутк\\\\w+/","эскорт","/индивидуалк\\\\w+/"],"live":["/секс[- ](?:видео|чат|знакомства)/"],"kinks":["хентай","бдсм","/эротическ\\\\w+ массаж/"],"toys":["/фаллоимитатор\\\\w*/","/вибратор\\\\w*/"],"help":["/зависимост\\\\w+/","/лечени\\\\w+/","/врач\\\\w*/"],"ages":["/мне (?:есть|уже|исполнилось) 18/","старше 18"]},
"tr":{"ages":["18 yaş"]},
"zh":{"porn":["无码","無碼","色情"],"acts":["口交"],"ages":["18岁","18歲"]}
}`)
