/** What tells the parts of an address from other words. Written down by hand, by language. */

/** Words of streets and what else stands in the upper lines of an address, as whole words, by language. By hand. */
export const STREET_WORDS: readonly string[] = [
  // English
  `street|st|avenue|ave|av|road|rd|boulevard|blvd|blv|bld|lane|ln|drive|dr|court|ct|place|pl|square|sq|parkway|pkwy|pky|highway|hwy|freeway|fwy|expressway
  |terrace|ter|circle|cir|crescent|cres|close|mews|row|yard|trail|trl|loop|plaza|plz|pike|turnpike|tpke|route|rte|quay|wharf|alley|broadway|causeway
  |esplanade|parade|promenade|walk|way|gardens|grove|gate|hill|rise|turn|run|pass|path|crossing|junction|bypass|embankment|arcade|concourse|strand|green|mall`,
  // German, Dutch, Nordic
  `straße|strasse|str|weg|platz|allee|gasse|ring|damm|ufer|chaussee|markt|straat|laan|plein|kade|gracht|dijk|singel|steenweg|gatan|gata|vägen|väg
  |torg|torget|vej|gade|allé|plads|vei|veien|gate|katu|tie|kuja`,
  // French, Spanish, Portuguese, Italian, Catalan, Romanian
  `rue|boulevard|bd|avenue|av|chemin|impasse|quai|allée|allées|cours|faubourg|fbg|route|rond-point|zi|za|zac|lieu-dit|calle|c\\/|cl|avenida|avda|avd|plaza|pza|paseo
  |carretera|ctra|camino|polígono|poligono|pol|ronda|travesía|glorieta|carrera|cra|kra|transversal|diagonal|calz|calzada|blvr|col|colonia|rua|travessa|praça|largo
  |estrada|rodovia|rod|alameda|via|viale|piazza|piazzale|corso|strada|vicolo|contrada|località|carrer|passeig|strada|bulevardul|bd|calea|șoseaua|piața|jirón|jr`,
  // Slavic, Baltic, Hungarian
  `ul|ulica|ulice|al|aleja|aleje|pl|plac|os|osiedle|rondo|nám|náměstí|námestie|třída|tř|nábřeží|ulitsa|ul|улица|ул|проспект|просп|пр-т|пр-кт|переулок|пер|шоссе|ш
  |бульвар|бул|набережная|наб|площадь|пл|вулиця|вул|провулок|utca|út|útja|tér|körút|krt|sétány|köz|gatvė|iela|tänav|mnt|trg|cesta|bulevar`,
  // Greek, Turkish, Asian, Arabic, Hebrew
  `οδός|λεωφ|λεωφόρος|πλατεία|cadde|caddesi|cad|sokak|sokağı|sok|sk|mah|mahallesi|mahalle|bulvarı|blv|jalan|jl|jln|lorong|persiaran|soi|thanon|đường|phố|phường
  |marg|nagar|chowk|salai|jl|dori|cho|chome|lu|jie|شارع|طريق|רחוב|רח`,
]

/** Endings of words that are streets: `Hauptstraße`, `Kungsgatan`. */
export const STREET_ENDINGS =
  'straße|strasse|str|weg|platz|allee|gasse|ring|damm|ufer|chaussee|markt|graben|berg|hof|steig|stieg|tor|straat|laan|plein|kade|gracht|dijk|singel|steenweg|hof|park|gatan|gata|vägen|gränd|vej|gade|vang|veien|vegen|gaten|katu|tie|kuja|polku|bulvarı'

/** Parts of buildings, and boxes. */
export const UNIT_WORDS = `suite|ste|unit|floor|flr|fl|room|rm|level|lvl|building|bldg|block|blk|tower|apartment|apt|house|centre|center|office|offices|park|estate|industrial|campus
  |p\\.?\\s?o\\.?\\s?box|po box|p\\.? ?b\\.? \\d+|postfach|postbus|boîte postale|bp|case postale|apartado|caixa postal|casella postale|box|etage|étage|bâtiment|bât|piso|planta
  |edificio|edif|local|oficina|of\\.|torre|andar|sala|scala|interno|lok|kat|daire|floor|gedung|lantai|menara|wisma|kompleks|офис|оф|корпус|корп|стр|строение|дом|д\\.|emelet`

/** Names of buildings, which may stand above the street. */
export const BUILDING =
  /(?<![\p{L}])(?:house|building|bldg|tower|towers|centre|center|court|park|estate|mill|mills|hall|works|chambers|complex|plaza|arcade|barn|farm|lodge|wharf|campus|haus|hof|gebouw|immeuble|bâtiment|résidence|edificio|edifício|palazzo|torre|gedung|menara|wisma)$|^(?:immeuble|bâtiment|résidence|edificio|edifício|palazzo|torre|gedung|menara|wisma)(?![\p{L}])/iu

/** Words that stand in sentences and not in addresses. */
export const PROSE =
  /(?<![\p{L}\d])(?:is|are|was|were|we|our|us|you|your|their|this|that|these|with|from|have|has|had|will|can|been|more|about|than|years?|days?|hours?|months?|minutes?|people|customers|since|open|closed|click|please|und|oder|wir|unsere|sie|ihre|mit|seit|ist|sind|nous|vous|notre|votre|avec|depuis|est|nuestro|nuestra|desde|años|hace|siamo|nostro|con|anni|onze|wij|voor|sinds|jaar|all rights|reserved|copyright|votes?|reviews?|likes?|comments?|views?|results|items|products|jobs|stars|miles|price|off|sale|mon|tue|wed|thu|fri|sat|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|am|pm)(?![\p{L}\d])|[!?…©®]|\.{2}/iu

/** Never part of an address: mail, web, telephone. */
export const FOREIGN =
  /@|\d\s?[ap]\.?m\b|\d:\d\d|https?:|www\.|\b(?:tel|phone|fax|telefax|mobile|toll|call|e-?mail|telefon|téléphone|teléfono|telefono|telefone|vat|ust|siret|siren|kvk|btw|hrb|nip|regon|iban|reg(?:istration)?\.? no|license|lic)\b|(?:\d[\s().-]{0,2}){9,}/iu
