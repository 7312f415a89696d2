// Made from data/languages by `npm run data`. Change that, and not this.
/** Words for buildings, whose names may stand above the street. By language. */
export const BUILDINGS: Readonly<Record<string, {
/** Those that stand before the name. */
readonly before?: readonly string[]
/** Those that stand behind it. */
readonly behind?: readonly string[]
}>> = JSON.parse(`{
"ar":{"before":["برج","مبنى","عمارة","مجمع"]},
"de":{"behind":["haus","hof"]},
"en":{"behind":["house","building","bldg","tower","towers","centre","center","court","park","estate","mill","mills","hall","works","chambers","complex","plaza","arcade","barn","farm","lodge","wharf","campus","commons","galleria","pavilion","shoppes"]},
"es":{"before":["edificio","torre"]},
"fr":{"before":["immeuble","bâtiment","résidence"]},
"id":{"before":["gedung","menara","wisma"]},
"it":{"before":["palazzo","edificio","torre"]},
"ms":{"before":["menara","wisma"]},
"nl":{"behind":["gebouw","hof"]},
"pt":{"before":["edifício","torre"]}
}`)
