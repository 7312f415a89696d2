// Made from data/languages by `npm run data`. Change that, and not this.
/**
 * Explicit words by kind, in languages of Latin letters. Words with another common meaning (`adult`, `sex`,
 * `nude`) count only in combination. By language.
 */
export const EXPLICIT_WORDS: Readonly<Record<string, {
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
/** Of sites that treat, counsel, filter or inform, which use explicit words too. */
readonly help?: readonly string[]
}>> = JSON.parse(`{
"de":{"acts":["ficken","gefickt","blasen lassen"],"bodies":["titten","/muschis?/"],"people":["huren","nutten"],"kinks":["domina"],"toys":["vibratoren","sexspielzeug"],"help":["ratgeber","beratung","/sucht\\\\w*/","/therapie\\\\w*/","klinik","arzt","/ärzt\\\\w+/","/gesundheit\\\\w*/"]},
"en":{"porn":["/porn(?:o|os|stars?|hub|ography|ographic|ografi[aeík]\\\\w*|ographie|ofilm\\\\w*|ovideo\\\\w*)?/","xxx"],"acts":["/blow ?jobs?/","/hand ?jobs?/","/cum ?shots?/","/creampies?/","/gang ?bangs?/","/threesomes?/","/deep ?throat/","anal sex","bukkake","fucking","fucked"],"bodies":["/big (?:tits|boobs|cock|dick|ass)/","tits","boobs","pussy","pussies","/cocks?/"],"people":["/milfs?/","/cam ?girls?/","/camgirls?/","/webcam girls?/","/naked (?:girls?|women|teens?|models?)/","/nude (?:girls?|women|models?|cams?)/","/sexy (?:girls?|teens?)/","/escort (?:girls?|ladies|service|agency)/","/call ?girls?/","/shemales?/","/ladyboys?/","lesbian sex","gay sex"],"live":["live sex","/sex ?cams?/","/sex ?chat/","/sex ?(?:video|tube|movie|film|clip|stor(?:y|ie)|geschichte|kontakte|treffen|party|date)s?/","/hook ?ups?/","/one[- ]night stands?/","/swingers?/"],"kinks":["hentai","bdsm","/fetish(?:es)?/","bondage","dominatrix","femdom","cuckold","gloryhole","striptease","erotic massage","tantra massage","nuru massage"],"toys":["/dildos?/","/vibrators?/","/butt ?plugs?/","/anal ?plugs?/","/cock ?rings?/","/fleshlights?/","/masturbat(?:or|ors|oren|ion)/","/strap[- ]?ons?/","/sex ?toys?/"],"help":["/addict\\\\w*/","recovery","/therap\\\\w+/","/counsel\\\\w+/","/filter(?:s|ing)?/","/block(?:s|ed|ing|er)?/","parental","/protect\\\\w*/","awareness","abuse","assault","/traffick\\\\w+/","/survivors?/","/victims?/","/clinic\\\\w*/","/patients?/","/doctors?/","/symptoms?/","disease","/infections?/","cancer","std","sti","hiv","/contracepti\\\\w+/","/pregnan\\\\w+/","research","/stud(?:y|ies)/","/scientif\\\\w+/","law","legal","police","museum"]},
"es":{"acts":["/mamadas?/","follando","cogiendo"],"bodies":["tetas","culazo"],"people":["/putas?/","/prostitutas?/"],"live":["/videos? (?:de )?sexo/"],"toys":["juguetes sexuales","vibradores","consoladores"],"help":["salud","/médic\\\\w+/"]},
"fr":{"acts":["fellation","sodomie"],"bodies":["/nichons?/","chatte mouillée"],"live":["sexe amateur"],"toys":["/sextoys?/"],"help":["santé","/médecin\\\\w*/"]},
"it":{"acts":["/pompin[oi]/","/scopat[ae]/"],"bodies":["cazzo"],"live":["video sesso"],"help":["salute"]},
"nl":{"acts":["pijpen"]},
"pt":{"acts":["/boquetes?/"],"bodies":["buceta","xoxota"],"help":["saúde"]}
}`)
