// Made from data/languages by `npm run data`. Change that, and not this.
/** Words of sentences that answer questions about companies. By language. */
export const ANSWERS: Readonly<Record<string, {
/** Units of time; endings may follow. */
readonly units?: readonly string[]
}>> = JSON.parse(`{
"de":{"units":["/minute[ns]/","stunde","/tage?/","woche","monat","jahr"]},
"en":{"units":["minute","hour","day","week","month","year"]},
"es":{"units":["día","año","hora"]},
"fr":{"units":["heure","jour","semaine","mois","/ans?/"]},
"it":{"units":["/giorn[oi]/","/or[ae]/","/mes[ei]/","/ann[io]/"]},
"nl":{"units":["dagen","weken","maanden"]},
"no":{"units":["/dager?/","/uker?/","/tim[er]+/"]},
"sv":{"units":["dagar","veckor","/månader?/","år","/timm(?:e|ar)/"]}
}`)
