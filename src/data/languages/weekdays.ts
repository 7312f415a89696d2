// Made from data/languages by `npm run data`. Change that, and not this.
/**
 * Days of the week as dates have them, after CLDR 45, with the forms that stand behind a preposition. Scripts
 * without spaces have none: there the day of the week stands behind the date. By language.
 */
export const WEEKDAYS: Readonly<Record<string, readonly string[]>> = JSON.parse(`{
"ar":["الاثنين","الإثنين","الثلاثاء","الأربعاء","الخميس","الجمعة","السبت","الأحد"],
"bg":["понеделник","вторник","сряда","четвъртък","петък","събота","неделя"],
"ca":["dilluns","dimarts","dimecres","dijous","divendres","dissabte","diumenge"],
"cs":["pondělí","úterý","středa","středu","čtvrtek","pátek","sobota","sobotu","neděle","neděli"],
"da":["mandag","tirsdag","onsdag","torsdag","fredag","lørdag","søndag"],
"de":["montag","dienstag","mittwoch","donnerstag","freitag","samstag","sonnabend","sonntag"],
"el":["δευτέρα","τρίτη","τετάρτη","πέμπτη","παρασκευή","σάββατο","κυριακή"],
"en":["monday","tuesday","wednesday","thursday","friday","saturday","sunday","mon","tue","tues","wed","thu","thur","thurs","fri","sat","sun"],
"es":["lunes","martes","miércoles","jueves","viernes","sábado","domingo"],
"et":["esmaspäeval","teisipäeval","kolmapäeval","neljapäeval","reedel","laupäeval","pühapäeval"],
"fi":["maanantaina","tiistaina","keskiviikkona","torstaina","perjantaina","lauantaina","sunnuntaina"],
"fr":["lundi","mardi","mercredi","jeudi","vendredi","samedi","dimanche"],
"gl":["luns","martes","mércores","xoves","venres"],
"hr":["ponedjeljak","utorak","srijeda","srijedu","četvrtak","petak","subota","subotu","nedjelja","nedjelju"],
"hu":["hétfőn","kedden","szerdán","csütörtökön","pénteken","szombaton","vasárnap"],
"id":["senin","selasa","rabu","kamis","jumat","sabtu","minggu"],
"is":["mánudaginn","þriðjudaginn","miðvikudaginn","fimmtudaginn","föstudaginn","laugardaginn","sunnudaginn"],
"it":["lunedì","martedì","mercoledì","giovedì","venerdì","sabato","domenica"],
"lt":["pirmadienį","antradienį","trečiadienį","ketvirtadienį","penktadienį","šeštadienį","sekmadienį"],
"lv":["pirmdien","otrdien","trešdien","ceturtdien","piektdien","sestdien","svētdien"],
"ms":["isnin","selasa","rabu","khamis","jumaat","sabtu","ahad"],
"nl":["maandag","dinsdag","woensdag","donderdag","vrijdag","zaterdag","zondag"],
"no":["mandag","tirsdag","onsdag","torsdag","fredag","lørdag","søndag"],
"pl":["poniedziałek","wtorek","środa","środę","czwartek","piątek","sobota","sobotę","niedziela","niedzielę"],
"pt":["segunda-feira","terça-feira","quarta-feira","quinta-feira","sexta-feira"],
"ro":["luni","marți","miercuri","joi","vineri","sâmbătă","duminică"],
"ru":["понедельник","вторник","среда","среду","четверг","пятница","пятницу","суббота","субботу","воскресенье"],
"sk":["pondelok","utorok","streda","stredu","štvrtok","piatok","sobota","sobotu","nedeľa","nedeľu"],
"sl":["ponedeljek","torek","sreda","sredo","četrtek","petek","sobota","soboto","nedelja","nedeljo"],
"sr":["ponedeljak","utorak","sreda","sredu","četvrtak","petak","subota","subotu","nedelja","nedelju","понедељак","понедељка","уторак","среду","четвртак","петак","субота","суботу","недеља","недељу"],
"sv":["måndag","tisdag","onsdag","torsdag","fredag","lördag","söndag","måndagen","tisdagen","onsdagen","torsdagen","fredagen","lördagen","söndagen"],
"tr":["pazartesi","salı","çarşamba","perşembe","cuma","cumartesi","pazar"],
"uk":["понеділок","вівторок","середа","середу","четвер","пятницю","субота","суботу","неділя","неділю"]
}`)
