// Made from data/languages by `npm run data`. Change that, and not this.
/**
 * How paths name pages where they do not spell what the text says: in Latin letters for another script, cut
 * short, or by a word that only addresses use. By language.
 */
export const PATHS: Readonly<Record<string, {
readonly careers?: readonly string[]
readonly blog?: readonly string[]
readonly terms?: readonly string[]
readonly privacy?: readonly string[]
readonly pricing?: readonly string[]
readonly contact?: readonly string[]
readonly login?: readonly string[]
readonly signup?: readonly string[]
readonly about?: readonly string[]
readonly imprint?: readonly string[]
}>> = JSON.parse(`{
"ar":{"careers":["wazaif","tawzif","wazayef"],"blog":["mudawana","modawana","~akhbar"],"terms":["shurut","shorout","alshurut"],"privacy":["khususiya","siyasat-alkhususia","khosousia"],"pricing":["asaar"],"contact":["ittasil-bina","itasel-bina","tawasal-maana"],"login":["tasjil-dukhul"]},
"bg":{"careers":["karieri","kariera","rabota","svobodni-pozicii"],"blog":["~novini","~statii"],"terms":["obshti-usloviya","usloviya","obshti-uslovia","uslovia"],"privacy":["poveritelnost","politika-za-poveritelnost","lichni-danni"],"pricing":["ceni","tseni","cenorazpis"],"contact":["kontakti","kontakt","vrazka-s-nas"],"login":["vhod","vlez"],"signup":["registracia","registraciya"]},
"ca":{"careers":["treballa-amb-nosaltres"],"privacy":["politica-privacitat","politica-de-privacitat"],"contact":["contacteu-nos"],"login":["acces"],"about":["qui-som"]},
"da":{"terms":["handelsbetingelser"],"privacy":["gdpr"],"contact":["kontakt-os"]},
"de":{"careers":["jobs-karriere","stellen"],"terms":["agb"],"privacy":["dsgvo"],"contact":["kontaktformular"],"about":["uberuns"]},
"el":{"careers":["kariera","theseis-ergasias","thesis-ergasias"],"blog":["istologio","~nea","~arthra"],"terms":["oroi-xrisis","oroi-chrisis","oroi","oroi-kai-proypotheseis"],"privacy":["politiki-aporritou","aporrito","prosopika-dedomena","politiki-aporritoy"],"pricing":["times","timokatalogos","timologisi"],"contact":["epikoinonia","epikinonia"],"login":["syndesi","eisodos"],"signup":["eggrafi"]},
"en":{"careers":["career-opportunities","jobs-careers","work-with-us","join-the-team","joinus","hiring","vacancy"],"blog":["weblog","blog-posts","blog-page","~press-room","~updates"],"terms":["tos","tou","tandc","tnc","t-and-c","terms-conditions","terms-of-services","terms-and-condition"],"privacy":["privacy-policies","privacypolicy","private-policy","privacy-statements","pp","~gdpr"],"pricing":["price","pricelist","pricing-plans","plans-pricing"],"contact":["contactus","contact-form","contact-page","contact-info","contact-2","enquiry","inquiry","~reach-us"],"login":["signin","logon","wp-login","user-login","sign-in-page","users-sign-in","sessions-new","auth-login"],"signup":["signup","sign-up","register","users-sign-up","create-account","new-account","start-trial"],"about":["aboutus","about-company"],"imprint":["legal","law","company","company-profile"]},
"es":{"careers":["trabaja-con-nosotros"],"privacy":["politica-privacidad"],"contact":["contactanos"],"login":["acceso"],"about":["quienes-somos"]},
"fa":{"careers":["estekhdam","hamkari"],"blog":["weblog","~akhbar","~maghalat"],"terms":["ghavanin","sharayet"],"privacy":["harim-khosousi","harim-khososi"],"pricing":["tarefe","ghaymat","gheymat"],"contact":["tamas","tamas-ba-ma","ertebat-ba-ma"],"login":["vorood","vorud"],"signup":["sabtenam","sabt-nam","ozviat"]},
"fr":{"careers":["recrutement","nous-rejoindre"],"terms":["cgu","cgv","cgu-cgv"],"privacy":["rgpd","donnees-personnelles","confidentialite"],"contact":["nous-contacter","contactez-nous"],"login":["connexion"],"signup":["inscription"],"about":["a-propos"],"imprint":["mentions-legales"]},
"he":{"careers":["drushim","kariera","misrot"],"terms":["takanon","tnaei-shimush"],"privacy":["pratiut","mediniyut-pratiyut"],"pricing":["mehiron","mechiron","mehirim"],"contact":["tzor-kesher","zor-kesher","contactus"],"login":["hithabrut"],"signup":["harshama"]},
"hi":{"careers":["naukri"],"privacy":["gopniyata"],"contact":["sampark"]},
"hu":{"careers":["karrier"],"terms":["aszf"],"privacy":["adatvedelem","adatkezeles"],"contact":["kapcsolat"]},
"it":{"careers":["lavora-con-noi"],"privacy":["informativa-privacy"],"contact":["contattaci"]},
"ja":{"careers":["recruit","recruitment","saiyo","saiyou","kyujin","recruit-info","boshu"],"blog":["staffblog","~oshirase","~topics","~column"],"terms":["kiyaku","riyokiyaku","riyou-kiyaku","rule","agreement"],"privacy":["privacypolicy","kojinjoho","kojinjouhou","kojin","pp"],"pricing":["ryokin","ryoukin","kakaku","plan","fee","price"],"contact":["inquiry","toiawase","otoiawase","contactform","inquire"],"login":["mypage-login","kaiin-login"],"signup":["entry","regist","touroku","toroku","kaiin-touroku","member-regist"],"imprint":["tokusho","tokushoh","tokushoho"]},
"ko":{"careers":["recruit","chaeyong","careers","recruitment"],"blog":["~notice","~sosik"],"terms":["yakgwan","agreement","terms-of-use","provision","policy-terms"],"privacy":["gaeinjeongbo","personal-information","privacypolicy"],"pricing":["price","yogeum","fee"],"contact":["inquiry","munui","qna-inquiry"],"login":["member-login","loginform"],"signup":["member-join","joinform","hoewongaip","join"]},
"nl":{"careers":["werken-bij"],"terms":["av"],"privacy":["privacyverklaring","avg"]},
"no":{"careers":["ledige-stillinger"],"terms":["vilkar"],"contact":["kontakt-oss"]},
"pl":{"privacy":["polityka-prywatnosci","rodo"],"contact":["kontakt"]},
"pt":{"careers":["trabalhe-conosco"],"privacy":["politica-privacidade"],"contact":["fale-conosco"],"about":["sobre-nos"]},
"ru":{"careers":["vakansii","vakansiya","rabota","karera","kariera","rabota-u-nas"],"blog":["blog","~novosti","~stati"],"terms":["soglashenie","polzovatelskoe-soglashenie","oferta","usloviya","publichnaya-oferta","pravila"],"privacy":["politika","konfidencialnost","politika-konfidencialnosti","politika-konfidentsialnosti","personalnye-dannye","privatnost"],"pricing":["ceny","tseny","tarify","prajs","prays","price","stoimost"],"contact":["kontakty","kontakti","obratnaya-svyaz","svyaz"],"login":["vhod","vojti","voyti","lichnyj-kabinet","lichnyy-kabinet","avtorizaciya","avtorizatsiya"],"signup":["registraciya","registratsiya","zaregistrirovatsya"],"about":["o-kompanii"],"imprint":["rekvizity"]},
"sr":{"careers":["karijera","posao","zaposlenje"],"terms":["uslovi-koriscenja","opsti-uslovi","uslovi"],"privacy":["politika-privatnosti","zastita-podataka"],"pricing":["cenovnik","cene"],"contact":["kontakt"],"login":["prijava"],"signup":["registracija"]},
"sv":{"careers":["jobba-hos-oss"],"privacy":["gdpr"],"contact":["kontakta-oss"]},
"th":{"careers":["ruam-ngan","samak-ngan","ruamngan"],"privacy":["pdpa"],"pricing":["raka"],"contact":["tid-to","tidto","tidtor"]},
"tr":{"careers":["kariyer","is-ilanlari"],"privacy":["gizlilik","kvkk"],"contact":["iletisim"],"login":["giris"],"signup":["kayit","uye-ol"],"about":["hakkimizda"],"imprint":["kunye"]},
"uk":{"careers":["vakansii","vakansiyi","robota","kariera"],"blog":["~novyny","~statti"],"terms":["umovy","umovy-vykorystannya","publichna-oferta","oferta","dohovir-oferty"],"privacy":["polityka-konfidentsiynosti","politika-konfidenciynosti","konfidentsiynist","personalni-dani"],"pricing":["tsiny","taryfy","ciny"],"contact":["kontakty"],"login":["vhid","vkhid","uviyty","osobystyy-kabinet"],"signup":["reyestratsiya","reestratsiya","reestraciya"]},
"vi":{"careers":["tuyen-dung"],"privacy":["chinh-sach-bao-mat"],"pricing":["bang-gia"],"contact":["lien-he"],"about":["gioi-thieu","ve-chung-toi"]},
"zh":{"careers":["zhaopin","jiaru","jiaruwomen","rencai","rencaizhaopin","recruit","joinus","chengpin","job"],"blog":["boke","~xinwen","~xinwenzhongxin","~zixun","~dongtai","~news-center"],"terms":["tiaokuan","fuwutiaokuan","yonghuxieyi","xieyi","useragreement","agreement"],"privacy":["yinsi","yinsizhengce","yinsitiaokuan"],"pricing":["jiage","taocan","zifei","shoufei","price"],"contact":["lianxi","lianxiwomen","lianxifangshi","contactus","lxwm"],"login":["denglu","dengru"],"signup":["zhuce","reg"]}
}`)
