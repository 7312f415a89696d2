// Made from data/languages by `npm run data`. Change that, and not this.
/**
 * What people call the columns of their tables of companies; case, accents, spaces and signs do not count.
 * From the usual exports of customer databases and registers, 2026. By language.
 */
export const COLUMNS: Readonly<Record<string, {
/** The domain of a company. */
readonly domain?: readonly string[]
/** Its website. */
readonly website?: readonly string[]
/** The address of that. */
readonly address?: readonly string[]
/** What is a company. */
readonly company?: readonly string[]
/** The name of it. */
readonly name?: readonly string[]
/** An e-mail address. */
readonly email?: readonly string[]
/** What has such columns, where their names are paths: `company.website`. */
readonly owners?: readonly string[]
}>> = JSON.parse(`{
"ca":{"domain":["domini","nom de domini"],"website":["lloc web","pàgina web"],"company":["empresa","societat","raó social"],"email":["correu","correu electrònic"]},
"cs":{"domain":["doména"],"website":["webové stránky","webová stránka","stránky"],"company":["společnost","podnik","název firmy"]},
"da":{"domain":["domæne"],"website":["hjemmeside","websted"],"company":["virksomhed","selskab"]},
"de":{"domain":["Domäne","Domainname"],"website":["Webseite","Internetseite","Internetadresse","Webadresse","Internet","Homepage der Firma","Firmenwebsite"],"company":["Firma","Firmen","Firmenname","Unternehmen","Unternehmensname","Kunde"],"email":["E-Mail-Adresse","Mailadresse"]},
"el":{"website":["ιστοσελίδα"],"company":["εταιρεία"]},
"en":{"domain":["domain","domains","domain name","company domain","primary domain","email domain"],"website":["website","websites","website url","company website","web site","web","web page","web address","site","site url","www"],"address":["url","urls","homepage","home page","company url","website address"],"company":["company","companies"],"name":["name","company name","brand","brand name","organization","organisation","organization name","account name"],"email":["email","emails","email address","mail","work email","business email","contact email"],"owners":["company","contact","account","customer","client","organization","organisation","business","brand","person","user","lead","owner","vendor","supplier","partner","properties","fields","record","data"]},
"es":{"domain":["dominio","nombre de dominio"],"website":["sitio","sitio web","página web","página"],"company":["empresa","empresas","compañía","sociedad","razón social"],"email":["correo","correo electrónico"]},
"fi":{"domain":["verkkotunnus"],"website":["kotisivu","kotisivut","verkkosivu","verkkosivut"],"company":["yritys","yrityksen nimi"],"email":["sähköposti"]},
"fr":{"domain":["domaine","nom de domaine"],"website":["site web","site internet","adresse web","adresse du site"],"company":["entreprise","entreprises","société","nom de l'entreprise","raison sociale"],"email":["adresse e-mail","adresse mail","courriel"]},
"it":{"domain":["nome a dominio"],"website":["sito","sito web","sito internet","indirizzo web"],"company":["azienda","aziende","società","ragione sociale"],"email":["indirizzo e-mail","posta elettronica"]},
"ja":{"domain":["ドメイン","ドメイン名"],"website":["サイト","ウェブサイト","ホームページ"],"company":["会社","会社名","企業名"],"email":["メール","メールアドレス"]},
"ko":{"domain":["도메인"],"website":["웹사이트","홈페이지","사이트"],"company":["회사","회사명"],"email":["이메일"]},
"nl":{"domain":["domein","domeinnaam"],"website":["webadres","websitu"],"company":["bedrijf","bedrijven","bedrijfsnaam"],"email":["e-mailadres"]},
"no":{"domain":["domene"],"website":["nettside","nettsted"],"company":["virksomhet","bedrift","selskap"]},
"pl":{"domain":["domena"],"website":["strona www","strona internetowa","strona","adres www"],"company":["firma","spółka","przedsiębiorstwo","nazwa firmy"],"email":["adres e-mail"]},
"pt":{"domain":["domínio"],"website":["sítio","sítio web","endereço web"],"company":["razão social"],"email":["endereço de e-mail"]},
"ru":{"domain":["домен","доменное имя"],"website":["сайт","веб-сайт","сайт компании"],"company":["компания","организация","предприятие"],"email":["почта","электронная почта","эл. почта"]},
"sv":{"domain":["domän"],"website":["hemsida","webbplats","webbsida"],"company":["företag","företagsnamn"],"email":["e-postadress","e-post"]},
"tr":{"domain":["alan adı"],"website":["web sitesi","internet sitesi"],"company":["şirket","şirket adı"],"email":["e-posta"]},
"zh":{"domain":["域名","網域"],"website":["网站","網站","官网","官網"],"address":["网址","網址"],"company":["公司","公司名称","企业名称"],"email":["邮箱","电子邮件"]}
}`)
