// Made from data/languages by `npm run data`. Change that, and not this.
/** What challenges and refusals of bot defences say. Apostrophes are straight. By language. */
export const CHALLENGES: Readonly<Record<string, {
/** Beginnings of titles that no organisation would give its page. */
readonly titleBeginnings?: readonly string[]
/** Whole titles. With more words they may belong to a name. */
readonly titles?: readonly string[]
/** What a text says with little else. */
readonly phrases?: readonly string[]
}>> = JSON.parse(`{
"ar":{"titles":["لحظة"],"phrases":["التحقق من أنك إنسان"]},
"ca":{"titles":["verificació de seguretat","accés denegat","un moment"],"phrases":["/no (soc|sóc|ets) un robot/","/no està disponible al (teu|vostre) país/"]},
"de":{"titles":["sicherheitsprüfung","nur einen moment","/(einen )?moment,? bitte/","einen moment","/zugriff (verweigert|gesperrt)/"],"phrases":["/captcha (lösen|ausfüllen)/","/in ihrem land nicht (verfügbar|erreichbar)/","ob sie ein mensch sind","/sind sie ein (mensch|roboter)/","/sie (kein roboter|ein mensch) sind/","/ihre ip(-adresse)? (wurde|ist) (gesperrt|blockiert)/"]},
"el":{"phrases":["/ότι (είστε|είσαι) άνθρωπος/","/ότι δεν (είστε|είσαι) ρομπότ/","/ασφάλεια της σύνδεσής σας (πριν|προτού)/"]},
"en":{"titleBeginnings":["attention required!","/access to this page\\\\b.*\\\\bdenied/","/access denied\\\\b/","/checking your browser\\\\b/","/are you (a )?(human|robot)\\\\b/","/robot or human\\\\b/","/verify(ing)? (that )?you are (a )?human/","pardon our interruption","vercel security checkpoint","/ddos-guard$/","error: the request could not be satisfied"],"titles":["/(please )?(just|wait) a moment/","please wait","/one moment,? please/","/security (check|verification)/","/(human|bot|browser) verification/","browser check","robot check","client challenge","/request (rejected|blocked)/","web page blocked","access restricted","captcha","verifying your connection","/rate limit(ed| exceeded)/","too many requests","/(you have been )?blocked/","forbidden","/access (denied|forbidden|blocked)/"],"phrases":["/(verify(ing)?|confirm|prove|make sure|making sure|check(ing)?)( that| if| whether)? (you're|you are) (a )?(human|not a (ro)?bot)/","/(check|verify)(ing)? (your browser|if the site connection is secure)/","/enable (javascript and )?cookies to continue/","/press (&|and) hold (the|this|to|below|here|until|button)\\\\b/","/(complete|solve) the (captcha|security check|puzzle to continue)/","/automated (access|requests|queries)/","using automation tools","/verifying (the security of )?your connection/","request is being verified","/browser is (solving|completing|performing) a (challenge|proof)/","/request (was|is|has been) (blocked|rejected)/","/request blocked\\\\b/","/attack id: \\\\d/","there is a security violation","sent too many requests","rate limit exceeded","/(please|must|need to|should|have to|try to) (turn off|disable|deactivate) (your|the|any) (vpn|proxy)/","/(turn off|disable|deactivate) (your|the|any) (vpn|proxy).{0,40}\\\\b(try|reload|refresh|continue|access|visit)/","/unusual (traffic|activity) from your (computer )?(network|ip)/","you have been blocked","/your (ip( address)?|access|request|connection)( to this (web ?)?(site|page))? (has been|was|is) (temporarily )?(blocked|banned|denied|limited|refused)/","don't have permission to access","/access .{0,40}from your (country|region|location|area) .{0,20}(restricted|denied|blocked)/","block access from your country","/unavailable (due to|for) legal reasons/","/access this (web ?)?site from a country/"]},
"es":{"titles":["verificación de seguridad","acceso denegado","un momento"],"phrases":["/no está disponible en (tu|su) (país|región)/","/verificando (che|que|se) .{0,12}uman?o/","/no (soy|eres|es) un robot/","/(que )?eres humano/","/su (dirección )?ip ha sido bloqueada/"]},
"fi":{"phrases":["/ett[äe]i? olet(te)? (oikea )?ihminen(?= *([.…!]|$))/","yhteytesi turvallisuuden ennen"]},
"fr":{"titles":["vérification de sécurité","/accès (refusé|interdit)/","un instant"],"phrases":["/(compl[eé]te[rz]?|résoudre|remplir|resolver?|complet[ae]r?) (le|el|il|o) captcha/","/pas (accessible|disponible) (depuis|dans) votre (pays|région)/","/êtes-vous (humain|un robot)/","/vous (n'êtes pas un robot|êtes (un )?humain)/","/votre (adresse )?ip (a été|est) bloquée/"]},
"it":{"titles":["accesso negato","un attimo"],"phrases":["non è disponibile nel tuo paese","non sei un robot","/sei (un )?umano/"]},
"ja":{"titles":["しばらくお待ちください","アクセスが拒否されました"],"phrases":["/お住まいの(国|地域)からは/","ロボットではありません","人間であることを確認"]},
"ko":{"titles":["잠시만 기다리십시오"],"phrases":["보안 확인","사람인지 확인"]},
"nl":{"titles":["/een moment( geduld)?/","toegang geweigerd"],"phrases":["controleren of u een mens","/(geen robot|een mens) (bent|zijn)/"]},
"pl":{"titles":["chwileczkę","odmowa dostępu"],"phrases":["czy jesteś człowiekiem","nie jesteś robotem","jesteś człowiekiem"]},
"pt":{"titles":["um momento","acesso negado"],"phrases":["/não está disponível n[oa] seu?a? (país|região)/","não é um robô","você é humano"]},
"ru":{"titles":["проверка безопасности","вы не робот","только момент","одну минуту","/доступ (запрещ[её]н|ограничен)/"],"phrases":["/недоступ\\\\p{L}+ в вашей стране/","/запросы .{0,40}похожи на автоматические/","/подтвердите, что вы (не робот|человек)/","доступ ограничен"]},
"sv":{"titles":["vänta"],"phrases":["/(verifierar|kontrollerar) att du är (en )?människa/"]},
"tr":{"titles":["/bir dakika( lütfen)?/"],"phrases":["insan olduğunuz"]},
"zh":{"titles":["/滑动验证(页面)?/","请稍候","安全验证","访问被拒绝"],"phrases":["/您所在的(国家|地区)/","/(按住|拖动).{0,4}滑块/","访问验证","安全验证","请完成验证","您是真人"]}
}`)
