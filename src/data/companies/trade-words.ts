// Made from data/companies/trade-words.csv by `npm run data`. Change that, and not this.
/**
 * Words behind a name that say what its company does, with the first digits of the NAICS 2022 codes of who
 * does that. A word may stand in several rows. Folded as `directory/keys.ts` folds words.
 */
export const TRADES: readonly ({
readonly words: readonly string[]
readonly naics: readonly string[]
})[] = JSON.parse(`[
{"words":["oil","petroleum","petrol","fuel","fuels","gas","energy","lubricants"],"naics":["211","213","2212","324","4247","457","486"]},
{"words":["power","electricity","utilities","energy"],"naics":["221"]},
{"words":["bank","banking","bancorp","banks","banque","banco"],"naics":["521","522"]},
{"words":["insurance","assurance","assurances","versicherung","seguros","reinsurance"],"naics":["524"]},
{"words":["finance","financial","investment","investments","capital","securities"],"naics":["522","523","525"]},
{"words":["airlines","airline","airways","air","aviation"],"naics":["481"]},
{"words":["food","foods","dairy","confectionery","chocolate","snacks"],"naics":["311"]},
{"words":["beverages","beverage","drinks","brewing","brewery","breweries","beer"],"naics":["312"]},
{"words":["tobacco"],"naics":["3122"]},
{"words":["restaurant","restaurants","pizza","burgers","coffee","cafe","cafes"],"naics":["722"]},
{"words":["supermarket","supermarkets","markets","groceries","grocery"],"naics":["445","455"]},
{"words":["motor","motors","auto","automobile","automobiles","automotive","cars"],"naics":["3361"]},
{"words":["tire","tires","tyre","tyres","rubber"],"naics":["3262"]},
{"words":["aerospace","aircraft"],"naics":["3364"]},
{"words":["pharma","pharmaceutical","pharmaceuticals","drugs"],"naics":["3254"]},
{"words":["pharmacy","pharmacies"],"naics":["456"]},
{"words":["chemical","chemicals"],"naics":["325"]},
{"words":["cosmetics","beauty","fragrances","perfumes"],"naics":["3256","4561"]},
{"words":["software"],"naics":["5132","518","5415"]},
{"words":["internet","technology","technologies","tech"],"naics":["334","449","513","516","518","519","5415"]},
{"words":["computer","computers"],"naics":["334"]},
{"words":["semiconductor","semiconductors"],"naics":["3344"]},
{"words":["electronics","electronic","electric","electrical","appliances"],"naics":["334","335","449"]},
{"words":["telecom","telecoms","telecommunications","communications","mobile","wireless"],"naics":["517","3342"]},
{"words":["steel","metals"],"naics":["331"]},
{"words":["mining","mines","minerals"],"naics":["212"]},
{"words":["machinery","equipment","manufacturing"],"naics":["33"]},
{"words":["manufacturing"],"naics":["31","32"]},
{"words":["hotel","hotels","resorts"],"naics":["721"]},
{"words":["railway","railways","rail"],"naics":["482","485"]},
{"words":["shipping","logistics","freight","transport","lines"],"naics":["483","484","488","492"]},
{"words":["shoes","footwear","sportswear","apparel","clothing","fashion","fashions"],"naics":["315","316","458","459110"]},
{"words":["jewelry","jewellery","jewelers","watches"],"naics":["3399","3345","458"]},
{"words":["furniture","mattresses"],"naics":["337","449"]},
{"words":["toys"],"naics":["3399","459"]},
{"words":["media","entertainment","studios"],"naics":["512","513","516"]},
{"words":["publishing","publishers"],"naics":["513"]}
]`)
