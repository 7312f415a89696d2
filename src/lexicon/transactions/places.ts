/*
 * States, provinces and countries as card statements shorten them, and cities that stand at the end of a
 * line. After ISO 3166 and the postal codes of the countries; the cities are an own selection of the larger
 * ones, November 2026.
 */
import { phrases } from '../pattern.ts'

const set = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean))

/** Endings of folded names of streets that are written as one word. */
export const STREET = /.{3}(?:gade|vej|gatan|vagen|gata|veien|strasse|straat|weg|plein|laan)$/

/** Code of a state or province -> countries in which it is one. */
export const STATES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    US: `al ak az ar ca co ct de fl ga hi id il in ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm ny nc nd oh ok
      or pa ri sc sd tn tx ut vt va wa wv wi wy dc pr gu vi`,
    CA: 'ab bc mb nb nl ns nt nu on pe qc sk yt',
    AU: 'nsw vic qld sa wa tas act nt vi ns ql',
    BR: 'ac al ap am ba ce df es go ma mt ms mg pa pb pr pe pi rj rn rs ro rr sc sp se to bra',
    MX: 'cdmx mex jal nl gto pue ver qro yuc bcn bcs son sin chih coah tamps mich oax gro chis tab camp qroo mor hgo',
    IN: 'mh ka tn dl up gj wb kl pb rj hr ap ts tg mp br or jh ch ua',
  })
    .flatMap(([country, codes]) => [...set(codes)].map((code) => [code, country] as const))
    .reduce(
      (states, [code, country]) => states.set(code, [...(states.get(code) ?? []), country]),
      new Map<string, string[]>(),
    ),
)

/** ISO 3166-1 alpha-2 and alpha-3, and short names, lower case -> alpha-2, upper case. */
export const COUNTRIES: ReadonlyMap<string, string> = new Map(
  `
    ad and andorra/ae are uae/ar arg argentina/at aut austria osterreich/au aus australia/
    be bel belgium belgique belgie/bg bgr bulgaria/bh bhr/bo bol/br bra brazil brasil/ca can canada/
    ch che switzerland schweiz suisse/cl chl chile/cn chn china/co col colombia/cr cri/cy cyp cyprus/
    cz cze czechia/de deu ger germany deutschland allemagne/dk dnk denmark danmark/do dom/ec ecu ecuador/
    ee est estonia/eg egy egypt/es esp spain espana/fi fin finland suomi/fr fra france frankreich/
    gb gbr uk england/ge geo/gi gib gibraltar/gr grc greece/gt gtm/hk hkg hongkong/hr hrv croatia/
    hu hun hungary/id idn indonesia/ie irl ireland/il isr israel/in ind india/is isl/
    it ita italy italia italien/jm jam/jo jor/jp jpn japan/ke ken kenya/kr kor korea/kw kwt/kz kaz/
    lb lbn/li lie/lk lka/lt ltu lithuania/lu lux luxembourg luxemburg/lv lva latvia/ma mar morocco maroc/
    mc mco monaco/md mda/mt mlt malta/mu mus/mx mex mexico/my mys malaysia/ng nga nigeria/
    nl nld netherlands nederland niederlande/no nor norway norge/nz nzl/om omn/pa pan panama/pe per peru/
    ph phl philippines/pk pak pakistan/pl pol poland polska/pr pri/pt prt portugal/py pry/qa qat qatar/
    ro rou romania/rs srb serbia/ru rus russia/sa sau/se swe sweden sverige schweden/sg sgp singapore/
    si svn slovenia/sk svk slovakia/sv slv/th tha thailand/tn tun tunisia/tr tur turkey turkiye/
    tw twn taiwan/tz tza/ua ukr ukraine/us usa/uy ury uruguay/ve ven/vn vnm vietnam/za zaf`
    .split('/')
    .flatMap((row) => {
      const [code = '', ...others] = row.trim().split(/\s+/)
      return [code, ...others].map((name) => [name, code.toUpperCase()] as const)
    }),
)

