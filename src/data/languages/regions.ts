// Made from data/languages by `npm run data`. Change that, and not this.
/** Words for regions in addresses. By language. */
export const REGIONS: Readonly<Record<string, {
/** Words for a region before its name: `jud. Brașov`. */
readonly before?: readonly string[]
/** The same, where the name of the region is never without them: `Región de Murcia`. */
readonly phrases?: readonly string[]
/** Words for a region behind its name: `Ogun State`. */
readonly behind?: readonly string[]
/** Words behind the name of a region or district that stands between postcode and city. */
readonly aheadOfCity?: readonly string[]
/** Words before the name of such a one. */
readonly beforeAheadOfCity?: readonly string[]
}>> = JSON.parse(`{
"en":{"before":["pref."],"behind":["governorate","province","prefecture","state","region"]},
"es":{"phrases":["región de","provincia de","departamento de","departamento del","estado de","región metropolitana"]},
"id":{"before":["kab.","kec.","provinsi","prov."]},
"it":{"before":["prov."],"phrases":["provincia di"]},
"pl":{"before":["woj.","województwo"]},
"pt":{"phrases":["estado de"]},
"ro":{"before":["jud.","jud","județul"]},
"ru":{"aheadOfCity":["область","/обл\\\\.?/","край","республика","район","р-н"],"beforeAheadOfCity":["республика","респ."]},
"uk":{"aheadOfCity":["область","/обл\\\\.?/","район","р-н"]}
}`)
