// Made from data/languages by `npm run data`. Change that, and not this.
/** How sentences say how many people work for a company. By language. */
export const STAFF: Readonly<Record<string, {
/** The people of a company, as they stand behind a number. */
readonly words: readonly string[]
/** The same where a team is named before the number: "a team of 30 people". */
readonly people: readonly string[]
/** What names it. */
readonly teams: readonly string[]
/** Words by which a sentence speaks of the company itself. */
readonly own: readonly string[]
/** "More than": what stands before a number that is too low. */
readonly more: readonly string[]
/** What stands before the number of others: "companies with", "up to". */
readonly others: readonly string[]
}>> = JSON.parse(`{
"ca":{"words":["empleats","treballadors","col·laboradors"],"people":["persones","professionals"],"teams":["equip de","equip format per"],"own":["som","nostre","nostra","nostres","comptem","nosaltres"],"more":["més de"],"others":["fins a","empreses amb","menys de","per"]},
"cs":{"words":["zaměstnanců","zaměstnance","kolegů"],"people":["lidí"],"teams":["tým","týmu"],"own":["my","náš","naše","našich","zaměstnáváme","zaměstnává","jsme"],"more":["přes","více než"],"others":["do","firmy s","méně než"]},
"da":{"words":["ansatte","medarbejdere","kolleger"],"people":["personer","mennesker"],"teams":["team på"],"own":["vi","vores","os"],"more":["over","mere end","flere end"],"others":["op til","virksomheder med","færre end","pr","fra"]},
"de":{"words":["mitarbeiter","mitarbeitern","mitarbeiterinnen","mitarbeitende","mitarbeitenden","beschäftigte","beschäftigten","angestellte","angestellten","kolleginnen und kollegen"],"people":["menschen","köpfen","personen","experten"],"teams":["team von","team aus","team mit"],"own":["wir","unser","unsere","unserem","unseren","uns","beschäftigt","beschäftigen"],"more":["über","mehr als","rund über"],"others":["bis zu","unternehmen mit","betriebe mit","firmen mit","für unternehmen","weniger als","pro"]},
"en":{"words":["employees","staff members","members of staff","team members","colleagues","staff","co-workers","coworkers","teammates"],"people":["people","professionals","experts","specialists"],"teams":["team of","staff of","workforce of"],"own":["we","our","us","employs","employ","employing","workforce"],"more":["over","more than","above","exceeding","in excess of","upwards of","at least"],"others":["up to","companies with","businesses with","company with","organizations with","organisations with","teams with","teams of","firms with","employers with","customers with","clients with","for companies","for teams","for businesses","fewer than","less than","per","from"]},
"es":{"words":["empleados","trabajadores","colaboradores"],"people":["personas","profesionales","expertos"],"teams":["equipo de","equipo formado por"],"own":["somos","nuestro","nuestra","nuestros","contamos","emplea","empleamos","nosotros"],"more":["más de"],"others":["hasta","empresas con","empresas de","menos de","por"]},
"fi":{"words":["työntekijää","työntekijän"],"people":["henkilöä","ammattilaista"],"teams":["tiimi"],"own":["me","meillä","työllistämme","työllistää","meitä"],"more":["yli"],"others":["alle","yrityksille"]},
"fr":{"words":["employés","salariés","collaborateurs","collaboratrices"],"people":["personnes","experts","professionnels"],"teams":["équipe de","équipe d’environ"],"own":["nous","notre","nos","emploie","employons"],"more":["plus de","plus d’","plus d'"],"others":["jusqu","entreprises de","entreprises avec","moins de","par"]},
"it":{"words":["dipendenti","collaboratori","addetti"],"people":["persone","professionisti"],"teams":["team di","squadra di"],"own":["siamo","nostro","nostra","nostri","impiega","noi"],"more":["oltre","più di"],"others":["fino a","aziende con","imprese con","meno di","per"]},
"nl":{"words":["medewerkers","werknemers","collega's","collega’s"],"people":["mensen","professionals"],"teams":["team van"],"own":["wij","we","ons","onze"],"more":["meer dan","ruim"],"others":["tot","bedrijven met","minder dan","per"]},
"no":{"words":["ansatte","medarbeidere","kolleger"],"people":["personer","mennesker"],"teams":["team på"],"own":["vi","vår","våre","oss"],"more":["over","mer enn","flere enn"],"others":["opptil","bedrifter med","færre enn","per","fra"]},
"pl":{"words":["pracowników"],"people":["osób","specjalistów"],"teams":["zespół","zespole"],"own":["my","nasz","nasza","nasze","zatrudniamy","zatrudnia","jesteśmy"],"more":["ponad","więcej niż"],"others":["do","firm","mniej niż"]},
"pt":{"words":["funcionários","colaboradores","trabalhadores"],"people":["pessoas","profissionais"],"teams":["equipe de","equipa de"],"own":["somos","nosso","nossa","nossos","contamos","emprega","nós"],"more":["mais de"],"others":["até","empresas com","menos de","por"]},
"sv":{"words":["anställda","medarbetare","kollegor"],"people":["personer"],"teams":["team på","gäng på"],"own":["vi","vår","våra","vårt"],"more":["över","mer än","fler än"],"others":["upp till","företag med","färre än","per","från"]}
}`)
