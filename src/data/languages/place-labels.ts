// Made from data/languages by `npm run data`. Change that, and not this.
/** Words before the city or the country of a firm that states no more of its address. By language. */
export const PLACE_LABELS: Readonly<Record<string, {
/** Labels of the place of a firm. */
readonly labels?: readonly string[]
/** Words before it in a sentence. */
readonly seats?: readonly string[]
}>> = JSON.parse(`{
"de":{"labels":["standort","sitz","adresse"],"seats":["mit sitz in"]},
"en":{"labels":["location","based in","headquarters","hq","office","our office","where we are","find us","visit us","address","📍","🏠"],"seats":["/(?:based|located|headquartered) in(?: the)?/","serving"]},
"es":{"labels":["sede","ubicación","dirección"],"seats":["con sede en"]},
"fr":{"labels":["adresse"],"seats":["basée? à"]},
"it":{"labels":["sede","indirizzo"],"seats":["con sede a"]},
"nl":{"labels":["adres"],"seats":["gevestigd in"]},
"pt":{"labels":["sede"],"seats":["com sede em"]},
"sv":{"seats":["med säte i"]}
}`)
