// Made from data/languages by `npm run data`. Change that, and not this.
/** Words of notices about browsers and scripts. By language. */
export const BROWSERS: Readonly<Record<string, {
/** What browsers are called; endings may follow. */
readonly names?: readonly string[]
/** That something is too old; endings may follow. */
readonly outdated?: readonly string[]
/** That something works without something. */
readonly without?: readonly string[]
}>> = JSON.parse(`{
"ar":{"names":["متصفح"],"outdated":["قديم"]},
"bg":{"names":["браузър"],"outdated":["остарял"]},
"bn":{"names":["ব্রাউজার"],"outdated":["পুরানো"]},
"ca":{"outdated":["obsolèt","luma na"]},
"cs":{"names":["prohlížeč"],"outdated":["zastaral"],"without":["bez"]},
"da":{"outdated":["forældet"],"without":["uden"]},
"de":{"outdated":["veraltet"],"without":["kein","ohne"]},
"el":{"names":["περιηγητής","πρόγραμμα περιήγησης"],"outdated":["παλιό","παρωχημένο","ξεπερασμένο"]},
"en":{"names":["browser"],"outdated":["outdated"],"without":["no","without"]},
"es":{"names":["navegador"],"without":["sin"]},
"et":{"names":["brauser"],"outdated":["vananenud"]},
"eu":{"names":["nabigatzaile"],"outdated":["zaharkitu"]},
"fa":{"names":["مرورگر"],"outdated":["قدیمی"]},
"fi":{"names":["selai"],"outdated":["vanhentunut"],"without":["ilman"]},
"fr":{"names":["navigateur"],"outdated":["obsolet"],"without":["sans"]},
"he":{"names":["דפדפן"],"outdated":["מיושן"]},
"hi":{"names":["ब्राउज़र"],"outdated":["पुराना"]},
"hr":{"names":["pregledač"],"outdated":["zastarj"]},
"hu":{"names":["böngésző"],"outdated":["elavult","úrelt"]},
"id":{"names":["peramban"],"outdated":["ketinggalan"]},
"is":{"names":["vafr"]},
"it":{"outdated":["non è aggiornato"],"without":["senza"]},
"ja":{"names":["ブラウザ"],"outdated":["古い"]},
"ko":{"names":["브라우저"],"outdated":["오래된"]},
"lt":{"names":["naršykl"],"outdated":["pasenus"]},
"lv":{"names":["pārlūk"],"outdated":["novecoj"]},
"mk":{"outdated":["застарел"]},
"ms":{"names":["pelayar"],"outdated":["usang","lapas"]},
"nl":{"outdated":["verouderd"],"without":["zonder"]},
"no":{"names":["nettleser"],"outdated":["utdatert"],"without":["uten"]},
"pl":{"names":["przeglądark"],"outdated":["przestarzał","nieaktualn"]},
"pt":{"without":["sem"]},
"ro":{"outdated":["învechit"]},
"ru":{"names":["браузер"],"outdated":["устарел"],"without":["без"]},
"sk":{"names":["prehliadač"]},
"sl":{"names":["preglednik","brskalnik"],"outdated":["zastarel"]},
"sr":{"names":["прегледач"]},
"sv":{"names":["webbläsare"],"outdated":["föråldrad"],"without":["utan"]},
"sw":{"names":["kivinjari"],"outdated":["imepitwa"]},
"th":{"names":["เบราว์เซอร์"],"outdated":["ล้าสมัย"]},
"tr":{"names":["tarayıcı"],"outdated":["eski","güncel değil"]},
"uk":{"outdated":["застаріл"]},
"vi":{"names":["trình duyệt"],"outdated":["lỗi thời"]},
"zh":{"names":["浏览器","瀏覽器"],"outdated":["过时","過時","版本过低"]}
}`)
