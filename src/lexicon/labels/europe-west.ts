import type { LabelsByLanguage } from './types.ts'

/**
 * How pages of companies call what they say of themselves. By hand, from legal notices, contact, price and
 * company pages, and from the pages of the registers of each country, November 2026.
 */
export const WEST_LABELS: LabelsByLanguage = {
  en: {
    vat: 'vat id, vat no, vat nr, vat reg no, vat registration number, tax id, tax no, tax number, tax identification number, taxpayer id, tin, gst number, gstin',
    registration: `
      org nr, org number, organization number, organisation number, company number, company no, company reg no, company registration
      company registration number, registered number, business registration number, business number, business id, register number
      commercial register, commercial register number, trade register number, chamber of commerce, chamber of commerce number, crn`,
    'registration abn': 'abn, australian business number',
    'registration acn': 'acn',
    'registration cin': 'cin, corporate identification number, corporate identity number',
    'registration uen': 'uen',
    ceo: `
      chief executive officer, chief executive, managing director, managing directors, general manager, legal representative
      represented by, head of company, representative director`,
    host: `
      hosting provider, hosting company, hosting service, web hosting, website hosting, web host, website host, site host, hosted by
      hosting, hoster`,
    founded:
      'founded in, established in, year founded, year of foundation, founding year, year established, date of foundation',
    employee: 'number of employees, no of employees, employee count, team size, company size',
    hour: `
      business hours, opening hours, opening times, open hours, office hours, working hours, store hours, shop hours, visiting hours
      hours of operation, we are open, trading hours`,
    'shipping time':
      'delivery time, delivery times, shipping time, shipping times, time of delivery, delivery period',
    'shipping price':
      'delivery cost, delivery costs, delivery fee, shipping cost, shipping costs, shipping fee, postage, shipping charges',
    'return time':
      'return period, return window, returns period, return within, period for returns, days to return, withdrawal period',
    'member price':
      'membership fee, membership fees, membership price, annual membership, cost of membership, price of membership, membership dues',
    'monthly price': 'monthly fee, monthly price, price per month, fee per month, monthly cost',
    'legal name': 'registered name, company legal name, legal company name, legal entity',
    headquarter: `
      headquarters location, headquarters address, headquarter location, hq location, head office, headquartered in, registered office
      registered address, registered seat, principal office`,
    address: `
      postal address, mailing address, street address, visiting address, physical address, business address, company address`,
    email: 'e mail, mail address, email address',
    phone: 'phone number, telephone number, contact number',
    updated: 'last updated, last update, last revised, last modified',
    faq: 'frequently asked questions, common questions',
    'warranty period': 'length of warranty',
    'vice president': 'vice president',
  },
  de: {
    vat: `
      ust id, ust idnr, ust id nr, ustidnr, ustid, umsatzsteuer id, umsatzsteuer identifikationsnummer, umsatzsteueridentifikationsnummer
      umsatzsteuer identnummer, umsatzsteuer idnr, umsatzsteuernummer, mwst nr, mwst nummer, uid, uid nr, uid nummer, vat nr`,
    registration: `
      handelsregister, handelsregisternummer, handelsregistereintrag, registernummer, registereintrag, register nr, firmenbuch
      firmenbuchnummer, fn, hr nummer, vereinsregister, vereinsregisternummer`,
    ceo: `
      geschäftsführer, geschäftsführerin, geschäftsführung, geschäftsleitung, geschäftsführender gesellschafter
      vertretungsberechtigter geschäftsführer, vertretungsberechtigte geschäftsführer, vertretungsberechtigt, vertreten durch
      gesetzlich vertreten durch, vertreten durch den geschäftsführer, vertreten durch die geschäftsführerin
      vertreten durch die geschäftsführung, vorstandsvorsitzender, vorstandsvorsitzende`,
    owner: 'inhaber, inhaberin, inhabergeführt von, eigentümer, eigentümerin',
    host: 'hosting, hoster, webhosting, webhoster, hostinganbieter, hosting anbieter, gehostet von, gehostet bei',
    founded: 'gegründet, gründung, gründungsjahr, gegründet im jahr, firmengründung, jahr der gründung',
    employee:
      'mitarbeiter, mitarbeitende, mitarbeiterzahl, anzahl mitarbeiter, anzahl der mitarbeiter, beschäftigte, zahl der beschäftigten',
    hour: `
      öffnungszeiten, geschäftszeiten, bürozeiten, sprechzeiten, servicezeiten, ladenöffnungszeiten, unsere öffnungszeiten, geöffnet
      telefonzeiten, sprechstunden, betriebszeiten`,
    'shipping time': 'lieferzeit, lieferzeiten, lieferfrist, versanddauer, lieferdauer',
    'shipping price': 'versandkosten, lieferkosten, versandpauschale, versandgebühr',
    'return time': 'rückgabefrist, widerrufsfrist, rückgaberecht, umtauschfrist, rücksendefrist',
    'member price': 'mitgliedsbeitrag, mitgliedsbeiträge, jahresbeitrag, beitrag, vereinsbeitrag',
    'monthly price': 'monatsbeitrag, monatspreis, monatliche gebühr, monatlicher beitrag, preis pro monat',
    'legal name': 'firmenname, firma, firmierung, unternehmensname',
    headquarter: 'firmensitz, unternehmenssitz, sitz der gesellschaft, hauptsitz, sitz',
    phone: 'telefonnummer, rufnummer, fernsprecher',
    capital: 'stammkapital, grundkapital',
    '': 'gemäß § 27 a umsatzsteuergesetz, gemäß §27a umsatzsteuergesetz, nach § 27 a umsatzsteuergesetz, gem § 27 a ustg, gemäß § 27 a ustg, gemäß §27a ustg, nach § 27a ustg, gemäß § 5 tmg, gemäß § 5 ddg',
    updated: 'letzte aktualisierung',
    faq: 'häufige fragen, häufig gestellte fragen',
    'response time': 'antwortzeit, reaktionszeit',
    'team member': 'teammitglieder',
    'vice president': 'vizepräsident',
  },
  fr: {
    vat: `
      tva, n tva, numéro de tva, numéro tva, tva intracommunautaire, n tva intracommunautaire, numéro de tva intracommunautaire
      tva intra, numéro tva intracommunautaire, n° tva intracommunautaire, n° de tva`,
    'registration siren': 'siren, n siren, n° siren, numéro siren',
    'registration siret': 'siret, n siret, n° siret, numéro siret',
    'registration rcs': 'rcs, r.c.s, registre du commerce, registre du commerce et des sociétés',
    registration: 'immatriculation, numéro d immatriculation, numéro d entreprise, bce',
    ceo: `
      pdg, p.d.g, président directeur général, présidente directrice générale, directeur général, directrice générale, gérant, gérante
      représentant légal, représentante légale, représentée par, dirigeant, dirigeante`,
    host: `
      hébergeur, hébergement, hébergeur du site, hébergement du site, hébergeur du site web, hébergé par, hébergement du site internet
      prestataire d hébergement, société d hébergement`,
    owner: 'propriétaire, propriétaire du site',
    founded:
      'fondée, fondé, fondée en, fondé en, créée en, créé en, année de création, date de création, création, année de fondation',
    employee:
      'effectif, effectifs, nombre de salariés, nombre d employés, salariés, collaborateurs, nombre de collaborateurs',
    hour: 'horaires, heures d ouverture, horaires d ouverture, nos horaires, ouverture, ouvert, horaire d ouverture',
    'shipping time': 'délai de livraison, délais de livraison, délais d expédition',
    'shipping price': 'frais de livraison, frais de port, coût de livraison, tarif de livraison',
    'return time': 'délai de retour, délai de rétractation, droit de rétractation',
    'member price':
      'cotisation, cotisation annuelle, adhésion, adhésion annuelle, montant de la cotisation, prix de l adhésion, tarif d adhésion',
    'monthly price': 'abonnement mensuel, tarif mensuel, prix mensuel, prix par mois, mensualité',
    'legal name': 'raison sociale, dénomination sociale, nom de la société',
    headquarter: 'siège social, siège',
    phone: 'numéro de téléphone',
    capital: 'capital social',
    updated: 'dernière mise à jour',
    faq: 'questions fréquentes, foire aux questions',
    'response time': 'délai de réponse',
  },
  es: {
    vat: 'nif, n.i.f, cif, c.i.f, nif iva, número de iva, identificación fiscal, número de identificación fiscal, rfc, rut, cuit, nit, ruc',
    registration:
      'registro mercantil, inscrita en el registro mercantil, datos registrales, número de registro',
    ceo: `
      director general, directora general, gerente, administrador, administradora, administrador único, consejero delegado
      representante legal, director ejecutivo`,
    owner: 'titular, titular del sitio, titular de la web, propietario, propietaria, dueño, dueña',
    host: 'alojamiento, alojamiento web, proveedor de alojamiento, proveedor de hosting, alojado en, alojado por',
    founded:
      'fundada, fundado, fundada en, fundado en, año de fundación, fundación, fecha de fundación, año de creación',
    employee: 'empleados, número de empleados, plantilla, trabajadores, número de trabajadores',
    hour: 'horario, horarios, horario de apertura, horario de atención, horario comercial, horario de atención al público, abierto',
    'shipping time':
      'plazo de entrega, tiempo de entrega, plazos de entrega, tiempo de envío, plazo de envío',
    'shipping price': 'gastos de envío, coste de envío, costes de envío, costo de envío, precio del envío',
    'return time':
      'plazo de devolución, plazo para devoluciones, derecho de desistimiento, plazo de desistimiento',
    'member price': 'cuota, cuota de socio, cuota anual, cuota de afiliación, precio de la membresía',
    'monthly price': 'cuota mensual, precio mensual, precio al mes, mensualidad',
    'legal name': 'razón social, denominación social, denominación',
    headquarter: 'domicilio social, sede social, sede, sede central, oficina central',
    phone: 'número de teléfono',
    capital: 'capital social',
    updated: 'última actualización',
    faq: 'preguntas frecuentes',
    'vice president': 'vicepresidente',
  },
  it: {
    vat: 'partita iva, p iva, p.i, piva, p. iva, partita i.v.a',
    'fiscal code': 'codice fiscale, c.f, cod fisc',
    registration:
      'rea, r.e.a, n rea, numero rea, registro imprese, registro delle imprese, iscrizione registro imprese',
    ceo: 'amministratore delegato, amministratrice delegata, amministratore unico, direttore generale, legale rappresentante, rappresentante legale',
    owner: 'titolare, proprietario, proprietaria',
    host: 'hosting, servizio di hosting, fornitore di hosting, provider hosting, ospitato da, ospitato su',
    founded:
      'fondata, fondato, fondata nel, fondato nel, fondazione, anno di fondazione, anno di costituzione, nata nel',
    employee: 'dipendenti, numero di dipendenti, numero dipendenti, addetti, collaboratori',
    hour: 'orari, orario, orari di apertura, orario di apertura, orari di lavoro, orario di sportello, siamo aperti, apertura, aperto',
    'shipping time': 'tempi di consegna, tempi di spedizione, tempo di consegna, consegna in',
    'shipping price': 'spese di spedizione, costi di spedizione, costo di spedizione, spese di consegna',
    'return time': 'diritto di recesso, termine di reso, periodo di reso, tempi per il reso',
    'member price':
      'quota associativa, quota sociale, quota annuale, quota di iscrizione, quota socio, quota socio ordinario, tessera associativa, costo della tessera, tesseramento',
    'monthly price': 'quota mensile, abbonamento mensile, prezzo mensile, canone mensile, mensile',
    'legal name': 'ragione sociale, denominazione sociale, denominazione',
    headquarter: 'sede legale, sede, sede centrale, sede operativa',
    capital: 'capitale sociale, cap soc',
    updated: 'ultimo aggiornamento',
    faq: 'domande frequenti',
    'vice president': 'vicepresidente',
  },
  pt: {
    vat: 'nif, nipc, contribuinte, número de contribuinte, número de identificação fiscal',
    'vat registration': 'cnpj',
    registration: 'inscrição estadual, registro comercial, registo comercial, conservatória, matrícula',
    ceo: 'diretor geral, diretora geral, diretor executivo, diretora executiva, diretor presidente, gerente geral, gerente, administrador, sócio gerente, representante legal',
    owner: 'proprietário, proprietária, titular',
    host: 'hospedagem, alojamento, alojamento web, provedor de hospedagem, hospedado por, alojado em',
    founded: 'fundada em, fundado em, fundação, ano de fundação, data de fundação, fundada, fundado',
    employee:
      'funcionários, número de funcionários, colaboradores, número de colaboradores, trabalhadores, quadro de funcionários',
    hour: 'horário, horários, horário de funcionamento, horário de atendimento, horário de abertura, horário comercial, aberto',
    'shipping time': 'prazo de entrega, prazos de entrega, tempo de entrega, prazo de envio',
    'shipping price':
      'frete, custo de envio, custos de envio, portes de envio, portes, taxa de entrega, valor do frete, custo de entrega',
    'return time':
      'prazo de devolução, prazo para devolução, prazo de troca, prazo para troca, direito de arrependimento',
    'member price': 'quota, quota anual, quota de sócio, anuidade, taxa de adesão, valor da anuidade',
    'monthly price': 'mensalidade, preço mensal, valor mensal, preço por mês, plano mensal',
    'legal name': 'razão social, denominação social, firma',
    headquarter: 'sede, sede social, morada da sede',
    address: 'morada, endereço',
    faq: 'perguntas frequentes',
  },
  nl: {
    vat: 'btw, btw nummer, btw nr, btw id, btw identificatienummer',
    'registration kvk': 'kvk, kvk nummer, kvk nr, kamer van koophandel, kvknummer',
    registration: 'handelsregister, ondernemingsnummer, inschrijfnummer, kbo, kbo nummer',
    ceo: 'directeur, directie, algemeen directeur, zaakvoerder, bestuurder, statutair directeur',
    owner: 'eigenaar, eigenaresse',
    host: 'hosting, hostingprovider, webhosting, gehost door, gehost bij',
    founded: 'opgericht, opgericht in, oprichting, oprichtingsjaar, jaar van oprichting, sinds',
    employee: 'medewerkers, aantal medewerkers, werknemers, aantal werknemers',
    hour: 'openingstijden, openingsuren, openingsuur, geopend, winkeltijden, bereikbaarheid',
    'shipping time': 'levertijd, levertijden, bezorgtijd, verzendtijd',
    'shipping price': 'verzendkosten, bezorgkosten, leveringskosten',
    'return time': 'retourtermijn, bedenktijd, retourperiode, herroepingsrecht',
    'member price':
      'contributie, lidmaatschap, lidmaatschapskosten, lidmaatschapsgeld, jaarcontributie, lidgeld',
    'monthly price': 'maandbedrag, prijs per maand, kosten per maand, maandelijkse kosten, maandprijs',
    'legal name': 'bedrijfsnaam, handelsnaam, statutaire naam',
    headquarter: 'hoofdkantoor, hoofdzetel, maatschappelijke zetel, vestigingsadres',
    faq: 'veelgestelde vragen',
  },
}
