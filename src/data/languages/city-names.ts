// Made from data/languages by `npm run data`. Change that, and not this.
/** Words in and beside names of cities. By language. */
export const CITY_NAMES: Readonly<Record<string, {
/** Words for a city before its name: `г. Москва`. */
readonly before?: readonly string[]
/** Small words within names of cities: `Frankfurt am Main`. */
readonly particles?: readonly string[]
/** Those that may begin the rest of a sentence: `Madrid y CIF B12345678`. */
readonly conjunctions?: readonly string[]
/** First words of names of cities, behind which a small letter may follow. */
readonly beginnings?: readonly string[]
/** Months that are common words elsewhere, and that no city is called. */
readonly months?: readonly string[]
/** Nouns of what is counted, with capitals as cities have: `20000 Besucher`. */
readonly counted?: readonly string[]
}>> = JSON.parse(`{
"bg":{"before":["/(?:г|гор|м|гр|tp)\\\\./","град"]},
"ca":{"particles":["i","el","la"],"conjunctions":["i"],"beginnings":["sant"]},
"cs":{"particles":["nad","pod","na","u","při"]},
"da":{"particles":["og","ved","på"],"conjunctions":["og"]},
"de":{"particles":["am","an","der","den","dem","die","das","im","in","bei","beim","ob","auf","vor","vorm","zu","zum","zur","von","unter","über","und","fin"],"conjunctions":["und"],"beginnings":["sankt","st","st.","bad"],"months":["mai"],"counted":["besucher","besucherinnen","einwohner","einwohnerinnen","euro","kunden","kundinnen","mitarbeiter","mitarbeiterinnen","mitglieder","menschen","personen","teilnehmer","teilnehmerinnen","zuschauer","gäste","leser","nutzer","artikel","produkte","stück","quadratmeter","meter","kilometer","tonnen","liter","stunden","plätze","exemplare","wohnungen","haushalte","franken"]},
"en":{"before":["city of"],"particles":["upon","on","by","of","and","under","the","next","over","in"],"conjunctions":["and"],"beginnings":["st","st.","new"],"months":["may","march"]},
"es":{"particles":["las","los","el","la","de","del","y","al"],"conjunctions":["y"],"beginnings":["san","santa","la","los","el","ciudad"],"months":["marzo","mayo"]},
"fr":{"particles":["sur","sous","lès","les","le","la","de","des","du","et","en","à","au","aux","lez","près","devant","dessus","dessous"],"conjunctions":["et"],"beginnings":["saint","sainte","le","la","les"],"months":["mars","mai"]},
"id":{"before":["kota"]},
"it":{"particles":["di","della","delle","dei","degli","al","del","la","e","de'","super"],"conjunctions":["e"],"beginnings":["san","santa"],"months":["marzo","maggio"]},
"nl":{"particles":["aan","op","het","ter","ten","van","over","bij","de","den","der","en"],"conjunctions":["en"],"beginnings":["den"],"months":["maart","mei"]},
"no":{"particles":["og","ved","på"],"conjunctions":["og"]},
"pl":{"particles":["nad","w"],"conjunctions":["i"],"months":["maj"]},
"pt":{"particles":["e","da","do","das","dos"],"conjunctions":["e"],"beginnings":["santa","rio"]},
"ro":{"before":["comuna","sat","orașul","municipiul"]},
"ru":{"before":["/(?:г|гор|м|гр|tp)\\\\./","город"]},
"sk":{"particles":["nad","pod","na","pri","u"]},
"sl":{"particles":["pri","na"]},
"sv":{"particles":["och","på"],"conjunctions":["och"],"months":["mars","maj"]},
"uk":{"before":["/(?:г|гор|м|гр|tp)\\\\./","місто"]},
"vi":{"before":["/(?:г|гор|м|гр|tp)\\\\./","/tp(?=\\\\s)/","thành phố"]}
}`)
