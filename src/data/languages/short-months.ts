// Made from data/languages by `npm run data`. Change that, and not this.
/**
 * Short forms of months, which are read on pages in this language alone, because they are words of others. By
 * language.
 */
export const SHORT_MONTHS: Readonly<Record<string, readonly (readonly string[])[]>> = JSON.parse(`{
"bg":[["яну"],["фев"],["мар"],["апр"],["май"],["юни"],["юли"],["авг"],["сеп","септ"],["окт"],["ное","ноем"],["дек"]],
"ca":[["gen"],["febr","feb"],["març"],["abr"],["maig"],["juny"],["jul"],["ag"],["set"],["oct"],["nov"],["des"]],
"da":[["jan"],["feb"],["mar"],["apr"],["maj"],["jun"],["jul"],["aug"],["sep","sept"],["okt"],["nov"],["dec"]],
"de":[["jan","jän"],["feb"],["mär","mrz"],["apr"],["mai"],["jun"],["jul"],["aug"],["sep","sept"],["okt"],["nov"],["dez"]],
"el":[["ιαν"],["φεβ"],["μαρ"],["απρ"],["μαΐ","μάι","μαι"],["ιουν"],["ιουλ"],["αυγ"],["σεπ"],["οκτ"],["νοε"],["δεκ"]],
"es":[["ene"],["feb"],["mar"],["abr"],["may"],["jun"],["jul"],["ago"],["sept","sep"],["oct"],["nov"],["dic"]],
"fr":[["janv","jan"],["févr","fév"],["mars"],["avr"],["mai"],["juin"],["juil"],["août","aou"],["sept"],["oct"],["nov"],["déc"]],
"hr":[["sij"],["velj"],["ožu"],["tra"],["svi"],["lip"],["srp"],["kol"],["ruj"],["lis"],["stu"],["pro"]],
"hu":[["jan"],["febr","feb"],["márc"],["ápr"],["máj"],["jún"],["júl"],["aug"],["szept"],["okt"],["nov"],["dec"]],
"id":[["jan"],["feb"],["mar"],["apr"],["mei"],["jun"],["jul"],["agu","agt"],["sep"],["okt"],["nov"],["des"]],
"it":[["gen"],["feb"],["mar"],["apr"],["mag"],["giu"],["lug"],["ago"],["set","sett"],["ott"],["nov"],["dic"]],
"nl":[["jan"],["feb"],["mrt"],["apr"],["mei"],["jun"],["jul"],["aug"],["sep","sept"],["okt"],["nov"],["dec"]],
"no":[["jan"],["feb"],["mar"],["apr"],["mai"],["jun"],["jul"],["aug"],["sep","sept"],["okt"],["nov"],["des"]],
"pl":[["sty"],["lut"],["mar"],["kwi"],["maj"],["cze"],["lip"],["sie"],["wrz"],["paź"],["lis"],["gru"]],
"pt":[["jan"],["fev"],["mar"],["abr"],["mai"],["jun"],["jul"],["ago"],["set"],["out"],["nov"],["dez"]],
"ro":[["ian"],["feb"],["mar"],["apr"],["mai"],["iun"],["iul"],["aug"],["sept","sep"],["oct"],["nov","noi"],["dec"]],
"ru":[["янв"],["фев","февр"],["мар"],["апр"],["мая","май"],["июн"],["июл"],["авг"],["сен","сент"],["окт"],["ноя","нояб"],["дек"]],
"sv":[["jan"],["feb"],["mar"],["apr"],["maj"],["jun"],["jul"],["aug"],["sep","sept"],["okt"],["nov"],["dec"]],
"tr":[["oca"],["şub"],["mar"],["nis"],["may"],["haz"],["tem"],["ağu"],["eyl"],["eki"],["kas"],["ara"]],
"uk":[["січ"],["лют"],["бер"],["квіт","кві"],["трав","тра"],["черв","чер"],["лип"],["серп","сер"],["вер"],["жовт","жов"],["лист","лис"],["груд","гру"]]
}`)
