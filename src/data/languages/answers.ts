// Made from data/languages by `npm run data`. Change that, and not this.
/** Words of sentences that answer questions about companies. By language. */
export const ANSWERS: Readonly<Record<string, {
/** Units of time; endings may follow. */
readonly units?: readonly string[]
/** Between two times of the day. */
readonly until?: readonly string[]
/** Words that say no in a sentence. */
readonly negations?: readonly string[]
/** What stands behind such a word is not what a number before it counts. */
readonly elsewhere?: readonly string[]
/** What is numbered, and not counted: `Section 2`. */
readonly numbered?: readonly string[]
/** People, who need not work for the company. */
readonly people?: readonly string[]
/** Beginnings of words which say that they do. */
readonly atWork?: readonly string[]
/** What holds under a condition is no answer to yes or no. */
readonly conditions?: readonly string[]
/** How an answer begins that says yes. */
readonly yes?: readonly string[]
/** How one begins that says no. */
readonly no?: readonly string[]
/** What the title of a person may have beside the office: `our founder`. */
readonly inTitles?: readonly string[]
/** What stands in place of an amount. */
readonly priced?: readonly string[]
}>> = JSON.parse(`{
"de":{"units":["/minute[ns]/","stunde","/tage?/","woche","monat","jahr"],"until":["bis"],"negations":["kein","keine","keinen","keiner","nicht","ohne"],"elsewhere":["an","für","von"],"numbered":["kapitel","abschnitt","artikel","seite"],"people":["leute","personen"],"atWork":["arbeite","beschäftig"],"conditions":["wenn","falls","könnte"],"yes":["ja"],"no":["nein"],"inTitles":["und","der"],"priced":["gratis","kostenlos","auf anfrage"]},
"en":{"units":["minute","hour","day","week","month","year"],"until":["to","until","till","til"],"negations":["no","not","never","without","cannot","can't","don't","doesn't","isn't","aren't"],"elsewhere":["to","from","for","by","with","via"],"numbered":["section","chapter","article","part","step","page","clause","no","nr"],"people":["people","persons"],"atWork":["work","employ","team","staff","colleague","hire"],"conditions":["eligible","if","unless","depending","may","might","could"],"yes":["yes","yep","true","✓","✔","✅"],"no":["no","nope","false","✗","✘","❌"],"inTitles":["co","and","our","the","of","chief","executive","officer","managing","name","full","a","an","is","who","shop","company","firm","business","since"],"priced":["free","on request"]},
"es":{"units":["día","año","hora"],"until":["al"],"negations":["non","ningun","ninguna"],"people":["personas"],"atWork":["trabaj"],"yes":["/s[ií]/"],"inTitles":["y"]},
"fr":{"units":["heure","jour","semaine","mois","/ans?/"],"until":["à","a"],"negations":["pas","sans","aucun","aucune"],"elsewhere":["pour","par"],"people":["personnes"],"atWork":["travaill","emplo"],"yes":["oui"],"no":["non"],"inTitles":["et"],"priced":["gratuit","sur devis"]},
"hr":{"until":["do"]},
"it":{"units":["/giorn[oi]/","/or[ae]/","/mes[ei]/","/ann[io]/"],"negations":["nessun","nessuna"],"inTitles":["e","della"]},
"ja":{"until":["から"],"yes":["はい"],"no":["いいえ"]},
"nl":{"units":["dagen","weken","maanden"],"until":["tot"],"negations":["geen","niet"],"no":["nee"]},
"no":{"units":["/dager?/","/uker?/","/tim[er]+/"]},
"pt":{"until":["as","às"],"yes":["sim"],"no":["não"]},
"ru":{"until":["до"]},
"sv":{"units":["dagar","veckor","/månader?/","år","/timm(?:e|ar)/"]},
"zh":{"yes":["是"],"no":["否"]}
}`)
