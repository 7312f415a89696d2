// Made from data/languages by `npm run data`. Change that, and not this.
/** Words of opening hours, which often stand beside addresses. By language. */
export const OPENING_HOURS: Readonly<Record<string, {
/** Days of the week in full after CLDR, and abbreviated to two or three letters as shops do. */
readonly days?: readonly string[]
/** How a line of opening hours begins. */
readonly labels?: readonly string[]
}>> = JSON.parse(`{
"ar":{"labels":["ساعات العمل","أوقات العمل"]},
"bg":{"days":["понеделник","вторник","сряда","четвъртък","петък","събота","неделя","пон","пет","нед"],"labels":["работно време"]},
"ca":{"days":["dilluns","dimarts","dimecres","dijous","divendres","dissabte","diumenge"]},
"cs":{"days":["pondělí","úterý","středa","čtvrtek","pátek","sobota","neděle","po","út","st","čt","pá","so","ne"],"labels":["otevírací","otevřeno"]},
"da":{"days":["mandag","tirsdag","onsdag","torsdag","fredag","lørdag","søndag","man","tir","ons","fre","lør","søn"],"labels":["åbningstider"]},
"de":{"days":["montag","dienstag","mittwoch","donnerstag","freitag","samstag","sonnabend","sonntag","mo","di","mi","do","fr","sa","so","täglich","werktags"],"labels":["öffnungszeiten","sprechzeiten","bürozeiten","geöffnet"]},
"el":{"days":["δευτέρα","τρίτη","τετάρτη","πέμπτη","παρασκευή","σάββατο","κυριακή","δευ","τρι","τετ","πεμ","παρ","σαβ","κυρ"],"labels":["ωράριο","ώρες λειτουργίας"]},
"en":{"days":["monday","tuesday","wednesday","thursday","friday","saturday","sunday","mon","tue","tues","wed","thu","thur","thurs","fri","sat","sun","weekdays","daily"],"labels":["opening hours","opening times","office hours","business hours","working hours","open daily","hours"]},
"es":{"days":["lunes","martes","miércoles","jueves","viernes","sábado","domingo","lun","mar","mié","jue","vie","sáb","dom"],"labels":["horario","horarios","abierto"]},
"et":{"days":["esmaspäev","reede","laupäev","pühapäev","e","k","r","l","p"]},
"fi":{"days":["maanantai","tiistai","keskiviikko","torstai","perjantai","lauantai","sunnuntai","ma","ti","ke","to","pe","la","su"],"labels":["aukioloajat","avoinna"]},
"fr":{"days":["lundi","mardi","mercredi","jeudi","vendredi","samedi","dimanche","lun","mar","mer","jeu","ven","sam","dim","lu","ma","me","je","ve","sa","di"],"labels":["horaires","ouvert","heures d'ouverture"]},
"he":{"labels":["שעות פתיחה"]},
"hr":{"days":["ponedjeljak","srijeda","četvrtak","petak","subota","nedjelja","pon","uto","sri","čet","pet","sub","ned"],"labels":["radno vrijeme"]},
"hu":{"days":["hétfő","kedd","szerda","csütörtök","péntek","szombat","vasárnap","h","k","sze","cs","p","szo","v"],"labels":["nyitvatartás"]},
"id":{"days":["senin","selasa","rabu","kamis","jumat","sabtu","minggu"],"labels":["jam buka","jam operasional"]},
"it":{"days":["lunedì","martedì","mercoledì","giovedì","venerdì","sabato","domenica","lun","mar","mer","gio","ven","sab","dom"],"labels":["orari","orario","aperto"]},
"ja":{"labels":["営業時間"]},
"ko":{"labels":["영업시간"]},
"lt":{"days":["pirmadienis","penktadienis"]},
"lv":{"days":["pirmdien","piektdien","sestdien","svētdien"]},
"ms":{"days":["isnin","selasa","rabu","jumaat","sabtu","ahad"]},
"nl":{"days":["maandag","dinsdag","woensdag","donderdag","vrijdag","zaterdag","zondag","ma","di","wo","do","vr","za","zo"],"labels":["openingstijden","openingsuren"]},
"no":{"days":["mandag","tirsdag","onsdag","torsdag","fredag","lørdag","søndag","man","tir","ons","tors","fre","lør","søn"],"labels":["åpningstider"]},
"pl":{"days":["poniedziałek","wtorek","środa","czwartek","piątek","sobota","niedziela","pon","pn","wt","śr","czw","cz","pt","sob","nd","ndz","niedz"],"labels":["godziny","otwarte"]},
"pt":{"days":["segunda","terça","quarta","quinta","sexta","sábado","domingo","seg","ter","qua","qui","sex","sáb","dom"],"labels":["horário","aberto"]},
"ro":{"days":["luni","marți","miercuri","joi","vineri","sâmbătă","duminică","lu","ma","mi","vi","sâ","du"],"labels":["program de lucru","orar"]},
"ru":{"days":["понедельник","вторник","среда","четверг","пятница","суббота","воскресенье","пн","вт","ср","чт","пт","сб","вс","ежедневно"],"labels":["часы работы","режим работы","время работы"]},
"sk":{"days":["pondelok","utorok","streda","štvrtok","piatok","sobota","nedeľa","po","ut","st","št","pi","so","ne"],"labels":["otváracie"]},
"sl":{"days":["ponedeljek","torek","sreda","četrtek","petek","sobota","nedelja","pon","čet","pet","sob","ned"],"labels":["delovni čas"]},
"sr":{"days":["ponedeljak","sreda","četvrtak","petak","subota","nedelja","pon","uto","čet","pet","sub","ned"],"labels":["radno vreme"]},
"sv":{"days":["måndag","tisdag","onsdag","torsdag","fredag","lördag","söndag","mån","tis","ons","tors","fre","lör","sön"],"labels":["öppettider","öppet"]},
"tr":{"days":["pazartesi","salı","çarşamba","perşembe","cuma","cumartesi","pazar","pzt","sal","çar","per","cum","cmt","paz"],"labels":["çalışma saatleri"]},
"uk":{"days":["понеділок","вівторок","середа","п'ятниця","субота","неділя","пн","вт","ср","чт","пт","сб","нд","щодня"],"labels":["години роботи","графік роботи"]},
"vi":{"days":["thứ"],"labels":["giờ mở cửa"]},
"zh":{"labels":["营业时间","營業時間"]}
}`)
