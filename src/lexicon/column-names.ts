import { phrases } from './pattern.ts'

/**
 * What people call the columns of their tables of companies, by what is in them; case, accents, spaces and
 * signs do not count. By hand, 2026: the words of the usual exports of customer databases and registers, in
 * the languages of our key pages.
 */
export const COLUMN_NAMES = {
  domain: phrases(`
    domain, domains, domain name, company domain, primary domain, email domain
    Domäne, Domainname, domaine, nom de domaine, dominio, nombre de dominio, nome a dominio, domínio, domein,
    domeinnaam, domena, doména, domän, domæne, domene, verkkotunnus, alan adı, домен, доменное имя
    ドメイン, ドメイン名, 域名, 網域, 도메인`),
  website: phrases(`
    website, websites, website url, company website, web site, web, web page, web address, site, site url, www
    Webseite, Internetseite, Internetadresse, Webadresse, Internet, Homepage der Firma, Firmenwebsite
    site web, site internet, adresse web, adresse du site, sitio, sitio web, página web, página
    sito, sito web, sito internet, indirizzo web, sítio, sítio web, endereço web, webadres, websitu
    strona www, strona internetowa, strona, adres www, webové stránky, webová stránka, stránky, hemsida
    webbplats, webbsida, hjemmeside, websted, nettside, nettsted, kotisivu, kotisivut, verkkosivu, verkkosivut
    web sitesi, internet sitesi, сайт, веб-сайт, сайт компании, ιστοσελίδα
    サイト, ウェブサイト, ホームページ, 网站, 網站, 官网, 官網, 웹사이트, 홈페이지, 사이트`),
  address: phrases('url, urls, homepage, home page, company url, website address, 网址, 網址'),
  company: phrases(`
    company, companies
    Firma, Firmen, Firmenname, Unternehmen, Unternehmensname, Kunde, entreprise, entreprises, société
    nom de l'entreprise, raison sociale, empresa, empresas, compañía, sociedad, razón social
    azienda, aziende, società, ragione sociale, razão social, bedrijf, bedrijven, bedrijfsnaam, firma
    spółka, przedsiębiorstwo, nazwa firmy, společnost, podnik, název firmy, företag, företagsnamn
    virksomhed, virksomhet, bedrift, selskap, selskab, yritys, yrityksen nimi, şirket, şirket adı
    компания, организация, предприятие, εταιρεία, 会社, 会社名, 企業名, 公司, 公司名称, 企业名称, 회사, 회사명`),
  name: phrases(`
    name, company name, brand, brand name, organization, organisation, organization name, account name`),
  email: phrases(`
    email, emails, email address, mail, work email, business email, contact email
    E-Mail-Adresse, Mailadresse, adresse e-mail, adresse mail, courriel, correo, correo electrónico
    indirizzo e-mail, posta elettronica, endereço de e-mail, e-mailadres, adres e-mail, e-postadress, e-post
    sähköposti, e-posta, почта, электронная почта, эл. почта, メール, メールアドレス, 邮箱, 电子邮件, 이메일`),
} as const satisfies Readonly<Record<string, readonly string[]>>

/** What has such columns, where their names are paths: `company.website`, `contact_email`. */
export const COLUMN_OWNERS = phrases(`
  company, contact, account, customer, client, organization, organisation, business, brand, person, user, lead
  owner, vendor, supplier, partner, properties, fields, record, data`)