/** Folded names of cities, words separated by spaces. */
export const CITIES: ReadonlySet<string> = new Set(
  phrases(`
    new york, brooklyn, queens, bronx, staten island, manhattan, los angeles, chicago, houston, phoenix
    philadelphia, san antonio, san diego, dallas, san jose, austin, jacksonville, fort worth, ft worth
    columbus, charlotte, san francisco, indianapolis, seattle, denver, washington, boston, el paso
    nashville, detroit, oklahoma city, portland, las vegas, memphis, louisville, baltimore, milwaukee
    albuquerque, tucson, fresno, mesa, sacramento, atlanta, kansas city, colorado springs, omaha, raleigh
    miami, long beach, virginia beach, oakland, minneapolis, tulsa, tampa, arlington, new orleans, wichita
    bakersfield, cleveland, aurora, anaheim, honolulu, santa ana, riverside, corpus christi, lexington
    henderson, stockton, saint paul, st paul, cincinnati, st louis, saint louis, pittsburgh, greensboro
    lincoln, anchorage, plano, orlando, irvine, newark, durham, chula vista, toledo, fort wayne
    st petersburg, laredo, jersey city, chandler, madison, lubbock, scottsdale, reno, buffalo, gilbert
    glendale, north las vegas, winston salem, chesapeake, norfolk, fremont, garland, irving, hialeah
    richmond, boise, spokane, baton rouge, tacoma, des moines, modesto, fontana, moreno valley
    santa clarita, rochester, yonkers, huntington beach, salt lake city, amarillo, little rock
    grand rapids, huntsville, knoxville, worcester, providence, santa rosa, chattanooga, fort lauderdale
    ft lauderdale, elk grove, tempe, oceanside, garden grove, rancho cucamonga, cape coral, ontario
    sioux falls, vancouver, springfield, peoria, pembroke pines, lancaster, corona, eugene, salinas
    palmdale, salem, pasadena, fort collins, hayward, pomona, cary, rockford, alexandria, escondido
    mckinney, kansas, joliet, sunnyvale, torrance, bridgeport, lakewood, hollywood, paterson, naperville
    syracuse, mesquite, dayton, savannah, clarksville, orange, fullerton, killeen, frisco, hampton
    mcallen, warren, bellevue, west valley city, columbia, olathe, sterling heights, new haven, miramar
    waco, thousand oaks, cedar rapids, charleston, visalia, topeka, elizabeth, gainesville, thornton
    roseville, carrollton, coral springs, stamford, simi valley, concord, hartford, kent, lafayette
    midland, surprise, denton, victorville, evansville, santa clara, abilene, athens, vallejo, allentown
    norman, beaumont, independence, murfreesboro, ann arbor, berkeley, provo, el monte, cambridge, fargo
    round rock, wilmington, arvada, costa mesa, carlsbad, miami gardens, westminster, clearwater
    fairfield, billings, west jordan, richardson, downey, ventura, boulder, everett, broken arrow
    miami beach, santa monica, cupertino, mountain view, palo alto, menlo park, los gatos, redmond
    kirkland, bellingham, south san francisco, san mateo, burlingame, redwood city, walnut creek
    daly city, hoboken, white plains, princeton, edison, trenton, boca raton, west palm beach, naples
    sarasota, key west, tallahassee, pensacola, kissimmee, duluth, st cloud, bloomington, eden prairie
    green bay, cheyenne, bozeman, missoula, santa fe, flagstaff, sedona, park city, ogden, burbank
    culver city, beverly hills, west hollywood, santa barbara, san luis obispo, napa, bentonville, lehi
    troy, dearborn, lansing, akron, canton, erie, scranton, albany, ithaca, burlington, manchester, nashua
    brookline, quincy, framingham, waltham, marietta, alpharetta, macon, augusta, myrtle beach, asheville
    gulfport, biloxi, jackson, shreveport, tyler, galveston, sugar land, katy, cedar park, georgetown
    bethesda, rockville, silver spring, toronto, montreal, vancouver, calgary, edmonton, ottawa, winnipeg
    quebec, quebec city, hamilton, kitchener, london, victoria, halifax, oshawa, windsor, saskatoon
    regina, st johns, barrie, kelowna, abbotsford, kingston, mississauga, brampton, surrey, laval, markham
    vaughan, gatineau, longueuil, burnaby, oakville, guelph, burlington, richmond hill, scarborough
    etobicoke, north york, waterloo, whistler, mexico, mexico city, ciudad de mexico, cdmx, mexico df
    guadalajara, monterrey, puebla, tijuana, leon, ciudad juarez, zapopan, merida, queretaro
    san luis potosi, aguascalientes, hermosillo, saltillo, mexicali, culiacan, cancun, toluca, morelia
    chihuahua, veracruz, villahermosa, cuernavaca, tuxtla gutierrez, oaxaca, xalapa, playa del carmen
    tulum, puerto vallarta, los cabos, cabo san lucas, mazatlan, acapulco, sao paulo, rio de janeiro
    rio de janei, brasilia, salvador, fortaleza, belo horizonte, belo horizon, manaus, curitiba, recife
    goiania, belem, porto alegre, guarulhos, campinas, sao luis, maceio, natal, teresina, joao pessoa
    osasco, santo andre, ribeirao preto, uberlandia, sorocaba, aracaju, cuiaba, londrina, florianopolis
    joinville, niteroi, santos, vitoria, barueri, sao bernardo, sao caetano, porto velho, maringa
    buenos aires, caba, cordoba, rosario, mendoza, la plata, santiago, valparaiso, concepcion
    vina del mar, bogota, medellin, cali, barranquilla, cartagena, lima, arequipa, quito, guayaquil
    caracas, montevideo, asuncion, la paz, san juan, panama, san salvador, guatemala, london, birmingham
    manchester, leeds, glasgow, sheffield, bradford, liverpool, edinburgh, bristol, cardiff, belfast
    leicester, wakefield, coventry, nottingham, newcastle, newcastle upon tyne, sunderland, brighton, hull
    plymouth, stoke on trent, wolverhampton, derby, swansea, southampton, salford, aberdeen, portsmouth
    york, peterborough, dundee, oxford, cambridge, norwich, luton, reading, milton keynes, swindon
    northampton, bournemouth, exeter, cheltenham, gloucester, bath, slough, watford, croydon, basildon
    bolton, blackpool, ipswich, middlesbrough, hatfield, colchester, crawley, guildford, maidstone
    chelmsford, warrington, preston, stockport, telford, huddersfield, inverness, stirling, perth, dublin
    cork, galway, limerick, waterford, kilkenny, drogheda, dundalk, swords, bray, dublin 2, dublin 1
    dublin 4, swindon, berlin, hamburg, munchen, muenchen, munich, koln, koeln, cologne, frankfurt
    frankfurt am main, frankfurt m, stuttgart, dusseldorf, duesseldorf, leipzig, dortmund, essen, bremen
    dresden, hannover, nurnberg, nuernberg, duisburg, bochum, wuppertal, bielefeld, bonn, munster
    muenster, mannheim, karlsruhe, augsburg, wiesbaden, monchengladbach, gelsenkirchen, aachen
    braunschweig, kiel, chemnitz, halle, magdeburg, freiburg, krefeld, mainz, lubeck, luebeck, erfurt
    oberhausen, rostock, kassel, hagen, potsdam, saarbrucken, saarbruecken, hamm, ludwigshafen, oldenburg
    leverkusen, osnabruck, osnabrueck, solingen, heidelberg, darmstadt, herne, neuss, regensburg
    paderborn, ingolstadt, wurzburg, wuerzburg, ulm, heilbronn, wolfsburg, gottingen, goettingen
    offenbach, pforzheim, recklinghausen, bottrop, furth, fuerth, remscheid, reutlingen, koblenz
    bergisch gladbach, jena, trier, siegen, hildesheim, erlangen, cottbus, gera, schwerin, konstanz
    passau, bamberg, bayreuth, landshut, rosenheim, tubingen, tuebingen, weimar, lueneburg, wien, vienna
    graz, linz, salzburg, innsbruck, klagenfurt, villach, wels, st polten, dornbirn, bregenz, zurich
    zuerich, geneve, genf, geneva, basel, bern, lausanne, winterthur, luzern, st gallen, lugano, biel, zug
    fribourg, neuchatel, chur, paris, marseille, lyon, toulouse, nice, nantes, montpellier, strasbourg
    bordeaux, lille, rennes, reims, saint etienne, st etienne, toulon, le havre, grenoble, dijon, angers
    nimes, villeurbanne, clermont ferrand, clermont fd, le mans, aix en provence, brest, tours, amiens
    limoges, annecy, perpignan, metz, besancon, orleans, rouen, mulhouse, caen, nancy, argenteuil
    montreuil, saint denis, roubaix, tourcoing, avignon, poitiers, versailles, nanterre, courbevoie
    creteil, vitry, pau, la rochelle, calais, cannes, antibes, beziers, colmar, bourges, quimper, valence
    troyes, chambery, lorient, niort, paris 1, paris 11, puteaux, boulogne, levallois, cergy, evry, massy
    issy les moulineaux, neuilly, bayonne, biarritz, ajaccio, bastia, la defense, paris la defense, madrid
    barcelona, valencia, sevilla, zaragoza, malaga, murcia, palma, palma de mallorca, las palmas, bilbao
    alicante, cordoba, valladolid, vigo, gijon, hospitalet, vitoria, vitoria gasteiz, la coruna, a coruna
    coruna, elche, granada, terrassa, badalona, oviedo, sabadell, cartagena, jerez, mostoles
    santa cruz de tenerife, pamplona, almeria, alcala de henares, fuenlabrada, leganes, san sebastian
    donostia, getafe, burgos, albacete, santander, castellon, logrono, badajoz, salamanca, huelva, lleida
    lerida, marbella, leon, tarragona, cadiz, jaen, ourense, orense, lugo, girona, gerona, caceres
    santiago, santiago de compostela, pontevedra, ciudad real, toledo, guadalajara, palencia, zamora
    huesca, cuenca, segovia, avila, soria, teruel, ceuta, melilla, ibiza, alcobendas, las rozas, pozuelo
    benidorm, torrevieja, lisboa, lisbon, porto, braga, coimbra, faro, aveiro, setubal, funchal, almada
    amadora, cascais, oeiras, sintra, matosinhos, maia, vila nova de gaia, gaia, evora, leiria, viseu
    roma, rome, milano, milan, napoli, torino, turin, palermo, genova, bologna, firenze, bari, catania
    venezia, verona, messina, padova, trieste, brescia, parma, taranto, prato, modena, reggio emilia
    reggio calabria, perugia, ravenna, livorno, cagliari, foggia, rimini, salerno, ferrara, sassari
    latina, monza, siracusa, pescara, bergamo, forli, trento, vicenza, terni, bolzano, novara, piacenza
    ancona, andria, udine, arezzo, lecce, pesaro, como, pisa, lucca, mestre, asti, varese, cremona, pavia
    siena, cuneo, amsterdam, rotterdam, den haag, s gravenhage, the hague, utrecht, eindhoven, groningen
    tilburg, almere, breda, nijmegen, apeldoorn, arnhem, haarlem, enschede, amersfoort, zaandam, den bosch
    s hertogenbosch, hoofddorp, zwolle, leiden, leeuwarden, maastricht, dordrecht, ede, delft, alkmaar
    venlo, deventer, hilversum, amstelveen, schiphol, bruxelles, brussel, brussels, antwerpen, anvers
    antwerp, gent, gand, charleroi, liege, luik, brugge, bruges, namur, namen, leuven, mons, mechelen
    aalst, hasselt, kortrijk, oostende, luxembourg, luxemburg, lux, warszawa, warsaw, krakow, lodz
    wroclaw, poznan, gdansk, szczecin, bydgoszcz, lublin, bialystok, katowice, gdynia, czestochowa, radom
    sosnowiec, torun, kielce, rzeszow, gliwice, zabrze, olsztyn, bielsko biala, bytom, rybnik, ruda slaska
    opole, tychy, gorzow, elblag, plock, tarnow, chorzow, zielona gora, sopot, stockholm, goteborg
    gothenburg, malmo, uppsala, vasteras, orebro, linkoping, helsingborg, jonkoping, norrkoping, lund
    umea, gavle, boras, solna, sundsvall, kista, karlstad, vaxjo, oslo, bergen, trondheim, stavanger
    drammen, kristiansand, tromso, fredrikstad, sandnes, kobenhavn, copenhagen, aarhus, arhus, odense
    aalborg, esbjerg, randers, kolding, roskilde, helsinki, espoo, tampere, vantaa, oulu, turku, jyvaskyla
    lahti, kuopio, reykjavik, praha, prague, brno, ostrava, plzen, bratislava, kosice, budapest, debrecen
    szeged, bucuresti, bucharest, cluj napoca, timisoara, iasi, constanta, sofia, plovdiv, varna, athens
    athina, thessaloniki, istanbul, ankara, izmir, bursa, antalya, zagreb, split, ljubljana, beograd
    belgrade, tallinn, riga, vilnius, kaunas, kyiv, kiev, lviv, odesa, moscow, moskva, valletta, nicosia
    limassol, mumbai, bombay, delhi, new delhi, bangalore, bengaluru, hyderabad, ahmedabad, chennai
    kolkata, surat, pune, jaipur, lucknow, kanpur, nagpur, indore, thane, bhopal, visakhapatnam, patna
    vadodara, ghaziabad, ludhiana, agra, nashik, faridabad, meerut, rajkot, varanasi, gurgaon, gurugram
    noida, chandigarh, mysore, mysuru, kochi, cochin, coimbatore, goa, mangalore, trivandrum, guwahati
    bhubaneswar, dehradun, amritsar, raipur, ranchi, navi mumbai, madurai, secunderabad, tokyo, osaka
    kyoto, nagoya, yokohama, sapporo, fukuoka, kobe, kawasaki, saitama, hiroshima, sendai, chiba, shinjuku
    shibuya, minato ku, chuo ku, chiyoda ku, naha, nara, kanazawa, seoul, busan, incheon, daegu, beijing
    shanghai, guangzhou, shenzhen, hong kong, macau, taipei, kaohsiung, singapore, kuala lumpur, penang
    johor bahru, petaling jaya, bangkok, phuket, chiang mai, pattaya, jakarta, jakarta selatan
    jakarta pusat, jakarta barat, surabaya, bandung, denpasar, badung, kuta, ubud, canggu, seminyak, bali
    medan, semarang, yogyakarta, tangerang, bekasi, depok, makassar, manila, makati, quezon city, cebu
    taguig, pasig, ho chi minh, hanoi, ha noi, da nang, hoi an, hcmc, saigon, nha trang, phnom penh
    siem reap, yangon, colombo, dhaka, karachi, lahore, islamabad, kathmandu, dubai, abu dhabi, sharjah
    doha, riyadh, jeddah, kuwait, manama, muscat, amman, beirut, cairo, tel aviv, jerusalem, haifa
    casablanca, marrakech, rabat, tunis, algiers, sydney, melbourne, brisbane, perth, adelaide, gold coast
    canberra, newcastle, wollongong, hobart, geelong, townsville, cairns, darwin, toowoomba, ballarat
    bendigo, parramatta, chatswood, bondi, bondi junction, surry hills, north sydney, south yarra
    richmond, st kilda, fitzroy, carlton, footscray, docklands, southbank, fortitude valley
    south brisbane, fremantle, mascot, alexandria, pyrmont, haymarket, ultimo, newtown, auckland
    wellington, christchurch, hamilton, dunedin, queenstown, tauranga, rotorua, johannesburg, cape town
    kaapstad, durban, pretoria, sandton, centurion, port elizabeth, randburg, bloemfontein, stellenbosch
    nairobi, mombasa, lagos, abuja, accra, kampala, dar es salaam, addis ababa`),
)
