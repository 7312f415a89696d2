// Made from data/languages by `npm run data`. Change that, and not this.
/** Words that introduce an address within a line or a sentence. By language. */
export const LEADS: Readonly<Record<string, {
/** Words that say where somebody is. */
readonly seats?: readonly string[]
/** Prepositions between such a word and the street. */
readonly prepositions?: readonly string[]
/** Prepositions directly before a word for a street. */
readonly beforeStreets?: readonly string[]
/** Words that may stand before an address without a colon. */
readonly words?: readonly string[]
/** Legal forms with full stops, behind which no sentence ends. */
readonly firms?: readonly string[]
}>> = JSON.parse(`{
"ar":{"words":["العنوان"]},
"bg":{"seats":["на адреса"],"prepositions":["на"],"beforeStreets":["на"]},
"cs":{"seats":["se sídlem","na adrese"],"prepositions":["v","na"],"beforeStreets":["na"],"words":["adresa"],"firms":["/a\\\\.\\\\s?[sş]\\\\./"]},
"da":{"seats":["/besøg os/","/holder til/","ligger","beliggende","find os"],"prepositions":["på","i","ved"],"words":["adresse"]},
"de":{"seats":["/(?:finden|erreichen|treffen) (?:sie )?uns/","/besuchen? (?:sie )?uns/","/befinde[nt] (?:sich|wir uns)/","findest du uns","liegt","liegen","gelegen","ansässig","wohnhaft","lautet","mit sitz","ihren sitz","hat sitz"],"words":["adresse","anschrift","hauptsitz","zentrale"],"firms":["/ges\\\\.m\\\\.b\\\\.h\\\\./"]},
"el":{"seats":["έδρα"],"prepositions":["στην οδό","στην","στο"]},
"en":{"seats":["/(?:located|situated|visit us|based|find us|offices?|headquarters|showroom|store|shop)\\\\s(?:at|in|on)/","/(?:address|place of business|offices?|headquarters|showroom|store|shop) (?:is|are)(?: at| in| on)?/"],"prepositions":["at"],"beforeStreets":["in"],"words":["head office","registered office"],"firms":["/(?:llc|ltd|inc|plc|lda)\\\\./"]},
"es":{"seats":["/domicilio(?: social| fiscal| legal)?/","/(?:ubicad|situad|domiciliad|radicad|localizad|estabelecid)[oa]s?/","/sit[aoei]s?(?=\\\\s(?:in|en|na|no|em)\\\\s)/","/(?:nos )?encontramos(?:-nos)?/","estamos","se encuentra","encuéntranos","visítanos"],"prepositions":["en la","en el","en"],"beforeStreets":["en la","en el","en"],"words":["dirección","matriz","casa matriz","sucursal"],"firms":["/s\\\\.\\\\s?[alp]\\\\.(?:\\\\s?[ru]\\\\.)?(?:\\\\s?l\\\\.)?/"]},
"fi":{"seats":["osoitteessa","sijaitsee"]},
"fr":{"seats":["/(?:situ|install|implant|domicili|bas|localis)ée?s?/","/établie?s?/","/sise?s?/","/siège(?: social)?(?: est)?/","adresse est","retrouvez-nous","venez nous voir","nous sommes","se trouve"],"prepositions":["au","à","aux","en"],"beforeStreets":["à"],"words":["adresse","siège social"],"firms":["/s\\\\.\\\\s?[alp]\\\\.(?:\\\\s?[ru]\\\\.)?(?:\\\\s?l\\\\.)?/","/s\\\\.\\\\s?r\\\\.\\\\s?[ol]\\\\./"]},
"he":{"words":["כתובת"]},
"hr":{"firms":["/d\\\\.\\\\s?o\\\\.\\\\s?o\\\\./"]},
"hu":{"seats":["címe","székhelye"]},
"it":{"seats":["/sede(?: legale| operativa| sociale| social| amministrativa| secondaria)?/","/(?:situat|ubicat|domiciliat)[aoei]/","/trov(?:i|ate|arci|aci|ateci|iamo)/","siamo","presso"],"beforeStreets":["in","presso"],"words":["indirizzo"],"firms":["/s\\\\.\\\\s?[alp]\\\\.(?:\\\\s?[ru]\\\\.)?(?:\\\\s?l\\\\.)?/","/s\\\\.\\\\s?r\\\\.\\\\s?[ol]\\\\./","/s\\\\.\\\\s?n\\\\.\\\\s?c\\\\./"]},
"ja":{"firms":["/k\\\\.\\\\s?k\\\\./"]},
"nl":{"seats":["/kantoorhoudende?/","/vindt? (?:u |je )?ons/","gevestigd","bezoek ons","bevindt zich"],"prepositions":["in de","in het","op de","op het","op","te","aan de","aan het","aan"],"words":["adres"]},
"no":{"seats":["/bes(?:ö|ø)k oss/","/holder til/","ligger","beliggende"],"prepositions":["på","i","ved"],"words":["adresse"]},
"pl":{"seats":["z siedzibą","mieści się","znajduje się"],"prepositions":["przy","w","na"],"beforeStreets":["przy","na"],"words":["adres"],"firms":["/sp\\\\. z o\\\\.\\\\s?o\\\\./"]},
"pt":{"seats":["/(?:ubicad|situad|domiciliad|radicad|localizad|estabelecid)[oa]s?/","/sit[aoei]s?(?=\\\\s(?:in|en|na|no|em)\\\\s)/","/(?:nos )?encontramos(?:-nos)?/","estamos","ficamos","encontramo-nos","visite-nos"],"prepositions":["na","no","em","ao"],"beforeStreets":["na","no","em"],"words":["endereço","morada","matriz","filial"],"firms":["/(?:llc|ltd|inc|plc|lda)\\\\./"]},
"ro":{"seats":["cu sediul social","cu sediul","situat","situată"],"prepositions":["în","la"],"beforeStreets":["în"],"words":["adresa"],"firms":["/s\\\\.\\\\s?r\\\\.\\\\s?[ol]\\\\./"]},
"ru":{"seats":["по адресу"],"prepositions":["на"],"beforeStreets":["на"],"words":["адрес"]},
"sk":{"seats":["so sídlom","na adrese"],"prepositions":["v","na"]},
"sv":{"seats":["/hittar (?:ni |du )?oss/","/bes(?:ö|ø)k oss/","finns","ligger","beläget"],"prepositions":["på","i","vid"]},
"tr":{"words":["adres","merkez"],"firms":["/a\\\\.\\\\s?[sş]\\\\./"]},
"uk":{"seats":["за адресою"],"words":["адреса"]}
}`)
