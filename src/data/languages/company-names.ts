// Made from data/languages by `npm run data`. Change that, and not this.
/**
 * Words around the name of a company that do not tell it from another one, as `directory/keys.ts` folds
 * words. By language.
 */
export const COMPANY_NAMES: Readonly<Record<string, {
/** What stands before a name: legal forms, and words for "group". */
readonly leading?: readonly string[]
/** What stands behind a name in scripts that do not divide words: what kind of company it is. */
readonly glued?: readonly string[]
}>> = JSON.parse(`{
"bg":{"leading":["ood","ead","ад","еад","оод"]},
"cs":{"leading":["skupina"]},
"da":{"leading":["aktieselskabet","as"]},
"de":{"leading":["gmbh","genossenschaft","gruppe","konzern"]},
"en":{"leading":["jsc","ojsc","cjsc","pjsc","ltd","llc"]},
"es":{"leading":["sociedad","grupo"]},
"fi":{"leading":["oy"]},
"fr":{"leading":["sa","sas","sarl","societe","groupe","etablissements","ets"]},
"id":{"leading":["pt","cv","ud","pd","perseroan"]},
"it":{"leading":["srl","spa","cooperativa","societa","gruppo"]},
"ja":{"glued":["ホールディングス","グループ","ジャパン","自動車","工業","電機","製作所","百貨店"]},
"kk":{"leading":["тоо","пк","стк"]},
"ko":{"glued":["전자","자동차","그룹","홀딩스","코리아","백화점"]},
"lt":{"leading":["uab"]},
"lv":{"leading":["sia"]},
"nl":{"leading":["bv","nv","stichting","cooperatie"]},
"pl":{"leading":["grupa","koncern","firma"]},
"ro":{"leading":["sc","grup"]},
"ru":{"leading":["ооо","оао","зао","пао","ао","нао","ип","oao","zao","ooo","pao"]},
"sv":{"leading":["ab","aktiebolaget"]},
"uk":{"leading":["тов","ат","пат","прат","тзов","tov"]},
"zh":{"glued":["技术","科技","控股","实业","汽车","电器","电子","工业","公司","銀行","银行","百貨店","百货"]}
}`)
