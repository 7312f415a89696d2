import { type Branches, pattern, phrases, words } from './pattern.ts'

/** Phrases of headlines and titles that any site may have, in one language. */
export interface Commonplaces {
  /** Words before the name of a section, such as "our" or "latest". */
  readonly before: Branches
  /** Names of sections. */
  readonly sections: Branches
  /** Words after it, in languages whose adjectives follow the noun. */
  readonly after: Branches
  readonly and: Branches
  /** How a call to action, a notice or an offer begins, in whole words. */
  readonly begins: Branches
}

/** The languages of most web sites. Collected by hand from headlines and titles, 2026. */
export const COMMONPLACES: Readonly<Record<string, Commonplaces>> = {
  en: {
    before: [
      ...phrases(`
        our, the, all, all our, more, latest, recent, featured, new, newest, popular, upcoming, related
        current, top`),
      /best[- ]selling/,
      ...phrases(`
        trending, special, company, customer, client, frequently asked, opening, opening and, business
        office, store, holiday, spring, summer, autumn, fall, winter, meet, meet the, meet our, explore, explore our, browse
        discover our, view, see, shop`),
    ],
    sections: [
      ...[
        'news',
        'blog',
        /services?/,
        /products?/,
        /events?/,
        /exhibitions?/,
        /posts?/,
        /articles?/,
        'stories',
      ],
      /projects?/,
      ...words('portfolio work works team staff clients customers partners brands categories'),
      /collections?/,
      /menus?/,
      /locations?/,
      ...words('stores courses programs programmes classes'),
      /offers?/,
      ...words(`
        deals sale arrivals releases updates announcements reviews testimonials gallery videos
        questions hours jobs careers vacancies listings properties solutions resources publications
        recipes story mission history values reservations bookings directions`),
      ...[/best ?sellers/, /gift cards?/, 'case studies', 'items'],
    ],
    after: phrases('now, today, online, here, and more, near you'),
    and: ['and', '&'],
    begins: [
      ...[/we (?:value|respect|care about) your privacy/, /cookie (?:policy|settings|preferences)/],
      /are you (?:over|of|at least|old enough|\d+)/,
      /(?:please )?(?:verify|confirm) (?:your|that you)/,
      ...[/please (?:enter|select|choose|note|wait|read|log|sign)/, 'you must be', 'sorry', 'oops'],
      pattern('')`
        (?:we|we are|we[’']re|office|offices|store|shop|school|library|clinic)(?: (?:is|are|be|will|now|
        currently|temporarily|permanently))* (?:closed|moving|hiring)
      `,
      ...[/closed (?:for|on|until|due|today)/, /we have moved(?: to|$)/],
      ...[/under (?:construction|maintenance)/, 'coming soon', /(?:new|our|changed) (?:opening )?hours/],
      /(?:join|subscribe to|sign up (?:for|to)|get) (?:our|the|my) (?:\w+ )?(?:newsletter|mailing list|e-?mails?|updates)/,
      ...[/sign ?(?:up|in)/, /log ?(?:in|on)/, 'subscribe', /register (?:now|today|here|online|for)/],
      pattern('')`
        (?:book|reserve|schedule|request|make|arrange|get) (?:an?|your|my) (?:(?:free|online|
        personal) )?(?:table|appointment|room|demo|call|consultation|tour|visit|viewing|stay|quote|
        estimate|reservation|booking|meeting|test drive|tickets?)
      `,
      /(?:book|buy|shop|order|apply|donate|enrol|enroll|call|call us|start) (?:now|today|online|here)/,
      pattern('')`
        (?:find|search for) (?:an?|your|my)(?: (?:local|nearest))? (?:doctor|physician|dentist|provider|
        store|shop|dealer|branch|location|agent|advisor|lawyer|attorney|therapist|clinic|hospital|
        school|course|job|office|retailer|stockist|meeting)
      `,
      /(?:select|choose|change|pick) (?:an?|your|the) (?:language|country|region|location|currency|store|city|state)/,
      /get (?:in touch|started|directions)/,
      ...phrases('contact us, follow us, read more, learn more, view all, see all'),
      ...[
        /plan (?:your|a) (?:visit|trip|stay)/,
        /(?:hi|hello|hey)(?: there)?[,!]? (?:i[’']m|i am|my name is)/,
      ],
      /(?:[^.]{0,60} )?(?:out|available|on sale) now/,
      /(?:registration|enrol?lment|applications?|admissions?)(?: (?:is|are))?(?: now)? open/,
      /[^.]{0,80} (?:until|ends|by|before) (?:mon|tues|wednes|thurs|fri|satur|sun)day/,
      ...[/what[’']s (?:new|on)/, /(?:download|get) (?:the|our) app/],
      ...[/download (?:the latest|now|for|v?\d)/, /choose (?:your|an?) \p{L}+$/u, /join (?:us|now|the)$/],
      ...[
        /who (?:we are|are we)/,
        /what (?:we do|do we do|we offer)/,
        /(?:item )?added to (?:your|the) cart/,
      ],
      ...[/(?:over|more than) \d+/, 'introducing', 'your cart', /(?:image|video) slide/, 'country/region'],
      ...[/free (?:\w+ )?(?:shipping|delivery|returns)/, /(?:black friday|cyber monday)/, 'save up to'],
      ...[/limited[- ]time/, 'use code', 'buy one'],
    ],
  },
  es: {
    before: [
      /nuestr[oa]s?/,
      /últim[oa]s/,
      /las?/,
      'los',
      'el',
      /nuev[oa]s/,
      /tod[oa]s/,
      'mejores',
      /próxim[oa]s/,
      'más',
      /otr[oa]s/,
    ],
    sections: [
      ...words(`
        noticias novedades servicios productos proyectos eventos artículos entradas clientes equipo
        ofertas`),
      ...[/horarios?/, 'menú', 'galería', /tiendas?/],
      ...words(`
        preguntas publicaciones blog actualidad marcas categorías promociones testimonios cursos
        soluciones trabajos`),
    ],
    after: [
      ...[/destacad[oa]s/, 'recientes', /nuev[oa]s/, 'frecuentes', /relacionad[oa]s/, 'populares'],
      /más vendid[oa]s/,
      ...phrases('de apertura, de atención, especiales, del día, actuales'),
    ],
    and: ['y', 'e'],
    begins: [
      ...[/suscr[ií]b\p{L}*/u, /reg[ií]str(?:ate|ese|arse)/, /inici(?:a|ar|e) sesión/],
      /reserv(?:a|ar|e) (?:una|tu|su|ahora|ya|online)/,
      /(?:pide|pedir|solicit[ae]r?) (?:un[ao]? |tu |su )?(?:cita|presupuesto|información)/,
      /(?:elij[ae]|elige|seleccion[ae]|escog[ea]) (?:tu|su|un|el) (?:idioma|país|región)/,
      /(?:encuentra|busca|encontrar) (?:un[ao]?|tu|su) (?:médico|doctora?|tienda|especialista|centro)/,
      ...[/(?:valoramos|respetamos|nos importa) (?:tu|su) privacidad/, 'eres mayor'],
      ...[/tienes (?:más de )?\d+ años/, 'lo sentimos', 'estamos cerrados'],
      ...[/cerrad[oa] (?:por|el|los|hasta)/, /envíos? grat\p{L}*/u, /compra(?:r)? ahora/, 'leer más'],
      /ver (?:todo|más)/,
      ...phrases(
        'síguenos, próximamente, en construcción, aviso, inscripciones abiertas, matrículas abiertas',
      ),
    ],
  },
  de: {
    before: [
      /unsere?/,
      ...phrases(`
        die, das, der, alle, alles, neue, neues, neueste, neuesten, aktuelle, aktuellen, letzte, weitere
        beliebte, kommende, häufige, unsere neuen, unsere aktuellen, geänderte`),
    ],
    sections: words(`
        nachrichten neuigkeiten news leistungen dienstleistungen produkte projekte veranstaltungen
        termine beiträge artikel kunden partner marken kategorien angebote öffnungszeiten sprechzeiten
        speisekarte galerie referenzen standorte filialen stellenangebote kurse fragen bewertungen
        kundenstimmen team blog meldungen lösungen`),
    after: phrases('ab, im, am, über, zu, für sie, im überblick, auf einen blick'),
    and: ['und', '&'],
    begins: [
      /(?:neue|geänderte|unsere|aktuelle) (?:öffnungszeiten|sprechzeiten)/,
      /(?:wir (?:schätzen|respektieren|achten) )?ihre privatsphäre/,
      /(?:sind sie|bist du) (?:über|schon|mindestens|bereits|\d)/,
      /bitte (?:bestätigen|wählen|beachten|geben)/,
      /(?:wähle[n]?|sprache) (?:sie )?(?:ihre|deine|eine|wählen|auswählen)(?: (?:sprache|land|region))?/,
      pattern('')`
        (?:newsletter|jetzt|hier)(?: (?:einen? )?(?:termin|tisch|newsletter))? (?:abonnieren|anmelden|
        buchen|bestellen|kaufen|bewerben|anfragen|registrieren)
      `,
      ...[/(?:unseren |den |zum )newsletter/, /(?:termin|tisch) (?:buchen|vereinbaren|reservieren)/],
      /(?:einen? )?(?:arzt|termin|tisch|händler|filiale|kurs) (?:finden|suchen|buchen|reservieren|vereinbaren)/,
      ...['melden sie sich', /wir haben (?:\S+ ){0,3}(?:geschlossen|geöffnet|betriebsferien|urlaub)/],
      ...[/(?:leider )?geschlossen/, 'wir ziehen um', 'wir sind umgezogen', 'betriebsferien'],
      /kostenlose[rn]? (?:versand|lieferung)/,
      ...phrases(`
        versandkostenfrei, mehr erfahren, weiterlesen, folgen sie uns, im aufbau, in kürze
        entschuldigung`),
    ],
  },
  fr: {
    before: [
      ...['nos', 'notre', /les?/, 'la', /toutes?/],
      ...phrases(`
        tous, toutes nos, tous nos, dernières, derniers, nos dernières, nos derniers, nouvelles
        nouveaux, autres, prochains, prochaines`),
      /toute l['’]/,
    ],
    sections: [
      /actualités?/,
      /actus?/,
      ...words(`
        nouvelles services produits prestations projets réalisations événements évènements articles
        clients partenaires marques catégories offres horaires`),
      ...[/menus?/, 'carte', 'galerie', /boutiques?/],
      ...words(`
        magasins équipe questions avis témoignages références solutions formations nouveautés
        promotions agenda blog métiers recettes activités`),
    ],
    after: [
      /récents?/,
      'récentes',
      'populaires',
      'à la une',
      'en vedette',
      /phares?/,
      'fréquentes',
      /d['’]ouverture/,
      'à venir',
      'du moment',
      'du jour',
      /clients?/,
      'spéciales',
    ],
    and: ['et', '&'],
    begins: [
      ...[/(?:inscri(?:vez|s)|abonne[z]?)[- ](?:vous|toi)/, /s['’](?:inscrire|abonner)/, 'se connecter'],
      ...['connexion', /réserve[rz]? (?:une?|votre|vos|maintenant|en ligne)/],
      ...[/(?:prendre|prenez) rendez[- ]vous/, /demande[rz]? (?:un|votre) (?:devis|rendez[- ]vous)/],
      /(?:choisi(?:ssez|r)|sélectionne[rz]) (?:votre|une?|la) (?:langue|pays|région)/,
      /trouve[rz] (?:un|votre|une) (?:médecin|magasin|boutique|agence|revendeur|dentiste)/,
      ...[/(?:nous respectons|nous accordons|le respect de) (?:\S+ ){0,3}vie privée/, 'votre vie privée'],
      ...[/(?:avez[- ]vous|êtes[- ]vous) (?:plus de|majeur|l['’]âge|\d)/, 'désolé', 'nous sommes fermés'],
      ...[/fermée?s?/, 'fermeture', /livraison (?:gratuite|offerte)/, 'en savoir plus', 'lire la suite'],
      ...[/voir (?:tout|plus)/, /suivez[- ]nous/],
      ...phrases('bientôt, en construction, nous recrutons, nouveaux horaires, inscriptions ouvertes'),
    ],
  },
  pt: {
    before: [
      /noss[oa]s?/,
      /últim[oa]s/,
      /as?/,
      /os?/,
      /nov[oa]s/,
      /tod[oa]s/,
      'mais',
      /próxim[oa]s/,
      /outr[oa]s/,
      'principais',
    ],
    sections: [
      ...words(`
        notícias novidades serviços produtos projetos eventos artigos posts publicações clientes
        parceiros marcas categorias ofertas promoções`),
      ...[/horários?/, 'cardápio', 'galeria', /lojas?/],
      ...words('equipe equipa perguntas depoimentos cursos soluções blog vagas'),
    ],
    after: [
      'em destaque',
      'recentes',
      /nov[oa]s/,
      'frequentes',
      /relacionad[oa]s/,
      'populares',
      /mais vendid[oa]s/,
      'de funcionamento',
      'de atendimento',
      'especiais',
    ],
    and: ['e'],
    begins: [
      ...words('inscreva assine cadastre subscreva'),
      /(?:faça|iniciar|inicie) (?:\S+ )?(?:login|sessão|cadastro)/,
      ...[/reserve (?:uma?|sua|seu|já|agora)/, /(?:agende|marque|solicite) (?:uma?|sua|seu)/],
      /(?:escolha|selecione) (?:o|um|seu|sua|a)(?: seu| sua)? (?:idioma|país|região|língua)/,
      /encontre (?:um|uma|seu|sua) (?:médico|loja|dentista|especialista|revendedor)/,
      ...[/(?:valorizamos|respeitamos|nós valorizamos) (?:a )?sua privacidade/, 'sua privacidade'],
      ...[/você (?:é maior|tem (?:mais de )?\d+)/, /tem mais de \d+/, 'desculpe', 'estamos fechados'],
      ...['fechado', /(?:frete|entrega|envio) gr[aá]t\p{L}*/u, /compre (?:agora|já)/, 'saiba mais'],
      ...phrases('inscrições abertas, matrículas abertas'),
      ...['leia mais', /ver (?:tudo|mais|todos)/, /siga[- ]nos/, 'em breve', 'em construção'],
    ],
  },
  it: {
    before: [
      /nostr[aeio]/,
      'i',
      'le',
      'la',
      'il',
      'gli',
      'tutti',
      'tutte',
      /ultim[ei]/,
      /nuov[ei]/,
      /prossim[ei]/,
      /altr[ei]/,
    ],
    sections: [
      ...words(`
        notizie novità servizi prodotti progetti eventi articoli clienti partner marchi categorie
        offerte orari`),
      /menù?/,
      ...words('galleria negozi domande recensioni corsi soluzioni promozioni blog team realizzazioni news'),
    ],
    after: phrases(
      'recenti, in evidenza, in primo piano, frequenti, popolari, più venduti, di apertura, speciali, in arrivo, del giorno',
    ),
    and: ['e', 'ed'],
    begins: [
      ...words('iscriviti registrati abbonati accedi'),
      ...[/prenot[ai] (?:un|una|il|la|ora|subito|online)/, /richiedi (?:un|il|una)/],
      /(?:scegli|seleziona) (?:la|una|il|la tua|il tuo)(?: tua| tuo)? (?:lingua|paese|regione)/,
      /trova (?:un|il|una) (?:tuo )?(?:medico|negozio|rivenditore|dottore|dentista)/,
      ...[/(?:teniamo alla|rispettiamo la|la) tua privacy/, /hai (?:più di|compiuto|almeno) \d+/],
      ...['sei maggiorenne', 'ci dispiace', 'siamo chiusi', /chius[oi] (?:per|il|fino)/],
      ...[/spedizion[ei] gratuit[ae]/, 'consegna gratuita', 'acquista ora', 'scopri di più'],
      /leggi (?:tutto|di più)/,
      ...phrases('seguici, prossimamente, in costruzione, nuovi orari, iscrizioni aperte'),
    ],
  },
  nl: {
    before: words('onze ons de het alle laatste nieuwe nieuwste recente meer populaire komende gewijzigde'),
    sections: words(`
        nieuws nieuwtjes diensten producten projecten evenementen artikelen berichten klanten partners
        merken categorieën aanbiedingen openingstijden menukaart galerij winkels vragen reviews
        vacatures cursussen team blog agenda activiteiten oplossingen`),
    after: ['van de dag', 'in beeld'],
    and: ['en', '&'],
    begins: [
      ...[/(?:schrijf|meld) (?:je|u) (?:nu )?(?:in|aan)/, 'abonneer', 'inloggen', 'aanmelden'],
      ...[/(?:reserveer|boek) (?:een|uw|je|nu|hier)/, /maak (?:een|uw) (?:afspraak|reservering)/],
      /(?:kies|selecteer) (?:een|uw|je|de) (?:taal|land|regio)/,
      /(?:vind|zoek) een (?:arts|winkel|dokter|tandarts|dealer)/,
      ...[/(?:wij|we) (?:waarderen|respecteren) (?:uw|je) privacy/, /(?:ben je|bent u) (?:ouder|\d|al)/],
      ...['sorry', /(?:wij|we) zijn (?:\S+ ){0,3}(?:gesloten|verhuisd)/, 'gesloten'],
      ...[/gratis (?:verzending|bezorging|levering)/, /(?:nieuwe|gewijzigde) openingstijden/],
      ...[/lees (?:meer|verder)/, /bekijk (?:alle|alles|meer)/, 'volg ons', 'binnenkort', 'in aanbouw'],
    ],
  },
  pl: {
    before: words(
      'nasze nasi nasz nasza ostatnie najnowsze nowe wszystkie polecane popularne nadchodzące inne',
    ),
    sections: words(`
        aktualności wiadomości nowości usługi produkty projekty wydarzenia artykuły wpisy klienci
        partnerzy marki kategorie oferta oferty promocje godziny menu galeria sklepy pytania opinie
        realizacje zespół blog kursy rozwiązania`),
    after: words('otwarcia firmy dnia specjalne'),
    and: ['i', 'oraz'],
    begins: [
      ...phrases('zapisz się, zarejestruj, zaloguj, subskrybuj, zarezerwuj'),
      ...[/umów (?:się|wizytę)/, /zamów (?:teraz|online|rozmowę)/, /wybierz (?:język|kraj|region|swój)/],
      ...[/znajdź (?:lekarza|sklep|specjalistę)/, /(?:cenimy|szanujemy|dbamy o) (?:\S+ )?prywatność/],
      ...[/czy (?:masz|ukończył\p{L}*)/u, 'przepraszamy'],
      /(?:sklep|biuro)? ?(?:jest |jesteśmy )?(?:nieczynn|zamknięt)\p{L}*/u,
      ...[/(?:darmowa|bezpłatna) (?:dostawa|wysyłka)/, 'nowe godziny', /czytaj (?:więcej|dalej)/],
      ...[/trwa rekrutacja/, /rekrutacja (?:trwa|otwarta|na rok|do klas|20\d\d)/, 'trwają zapisy'],
      ...[/zobacz (?:więcej|wszystkie)/, 'kup teraz', 'wkrótce', 'w budowie'],
    ],
  },
  ru: {
    before: words(
      'наши наша наш последние новые все популярные свежие ближайшие другие рекомендуемые актуальные',
    ),
    sections: words(`
        новости услуги товары продукты продукция проекты события мероприятия статьи публикации клиенты
        партнеры партнёры бренды категории акции скидки предложения меню галерея магазины вопросы
        отзывы работы команда блог вакансии курсы решения преимущества поступления объявления`),
    after: phrases('компании, сайта, недели, дня, и ответы, и скидки'),
    and: ['и'],
    begins: [
      ...[/подпи(?:шитесь|сывайтесь|саться)/, 'войти', 'вход', 'регистрация'],
      ...[/(?:зарегистрир|забронир)\p{L}*/u, /запи(?:шитесь|саться)/, 'записаться'],
      ...[/закажите (?:звонок|онлайн|сейчас)/, /заказать (?:звонок|обратный звонок)/, 'выберите'],
      ...[/найти (?:врача|магазин)/, /найдите (?:врача|магазин)/, /мы (?:ценим|уважаем) вашу/],
      ...[/вам (?:уже )?(?:есть|исполнилось)/, /вам \d+/, 'извините', 'к сожалению'],
      ...[/(?:мы |офис |магазин )?(?:временно )?(?:закрыт|не работа)\p{L}*/u, 'бесплатная доставка'],
      ...[/(?:новый )?(?:режим|график) работы/, /читать (?:далее|дальше)/, 'подробнее', 'смотреть все'],
      ...[/купить (?:сейчас|онлайн)/, 'скоро открытие', /сайт (?:в разработке|на реконструкции)/],
      /(?:часто задаваемые|популярные) вопросы/,
    ],
  },
  ko: {
    before: words('최신 새로운 주요 추천 인기 우리의 우리 오늘의 베스트 전체 관련 신규 긴급 중요'),
    sections: [
      ...words(`
        뉴스 소식 새소식 공지 공지사항 보도자료 서비스 제품 상품 신제품 신상품 이벤트 행사 갤러리 후기 리뷰
        프로젝트 포트폴리오 게시판 자료실 고객센터 사업분야 사업영역 솔루션 블로그 정보 알림 프로그램 픽업`),
      ...[/(?:회사|기업|제품|상품|서비스|사업|시설|의료진) ?(?:소개|안내|정보|개요|분야|영역)/],
      ...[/(?:채용|생활|공지|긴급|이용|진료) ?(?:정보|안내|공고|시간)/, /고객 ?(?:후기|사례)/, /오시는 ?길/],
      ...[/자주 ?묻는 ?질문/, /(?:추천|인기|베스트) ?(?:제품|상품)/],
    ],
    after: words('소개 안내 보기 목록 모음'),
    and: ['및', '&'],
    begins: [
      ...[
        /(?:더|자세히) ?보기/,
        /문의 ?하기/,
        /로그인/,
        /회원 ?가입/,
        /구독 ?하기/,
        /무료 ?(?:배송|체험|상담)/,
      ],
      ...[/지금 ?(?:구매|신청|예약|문의)/, /예약 ?하기/, '죄송합니다', '준비 중입니다', /휴무 ?안내/],
    ],
  },
  sv: {
    before: phrases(`
      våra, vår, vårt, senaste, nya, alla, aktuella, populära, kommande, vårens, sommarens, höstens, vinterns, fler`),
    sections: words(`
      nyheter tjänster produkter projekt evenemang artiklar inlägg kunder partners varumärken kategorier
      erbjudanden öppettider meny galleri butiker frågor omdömen team blogg kurser lösningar referenser`),
    after: phrases('just nu, idag, i butik, och svar'),
    and: ['och', '&'],
    begins: [
      ...phrases('prenumerera, logga in, läs mer, se alla, handla nu, följ oss, kontakta oss, vi har stängt'),
      ...[/boka (?:en|ett|tid|bord|nu|här)/, /fri (?:frakt|leverans)/, /stängt (?:för|på|till|i|den)/],
      ...[/vi använder (?:cookies|kakor)/, /vi värnar om (?:din integritet|ditt privatliv)/],
    ],
  },
  da: {
    before: words('vores seneste nye alle aktuelle populære kommende flere årets forårets'),
    sections: words(`
      nyheder ydelser services produkter projekter arrangementer begivenheder artikler kunder partnere
      mærker kategorier tilbud åbningstider menu galleri butikker spørgsmål anmeldelser team blog kurser
      løsninger cases referencer`),
    after: phrases('lige nu, i dag, og svar'),
    and: ['og', '&'],
    begins: [
      ...phrases('tilmeld, log ind, læs mere, se alle, køb nu, følg os, kontakt os, vi holder lukket'),
      ...[
        /book (?:en|et|tid|bord|nu|her)/,
        /(?:fri|gratis) (?:fragt|levering)/,
        /lukket (?:for|på|til|i|den|fra)/,
      ],
    ],
  },
  nb: {
    before: words('våre vår siste nye alle aktuelle populære kommende flere årets vårens'),
    sections: words(`
      nyheter tjenester produkter prosjekter arrangementer artikler kunder partnere merker kategorier
      tilbud åpningstider meny galleri butikker spørsmål anmeldelser team blogg kurs løsninger referanser`),
    after: phrases('akkurat nå, i dag, og svar'),
    and: ['og', '&'],
    begins: [
      ...phrases('meld deg, logg inn, les mer, se alle, kjøp nå, følg oss, kontakt oss, vi holder stengt'),
      ...[
        /bestill (?:time|bord|nå|her)/,
        /(?:fri|gratis) (?:frakt|levering)/,
        /stengt (?:for|på|til|i|den|fra)/,
      ],
    ],
  },
  fi: {
    before: words('meidän uusimmat uudet kaikki ajankohtaiset suositut tulevat muut'),
    sections: words(`
      ajankohtaista uutiset uutuudet palvelut palvelumme tuotteet tuotteemme projektit tapahtumat
      artikkelit asiakkaat asiakkaamme kumppanit tuotemerkit kategoriat tarjoukset aukioloajat ruokalista
      galleria myymälät kysymykset arvostelut tiimi tiimimme blogi kurssit ratkaisut referenssit`),
    after: words('nyt tänään'),
    and: ['ja'],
    begins: [
      ...phrases(`
        tilaa uutiskirje, kirjaudu, lue lisää, katso kaikki, osta nyt, seuraa meitä, ota yhteyttä
        olemme suljettu, suljettu, ilmainen toimitus`),
      /varaa (?:aika|pöytä|nyt)/,
    ],
  },
  tr: {
    before: words('tüm son yeni öne çıkan popüler güncel en bizim'),
    sections: words(`
      haberler duyurular hizmetler hizmetlerimiz ürünler ürünlerimiz projeler projelerimiz etkinlikler
      makaleler yazılar müşterilerimiz referanslar referanslarımız markalar kategoriler kampanyalar menü
      galeri mağazalar yorumlar ekibimiz blog kurslar çözümler gelenler satanlar bölümler`),
    after: ['ve etkinlikler', 've duyurular'],
    and: ['ve'],
    begins: [
      ...phrases(`
        üye ol, giriş yap, devamını oku, daha fazla bilgi, daha fazla göster, tümünü gör, hemen al, bizi takip, bize ulaşın
        ücretsiz kargo, kayıtlar başladı, başvurular başladı, randevu al, rezervasyon yap, online randevu, çok satanlar`),
    ],
  },
  cs: {
    before: words('naše náš nejnovější nové všechny aktuální oblíbené nejbližší další doporučené'),
    sections: words(`
      novinky aktuality zprávy služby produkty výrobky projekty akce články klienti partneři značky
      kategorie nabídka nabídky reference menu galerie prodejny otázky recenze tým blog kurzy řešení`),
    after: phrases('a odpovědi, týdne, dne'),
    and: ['a'],
    begins: [
      ...phrases(`
        přihlásit, přihlaste, registrace, číst více, více informací, zobrazit vše, koupit, sledujte nás
        kontaktujte nás, máme zavřeno, doprava zdarma, otevírací doba, objednejte se`),
    ],
  },
  hu: {
    before: words('a az legújabb új összes aktuális népszerű közelgő további kiemelt legfrissebb'),
    sections: words(`
      hírek híreink újdonságok szolgáltatások szolgáltatásaink termékek termékeink projektek események
      rendezvények cikkek ügyfeleink partnereink márkák kategóriák ajánlatok akciók nyitvatartás étlap galéria
      üzletek kérdések vélemények csapatunk blog tanfolyamok megoldások referenciák`),
    after: [],
    and: ['és'],
    begins: phrases(`
      iratkozzon fel, iratkozz fel, bejelentkezés, tovább a, tovább olvas, bővebben, összes megtekintése, vásároljon, kövessen
      lépjen kapcsolatba, zárva, ingyenes szállítás, időpontfoglalás, foglaljon`),
  },
  ro: {
    before: words('toate ultimele noile alte cele'),
    sections: words(`
      noutăți noutati știri servicii serviciile produse produsele proiecte evenimente articole clienți
      parteneri mărci categorii oferte program meniu galerie magazine întrebări recenzii echipa blog cursuri
      soluții`),
    after: phrases('noastre, noștri, noastră, recente, noi, recomandate, populare, frecvente'),
    and: ['și', 'si'],
    begins: phrases(`
      abonează-te, autentificare, citește mai mult, vezi toate, vezi mai mult, cumpără acum, urmărește-ne
      contactează-ne, închis, livrare gratuită, programează-te, rezervă o, rezervă acum, rezervă online`),
  },
  uk: {
    before: words('наші наша наш останні нові всі популярні найближчі інші рекомендовані актуальні'),
    sections: words(`
      новини послуги товари продукти продукція проєкти проекти події заходи статті публікації клієнти
      партнери бренди категорії акції знижки пропозиції меню галерея магазини питання відгуки роботи команда
      блог вакансії курси рішення переваги оголошення надходження лікарі`),
    after: phrases('компанії, сайту, тижня, дня, та відповіді'),
    and: ['і', 'та', 'й'],
    begins: phrases(`
      підпишіться, підписатися, увійти, вхід, реєстрація, записатися, запишіться, замовити дзвінок, обрати мову
      обрати місто, читати далі, детальніше, дивитися всі, купити зараз, безкоштовна доставка, графік роботи, ми зачинені`),
  },
  el: {
    before: words('τα οι το η μας νέα νέες όλα όλες τελευταία τελευταίες δημοφιλή επόμενες'),
    sections: words(`
      νέα υπηρεσίες προϊόντα έργα εκδηλώσεις άρθρα πελάτες συνεργάτες μάρκες κατηγορίες προσφορές ωράριο
      μενού γκαλερί καταστήματα ερωτήσεις κριτικές ομάδα blog λύσεις δωμάτια`),
    after: words('μας'),
    and: ['και', '&'],
    begins: phrases(`
      εγγραφή, εγγραφείτε, σύνδεση, διαβάστε περισσότερα, δείτε όλα, δείτε περισσότερα, αγοράστε, ακολουθήστε
      επικοινωνήστε, κλείστε ραντεβού, κλείστε τραπέζι, κλείστε τώρα, κράτηση, δωρεάν μεταφορικά, δωρεάν αποστολή`),
  },
  ar: {
    before: words('جميع أحدث آخر أهم كل'),
    sections: words(`
      الأخبار أخبار أخبارنا الخدمات خدماتنا المنتجات منتجاتنا المشاريع مشاريعنا الفعاليات المقالات
      عملاؤنا عملائنا شركاؤنا شركائنا الماركات الأقسام التصنيفات العروض عروضنا القائمة المعرض الفروع فروعنا
      الأسئلة آراء التقييمات فريقنا المدونة الدورات الحلول حلولنا الوظائف`),
    after: phrases(`
      الجديدة, المميزة, الشائعة, العملاء, الخاصة, الأكثر مبيعا, الأكثر مبيعاً, الأكثر مبيعًا, وصلنا حديثا`),
    and: ['و'],
    begins: phrases(`
      اشترك, سجل الآن, سجل معنا, تسجيل الدخول, اقرأ المزيد, عرض الكل, عرض المزيد, تسوق الآن, اشتر الآن, تابعنا, تواصل معنا
      اتصل بنا, احجز, شحن مجاني, توصيل مجاني, اطلب الآن, الأكثر مبيعا, الأكثر مبيعاً, الأكثر مبيعًا
      وصل حديثا, وصل حديثاً, التسجيل مفتوح, باب التسجيل, فتح باب, من نحن, لماذا تختارنا`),
  },
  he: {
    before: words('כל לכל'),
    sections: words(`
      חדשות עדכונים שירותים השירותים המוצרים מוצרים פרויקטים הפרויקטים אירועים תערוכות מאמרים כתבות לקוחות
      הלקוחות שותפים מותגים קטגוריות מבצעים תפריט גלריה סניפים שאלות המלצות הצוות בלוג קורסים פתרונות`),
    after: phrases(`
      שלנו, אחרונות, אחרונים, חדשים, חדשות, נוכחיות, קרובים, מובילים, נפוצות, ממליצים, מומלצים, ותשובות`),
    and: ['ו'],
    begins: phrases(`
      הרשמו, הירשמו, התחברות, קרא עוד, קראו עוד, קנו עכשיו, עקבו אחרינו, צור קשר, צרו קשר, הזמינו
      קבעו תור, משלוח חינם, שעות פתיחה, סגור, מי אנחנו`),
  },
  vi: {
    before: words('các những tất cả'),
    sections: phrases(`
      tin tức, dịch vụ, sản phẩm, dự án, sự kiện, bài viết, khách hàng, đối tác, thương hiệu, danh mục
      khuyến mãi, ưu đãi, thực đơn, thư viện ảnh, cửa hàng, câu hỏi, đánh giá, đội ngũ, blog, khóa học, giải pháp`),
    after: phrases(`
      mới, mới nhất, nổi bật, bán chạy, của chúng tôi, tiêu biểu, thường gặp, liên quan, hôm nay`),
    and: ['và', '&'],
    begins: phrases(`
      đăng ký, đăng nhập, xem thêm, xem tất cả, đọc thêm, mua ngay, liên hệ, đặt bàn, đặt lịch, đặt hàng ngay
      miễn phí vận chuyển, giờ mở cửa, về chúng tôi, tại sao chọn`),
  },
  id: {
    before: words('semua berbagai para'),
    sections: words(`
      berita layanan produk proyek acara artikel klien pelanggan mitra merek kategori promo penawaran menu
      galeri toko pertanyaan ulasan testimoni tim blog kursus solusi lowongan`),
    after: phrases(`
      kami, terbaru, terkini, unggulan, terlaris, populer, terpopuler, pilihan, umum, spesial, hari ini`),
    and: ['dan', '&'],
    begins: phrases(`
      daftar sekarang, masuk akun, masuk ke akun, baca selengkapnya, selengkapnya, lihat semua, lihat lainnya, beli sekarang, ikuti kami
      hubungi kami, pesan sekarang, gratis ongkir, jam buka, tentang kami, mengapa memilih`),
  },
}

/** Scripts without spaces: whole texts, beginnings and endings. */
export const DENSE_WHOLE: Branches = [
  ...words('最新消息 最新动态 最新動態 最新公告 最新活动 最新活動'),
  ...[
    /新闻(?:中心|资讯|动态)/,
    /新聞(?:中心|資訊)/,
    /公司(?:新闻|新聞|简介|簡介|介绍|介紹)/,
    /企业(?:简介|文化|新闻)/,
    /行业(?:动态|新闻)/,
    /\p{Script=Han}{2,4}(?:动态|動態|资讯|資訊|公告|要闻|要聞|专栏|專欄|案例)/u,
  ],
  ...[
    /产品(?:中心|展示|分类|介绍|系列)/,
    /產品(?:中心|展示|介紹|系列)/,
    /(?:我们|我們)的(?:服务|服務|产品|產品|团队|團隊|优势|優勢)/,
    /(?:业务|業務|应用|應用|服务|服務)(?:领域|領域|范围|範圍)/,
  ],
  /(?:热门|推荐|熱門|推薦|精选|精選)(?:产品|商品|產品|文章)/,
  /(?:当前|當前|當期|当期|近期|本期|最新)(?:展览|展覽|活动|活動|展演|課程|课程)/,
  /(?:開催中|現在|今後)の(?:展覧会|イベント|企画展)/,
  ...words(`
    服务项目 服務項目 解决方案 解決方案 成功案例 合作伙伴 合作夥伴 通知公告 友情链接 常见问题 常見問題 人才招聘
    招贤纳士 加入我们 加入我們 荣誉资质 重要通知 今日推荐 今日推薦 紧急通知 緊急通知`),
  ...[
    // A heading names the kind of information; a sentence about it has other small words.
    /[\p{Script=Han}\p{Script=Katakana}ーのお]{0,8}(?:情報|ニュース)/u,
    /(?:新着|最新|会社|採用|店舗|製品|商品|イベント|企業|注目|人気|最近)の?(?:記事|投稿|トピックス)/,
    /お得な?情報/,
    /(?:主な|取扱い?)?(?:製品|商品|サービス|事業|業務|施設|会社|スタッフ|診療|料金)(?:紹介|案内|内容|概要|一覧|領域)/,
    /(?:導入|施工|活用|お客様)(?:事例|実績)/,
  ],
  ...[
    /(?:重要な)?お知らせ/,
    /よくある(?:ご)?質問/,
    'お客様の声',
    /(?:おすすめ|人気|新着|注目|新)(?:商品|製品|アイテム)/,
    /ピック ?アップ(?:商品|記事)?/,
    /(?:当社|弊社|私たち|わたしたち)の(?:強み|特長|特徴|仕事|想い|取り組み|サービス)/,
    /(?:ご|代表)(?:あいさつ|挨拶)/,
    /関連(?:リンク|サイト|記事)/,
  ],
  ...[/(?:営業|診療|受付)時間/, '營業時間', '营业时间', /カテゴリー?/],
  ...words(`
    トピックス ランキング メニュー アクセス ギャラリー キャンペーン イベント ブログ 新着 新着更新 更新履歴 緊急
    緊急連絡 特集 企業理念 沿革 選ばれる理由 スタッフ 施設案内 交通案内 募集要項`),
]
export const DENSE_BEGINS: Branches = [
  ...words('选择语言 選擇語言 请选择 請選擇 请输入 立即 订阅 訂閱 注册 註冊 登录 登入'),
  /免费(?:注册|试用|配送)/,
  ...words(
    '免運 免运 包邮 您是否 你是否 我们重视您的隐私 我們重視您的隱私 抱歉 对不起 對不起 暂停 暫停 网站建设中',
  ),
  ...[
    /言語を?選択/,
    'ログイン',
    /(?:新規)?会員登録/,
    'メールマガジン',
    'メルマガ',
    '資料請求',
    /無料(?:体験|相談|会員)/,
    '申し訳',
    '臨時休業',
  ],
  ...[/(?:夏季|冬季|年末年始)(?:の)?休業/, '送料無料', /(?:あなたは)?\d+歳以上/],
  ...words('年齢確認 ご予約 準備中 工事中'),
]
export const DENSE_ENDS: Branches = ['お知らせ', 'について', '一覧', 'のご案内']
