import type { Words } from './types.ts'

export const WEST_EUROPE: Words = {
  en: {
    careers: `
      careers, career, jobs, job openings, open positions, open roles, vacancies, current vacancies
      join our team, join the team, work with us, work for us, work at, work here, we are hiring
      we’re hiring, were hiring, hiring, employment, career opportunities, job opportunities
      employment opportunities, recruitment, careers and culture, careers & culture, current openings
      job vacancies, jobs and careers, jobs & careers, careers and jobs, ~join us, ~opportunities`,
    blog: `
      blog, our blog, the blog, weblog, company blog, blogs, read our blog, read the blog
      visit our blog, ~news, ~newsroom, ~articles, ~insights, ~journal, ~magazine, ~diary, ~notes
      ~field notes, ~stories, ~latest news, ~news and events, ~news & events, ~news and insights
      ~news & insights, ~news and blog, ~blog and news`,
    terms: `
      terms, terms of service, terms of use, terms and conditions, terms & conditions, terms conditions
      user agreement, terms of sale, general terms, conditions of use, website terms, t&cs, tos, tou
      tandc, service agreement, terms of business, terms of trade, conditions of sale
      terms and policies, terms & policies, site terms, website terms of use
      website terms and conditions, terms and conditions of use, terms and conditions of sale
      terms and privacy, terms & privacy, ~privacy and terms, ~privacy & terms, ~legal, ~conditions
      ~user terms, ~eula`,
    privacy: `
      privacy, privacy policy, privacy notice, privacy statement, data privacy, privacy and cookies
      privacy & cookies, privacy and cookie policy, privacy & cookie policy, privacy center
      privacy centre, privacy and cookies policy, privacy & cookies policy, website privacy policy
      our privacy policy, privacy agreement, ~privacy and terms, ~privacy & terms, terms and privacy
      terms & privacy, ~privacy and security, ~data protection`,
    pricing: `
      pricing, prices, plans, plans and pricing, plans & pricing, pricing and plans, pricing & plans
      see pricing, view pricing, our pricing, price list, compare plans, price plans, our prices
      see plans, view plans, pricing plans, plans & prices, plans and prices, price guide
      pricing and packages, pricing & packages, packages and pricing, packages & pricing, our rates
      rates and fees, rates & fees, ~rates, ~fees, ~cost`,
    contact: `
      contact, contact us, contacts, get in touch, contact me, contact details, contact information
      contact page, reach us, talk to us, how to contact us, say hello, let’s talk, lets talk
      let s talk, let’s chat, enquiries, inquiries, make an enquiry, send us a message
      contact and location, contact & location, contact and directions, ~contact sales, ~contact support
      ~contact form, ~reach out, ~talk to sales, ~write to us, ~customer service`,
    login: `
      log in, login, sign in, signin, account login, member login, members login, customer login
      client login, client portal, user login, log on, logon, members area, student login, staff login
      ~my account, ~account, ~customer portal, ~portal`,
    signup: `
      sign up, signup, register, create account, create an account, create your account, open an account
      sign up free, sign up for free, start free trial, free trial, join now, join free, registration
      start your free trial, start a free trial, try free, ~get started, ~try for free, ~try it free
      ~try free, ~start for free, ~start now, ~start free, ~get started free`,
  },
  de: {
    careers: `
      karriere, jobs, stellenangebote, offene stellen, jobs und karriere, jobs & karriere
      karriere und jobs, stellen, arbeiten bei, stellenmarkt, arbeiten bei uns, wir suchen dich
      jobbörse, ausbildung und karriere`,
    blog: 'blog, unser blog, ~aktuelles, ~magazin, ~neuigkeiten, ~ratgeber, ~news, ~nachrichten',
    terms: `
      agb, agbs, allgemeine geschäftsbedingungen, nutzungsbedingungen, geschäftsbedingungen
      nutzungsbestimmungen, allgemeine nutzungsbedingungen, teilnahmebedingungen, ~rechtliches
      ~rechtliche hinweise`,
    privacy: `
      datenschutz, datenschutzerklärung, datenschutzhinweise, datenschutzbestimmungen
      datenschutzrichtlinie, datenschutzinformation, ~impressum und datenschutz
      ~impressum & datenschutz, ~datenschutz und impressum`,
    pricing: `
      preise, preisliste, tarife, preise und pakete, preise & pakete, unsere preise, preisübersicht
      ~pakete, ~kosten, ~konditionen`,
    contact: `
      kontakt, kontakte, kontaktieren sie uns, kontaktiere uns, kontaktformular, kontakt aufnehmen
      kontaktdaten, so erreichen sie uns, schreiben sie uns, kontakt und anfahrt, kontakt & anfahrt`,
    login: `
      anmelden, login, einloggen, kundenlogin, mitgliederlogin, ~mein konto, ~kundenportal
      ~kundenbereich, ~mein bereich`,
    signup: `
      registrieren, konto erstellen, kostenlos registrieren, jetzt registrieren, registrierung
      konto eröffnen, kostenlos testen, jetzt kostenlos testen, ~jetzt starten, ~kostenlos starten`,
  },
  fr: {
    careers: `
      carrières, carrière, emplois, emploi, recrutement, nous rejoindre, rejoignez-nous, nous recrutons
      offres d’emploi, offres d emploi, travailler chez, on recrute, rejoindre l’équipe
      postes à pourvoir`,
    blog: 'blog, le blog, notre blog, blogue, ~actualités, ~actus, ~magazine, ~nouvelles, ~articles, ~presse',
    terms: `
      conditions générales, conditions d’utilisation, conditions d utilisation, cgu, cgv
      conditions générales de vente, conditions générales d’utilisation
      conditions générales d utilisation, conditions de vente, conditions, ~mentions légales et cgu`,
    privacy: `
      politique de confidentialité, confidentialité, données personnelles, protection des données
      vie privée, politique de protection des données, charte de confidentialité
      protection des données personnelles, rgpd, politique de vie privée, déclaration de confidentialité`,
    pricing: `
      tarifs, prix, nos tarifs, tarification, offres et tarifs, nos prix, ~abonnements, ~forfaits
      ~nos offres`,
    contact: `
      contact, contactez-nous, contactez nous, nous contacter, nous écrire, contacter
      formulaire de contact, contacts`,
    login: `
      connexion, se connecter, s’identifier, s identifier, identification, espace client, ~mon compte
      ~mon espace, ~espace membre, ~espace personnel`,
    signup: `
      s’inscrire, s inscrire, inscription, créer un compte, créer mon compte, ouvrir un compte
      essai gratuit, ~commencer, ~essayer gratuitement, ~démarrer`,
  },
  es: {
    careers: `
      empleo, empleos, trabaja con nosotros, trabajá con nosotros, trabaje con nosotros, únete al equipo
      únete a nosotros, carreras, bolsa de trabajo, ofertas de empleo, ofertas de trabajo, vacantes
      bolsa de empleo, oportunidades laborales, ~únete, ~talento`,
    blog: 'blog, nuestro blog, el blog, ~noticias, ~actualidad, ~novedades, ~artículos, ~revista',
    terms: `
      términos y condiciones, términos, términos de uso, términos de servicio, términos del servicio
      condiciones de uso, condiciones generales, condiciones de servicio, términos y condiciones de uso
      condiciones de venta, condiciones, condiciones de contratación, ~aviso legal`,
    privacy: `
      política de privacidad, privacidad, políticas de privacidad, aviso de privacidad
      protección de datos, política de datos, política de protección de datos, tratamiento de datos`,
    pricing: `
      precios, tarifas, planes, planes y precios, precios y planes, lista de precios, nuestros planes
      ~paquetes`,
    contact: `
      contacto, contáctanos, contáctenos, contactanos, contactar, contacta, ponte en contacto
      contacta con nosotros, contactos, escríbenos`,
    login: `
      iniciar sesión, inicia sesión, ingresar, acceder, acceso, entrar, iniciar sesion, inicio de sesión
      login, acceso clientes, área de clientes, área clientes, ~mi cuenta, ~ingreso`,
    signup: `
      registrarse, regístrate, registrate, registro, crear cuenta, crear una cuenta, crea tu cuenta
      crea una cuenta, prueba gratis, abre tu cuenta, ~empezar, ~comenzar, ~empieza gratis
      ~prueba gratuita`,
  },
  pt: {
    careers: `
      carreiras, carreira, trabalhe conosco, trabalhe connosco, vagas, empregos, emprego, recrutamento
      junte-se a nós, faça parte da equipe, faça parte do time, oportunidades de emprego
      oportunidades de carreira`,
    blog: 'blog, blogue, nosso blog, ~notícias, ~novidades, ~artigos, ~conteúdos',
    terms: `
      termos de uso, termos e condições, termos de serviço, termos, condições gerais
      termos de utilização, condições de uso, termos e condições de uso, condições de venda
      condições gerais de venda, ~termos legais`,
    privacy: `
      política de privacidade, privacidade, aviso de privacidade, proteção de dados
      políticas de privacidade, portal da privacidade, lgpd, rgpd`,
    pricing: 'preços, planos, planos e preços, preçário, tarifas, tabela de preços, nossos planos',
    contact: `
      contato, contacto, fale conosco, fale connosco, fale, entre em contato, contactos, contatos
      contacte-nos, entrar em contato, contate-nos, ~atendimento`,
    login: `
      entrar, login, iniciar sessão, acessar, área do cliente, acesse sua conta, fazer login
      ~minha conta, ~aceder`,
    signup: `
      cadastre-se, criar conta, registrar, registar, inscreva-se, cadastro, cadastrar, crie sua conta
      abra sua conta, teste grátis, ~começar, ~comece agora, ~experimente grátis`,
  },
  it: {
    careers: `
      lavora con noi, carriere, carriera, lavoro, offerte di lavoro, posizioni aperte, unisciti a noi
      unisciti al team, opportunità di lavoro`,
    blog: 'blog, il blog, il nostro blog, ~notizie, ~novità, ~articoli, ~magazine',
    terms: `
      termini e condizioni, termini di servizio, termini d’uso, termini d uso, condizioni d’uso
      condizioni d uso, condizioni generali, condizioni di vendita, termini di utilizzo
      condizioni generali di vendita, condizioni di utilizzo, termini, ~note legali`,
    privacy: `
      informativa sulla privacy, privacy policy, privacy, politica sulla privacy, informativa privacy
      protezione dei dati, trattamento dei dati, informativa`,
    pricing: 'prezzi, tariffe, piani, piani e prezzi, listino prezzi, listino, ~abbonamenti, ~costi',
    contact: 'contatti, contattaci, contatto, contattateci, contatta, dove siamo e contatti',
    login: 'accedi, area clienti, login, entra, area riservata, accesso, ~il mio account',
    signup: `
      registrati, iscriviti, crea account, crea un account, registrazione, prova gratuita, prova gratis
      ~inizia, ~inizia ora`,
  },
  nl: {
    careers: `
      vacatures, werken bij, carrière, banen, jobs, werken bij ons, openstaande vacatures
      kom werken bij, ~kom bij ons werken`,
    blog: 'blog, blogs, onze blog, ~nieuws, ~actueel, ~artikelen, ~inspiratie',
    terms: `
      algemene voorwaarden, voorwaarden, gebruiksvoorwaarden, leveringsvoorwaarden, servicevoorwaarden
      verkoopvoorwaarden`,
    privacy: `
      privacybeleid, privacy, privacyverklaring, privacy policy, privacystatement, gegevensbescherming
      privacy statement, privacy verklaring`,
    pricing: 'prijzen, tarieven, prijslijst, abonnementen, prijs, pakketten en prijzen, ~pakketten, ~kosten',
    contact: 'contact, neem contact op, contacteer ons, contactgegevens, contactformulier, contact opnemen',
    login: 'inloggen, aanmelden, log in, inlog, klantenportaal, ~mijn account, ~mijn omgeving',
    signup: `
      registreren, account aanmaken, maak een account, gratis proberen, inschrijven, probeer gratis
      ~aan de slag, ~probeer`,
  },
  sv: {
    careers:
      'karriär, jobb, lediga jobb, jobba hos oss, lediga tjänster, jobba med oss, arbeta hos oss, jobba på',
    blog: 'blogg, bloggen, vår blogg, ~nyheter, ~aktuellt, ~artiklar, ~inspiration',
    terms: `
      villkor, användarvillkor, allmänna villkor, köpvillkor, avtalsvillkor, användningsvillkor
      ~regler och villkor`,
    privacy: `
      integritetspolicy, integritet, personuppgifter, personuppgiftspolicy, dataskydd, sekretesspolicy
      behandling av personuppgifter, personuppgiftshantering`,
    pricing: 'priser, prislista, pris, prissättning, ~kostnad, ~paket',
    contact: 'kontakt, kontakta oss, kontakta, kontaktuppgifter, kontaktinformation',
    login: 'logga in, inloggning, kundportal, ~mina sidor, ~mitt konto',
    signup: 'registrera, registrera dig, skapa konto, bli medlem, prova gratis, öppna konto, ~kom igång',
  },
  no: {
    careers: 'karriere, jobb, ledige stillinger, jobb hos oss, bli med på laget, jobbe hos oss, stillinger',
    blog: 'blogg, bloggen, ~nyheter, ~aktuelt, ~artikler',
    terms: `
      vilkår, brukervilkår, salgsvilkår, kjøpsvilkår, betingelser, vilkår og betingelser
      kjøpsbetingelser, salgsbetingelser`,
    privacy: 'personvern, personvernerklæring, personvernpolicy, personopplysninger, personvern og cookies',
    pricing: 'priser, prisliste, pris, ~pakker',
    contact: 'kontakt, kontakt oss, ta kontakt, kontaktinfo, kontaktinformasjon',
    login: 'logg inn, innlogging, ~min side, ~min konto',
    signup: 'registrer, registrer deg, opprett konto, bli medlem, prøv gratis, ~kom i gang',
  },
  da: {
    careers: `
      karriere, job, ledige stillinger, jobs, ledige job, arbejd hos os, bliv en del af holdet
      job og karriere`,
    blog: 'blog, bloggen, ~nyheder, ~aktuelt, ~artikler',
    terms: `
      vilkår, handelsbetingelser, betingelser, brugsbetingelser, vilkår og betingelser
      forretningsbetingelser, salgs og leveringsbetingelser`,
    privacy: `
      privatlivspolitik, persondatapolitik, privatliv, datapolitik, databeskyttelse, persondata
      privatlivspolitik og cookies, behandling af personoplysninger`,
    pricing: 'priser, prisliste, pris, ~pakker, ~abonnementer',
    contact: 'kontakt, kontakt os, kontaktoplysninger',
    login: 'log ind, login, log på, kundelogin, ~min konto, ~min side',
    signup: 'opret konto, tilmeld, tilmeld dig, registrer, opret bruger, prøv gratis, ~kom i gang',
  },
  fi: {
    careers: `
      ura, työpaikat, avoimet työpaikat, rekrytointi, meille töihin, töihin meille, tule meille töihin
      avoimet paikat`,
    blog: 'blogi, blogit, ~uutiset, ~ajankohtaista, ~artikkelit',
    terms: 'käyttöehdot, ehdot, sopimusehdot, toimitusehdot, yleiset ehdot, tilausehdot, palveluehdot',
    privacy: `
      tietosuoja, tietosuojaseloste, yksityisyys, tietosuojakäytäntö, rekisteriseloste
      yksityisyydensuoja, tietosuojalauseke`,
    pricing: 'hinnat, hinnasto, hinnoittelu, ~paketit',
    contact: 'ota yhteyttä, yhteystiedot, yhteydenotto, yhteys, ota yhteyttä meihin',
    login: 'kirjaudu, kirjaudu sisään, kirjautuminen, ~oma tili, ~omat sivut',
    signup: 'rekisteröidy, luo tili, liity, kokeile ilmaiseksi, rekisteröityminen, ~aloita',
  },
  is: {
    careers: 'störf, laus störf, starfsumsókn, atvinna, störf í boði',
    blog: 'blogg, ~fréttir, ~greinar',
    terms: 'skilmálar, notkunarskilmálar, viðskiptaskilmálar',
    privacy: 'persónuvernd, persónuverndarstefna, friðhelgi',
    pricing: 'verð, verðskrá, verðlisti',
    contact: 'hafa samband, hafðu samband, samband',
    login: 'innskráning, skrá inn, mínar síður',
    signup: 'nýskráning, skráning, stofna aðgang',
  },
  ca: {
    careers: 'treballa amb nosaltres, feina, ofertes de feina, borsa de treball',
    blog: 'bloc, blog, ~notícies, ~actualitat',
    terms: 'termes i condicions, condicions d’ús, condicions d us, condicions generals, ~avís legal',
    privacy: 'política de privacitat, privacitat, protecció de dades, privadesa',
    pricing: 'preus, tarifes',
    contact:
      'contacte, contacta, contacta’ns, contacta-nos, contacteu-nos, contacta amb nosaltres, contactar',
    login: 'inicia sessió, accedeix, entra, accés',
    signup: 'registra’t, crea un compte, registre, registreu-vos',
  },
  eu: {
    careers: 'lan eskaintzak, lan egin gurekin, lana',
    blog: 'bloga, ~berriak, ~albisteak',
    terms: 'erabilera baldintzak, baldintza orokorrak, baldintzak, ~lege oharra',
    privacy: 'pribatutasun politika, pribatutasuna, datuen babesa',
    pricing: 'prezioak, tarifak',
    contact: 'kontaktua, harremanetarako, jarri harremanetan',
    login: 'hasi saioa, sartu',
    signup: 'erregistratu, izena eman',
  },
}
