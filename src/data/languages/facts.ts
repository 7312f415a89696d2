// Made from data/languages by `npm run data`. Change that, and not this.
/** Words by which lines of a page say facts about a company without a label. By language. */
export const FACTS: Readonly<Record<string, {
/** Offices in a company, beside the name of a person. */
readonly roles?: readonly string[]
/** Parts of the words for those who founded it. */
readonly founder?: readonly string[]
/** Words before the year from which on there is a company. */
readonly since?: readonly string[]
/** Words before the company that hosts a site; upper and lower case are not the same. */
readonly hostedBy?: readonly string[]
}>> = JSON.parse(`{
"ca":{"roles":["president","presidenta","vicepresident"],"since":["des de","des del"],"hostedBy":["/[Aa]llotjat (?:a|per)/"]},
"de":{"roles":["/inhaber(?:in)?/","/geschäftsführer(?:in)?/"],"founder":["gründer"],"since":["seit"],"hostedBy":["/[Gg]ehostet (?:bei|von|durch)/"]},
"en":{"roles":["/(?:co-?)?founder/","owner","president","vice president","ceo","cto","cfo","coo","partner","/chief [a-z]+ officer/","/chair(?:man|woman|person)?/","broker","intern","/(?:managing |executive |creative |technical )?director/","/head of [a-z]+(?: (?:& |and )?[a-z]+){0,3}/","company secretary"],"founder":["founder"],"since":["since","/est\\\\.?/","established"],"hostedBy":["/[Ww]ebsite is hosted by/","/[Ss]ite is hosted by/","/[Hh]osted by/"]},
"es":{"roles":["presidente","vicepresidente"],"since":["desde"],"hostedBy":["/[Aa]lojad[oa] (?:en|por)/"]},
"fr":{"roles":["/fondat(?:eur|rice)/","/gérante?/","directeur","directrice"],"founder":["fondat"],"since":["depuis"],"hostedBy":["/[Hh]ébergée? (?:par|chez)/","/[Hh]ébergement (?:est )?assuré par/"]},
"id":{"roles":["direktur"]},
"it":{"roles":["direttore","/soci[oa] fondat(?:ore|rice)/"],"since":["dal"],"hostedBy":["/[Oo]spitato (?:da|su)/"]},
"nl":{"hostedBy":["/[Gg]ehost (?:door|bij)/"]},
"no":{"roles":["daglig leder"]},
"pt":{"hostedBy":["/[Hh]ospedado (?:por|em)/"]},
"sv":{"roles":["vd","ordförande"]}
}`)
