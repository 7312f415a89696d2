import { byName } from '../model/by-name.ts'

/**
 * Large cities by country (ISO 3166-1 alpha-2), in English and in the spellings that their own addresses
 * use. A name that several countries have stands with the best known of them; cities of the United
 * States, whose addresses name a state, are left out but for a few. Written by hand in November 2026; which
 * cities are large is general knowledge, and no list was copied.
 */
const TABLES = byName<string>({
  AE: `Dubai, دبي, Abu Dhabi, أبوظبي, أبو ظبي, Sharjah, الشارقة, Ajman, عجمان, Al Ain, العين
    Ras Al Khaimah, Fujairah`,
  AL: 'Tirana, Tiranë, Durrës',
  AM: 'Yerevan, Երևան',
  AR: `Buenos Aires, CABA, C.A.B.A., Ciudad Autónoma de Buenos Aires, Rosario, Mar del Plata
    San Miguel de Tucumán, La Plata`,
  AT: 'Wien, Vienna, Graz, Linz, Salzburg, Innsbruck, Klagenfurt, Villach, Wels, St. Pölten, Dornbirn',
  AU: 'Sydney, Melbourne, Brisbane, Perth, Adelaide, Gold Coast, Canberra, Hobart, Darwin',
  AZ: 'Baku, Bakı',
  BA: 'Sarajevo, Banja Luka, Mostar, Tuzla, Zenica',
  BD: 'Dhaka, ঢাকা, Chittagong, Chattogram, Sylhet, Khulna, Rajshahi',
  BE: `Bruxelles, Brussel, Brussels, Antwerpen, Antwerp, Anvers, Gent, Ghent, Charleroi, Liège, Brugge
    Bruges, Namur, Leuven, Mons, Mechelen, Hasselt`,
  BG: 'Sofia, София, Plovdiv, Пловдив, Varna, Варна, Burgas, Бургас, Русе, Стара Загора, Плевен',
  BH: 'Manama, المنامة',
  BO: 'La Paz, Santa Cruz de la Sierra, Cochabamba',
  BR: `São Paulo, Sao Paulo, Rio de Janeiro, Brasília, Brasilia, Salvador, Fortaleza, Belo Horizonte
    Manaus, Curitiba, Recife, Goiânia, Porto Alegre, Belém, Campinas, Guarulhos, Florianópolis, Natal
    Joinville, Ribeirão Preto, Sorocaba, Uberlândia, João Pessoa, Maceió, Cuiabá, Campo Grande, Londrina
    Teresina, Vitória`,
  BY: 'Minsk, Минск, Гомель, Брест, Гродно, Витебск, Могилёв',
  CA: `Toronto, Montréal, Montreal, Vancouver, Calgary, Edmonton, Ottawa, Winnipeg, Québec, Mississauga
    Saskatoon, Regina, Surrey, Brampton, Burnaby, Laval`,
  CH: `Zürich, Zurich, Genève, Geneva, Genf, Basel, Bern, Lausanne, Winterthur, Luzern, St. Gallen
    Lugano, Biel, Thun, Fribourg, Neuchâtel, Zug, Chur, Sion`,
  CL: `Santiago, Santiago de Chile, Valparaíso, Viña del Mar, Concepción, Antofagasta, Temuco, La Serena
    Puerto Montt`,
  CN: `Beijing, Shanghai, Guangzhou, Shenzhen, Tianjin, Chongqing, Chengdu, Wuhan, Hangzhou, Nanjing
    Suzhou, Xi'an, Dongguan, Qingdao, Shenyang, Dalian, Ningbo, Xiamen, Zhengzhou, Changsha, Foshan`,
  CO: `Bogotá, Bogota, Bogotá D.C., Bogota D.C., Medellín, Medellin, Cali, Barranquilla
    Cartagena de Indias, Bucaramanga, Pereira, Cúcuta, Ibagué, Manizales`,
  CR: 'San José de Costa Rica, Alajuela, Heredia, Cartago',
  CY: 'Nicosia, Λευκωσία, Limassol, Λεμεσός, Larnaca, Λάρνακα, Paphos, Πάφος',
  CZ: `Praha, Prague, Brno, Ostrava, Plzeň, Liberec, Olomouc, České Budějovice, Hradec Králové, Pardubice
    Ústí nad Labem, Zlín, Karlovy Vary, Jihlava`,
  DE: `Berlin, Hamburg, München, Munich, Köln, Cologne, Frankfurt, Frankfurt am Main, Stuttgart
    Düsseldorf, Leipzig, Dortmund, Essen, Bremen, Dresden, Hannover, Nürnberg, Duisburg, Bochum
    Wuppertal, Bielefeld, Bonn, Münster, Karlsruhe, Mannheim, Augsburg, Wiesbaden, Aachen, Kiel, Freiburg
    Mainz, Erfurt, Rostock, Kassel, Potsdam, Heidelberg, Darmstadt, Regensburg, Ulm, Lübeck, Magdeburg
    Braunschweig`,
  DK: `København, Copenhagen, København K, København V, København N, København Ø, København S, Aarhus
    Århus, Odense, Aalborg, Ålborg, Esbjerg, Roskilde`,
  DO: 'Santo Domingo',
  DZ: 'Alger, Algiers, الجزائر العاصمة, Oran, وهران, Constantine',
  EC: 'Quito, Guayaquil, Cuenca',
  EE: 'Tallinn, Tartu, Pärnu',
  EG: `Cairo, القاهرة, Alexandria, الإسكندرية, الاسكندرية, Giza, الجيزة, New Cairo, القاهرة الجديدة
    Nasr City, مدينة نصر`,
  ES: `Madrid, Barcelona, Valencia, València, Sevilla, Zaragoza, Málaga, Murcia, Palma de Mallorca
    Bilbao, Alicante, Córdoba, Valladolid, Vigo, Gijón, A Coruña, Granada, Oviedo, San Sebastián
    Pamplona, Santander, Almería, Las Palmas de Gran Canaria, Santa Cruz de Tenerife, Girona, Tarragona
    Salamanca, Burgos, Cádiz, Marbella`,
  ET: 'Addis Ababa',
  FI: 'Helsinki, Helsingfors, Espoo, Tampere, Vantaa, Oulu, Turku, Jyväskylä, Lahti, Kuopio',
  FR: `Paris, Marseille, Lyon, Toulouse, Nice, Nantes, Montpellier, Strasbourg, Bordeaux, Lille, Rennes
    Reims, Toulon, Grenoble, Dijon, Angers, Nîmes, Aix-en-Provence, Brest, Tours, Clermont-Ferrand, Rouen
    Nancy, Metz, Mulhouse, Caen, Orléans, Avignon, Perpignan, Annecy, La Rochelle`,
  GB: `London, Birmingham, Manchester, Liverpool, Leeds, Sheffield, Glasgow, Edinburgh, Bristol, Cardiff
    Belfast, Leicester, Nottingham, Newcastle upon Tyne, Brighton, Southampton, Coventry, Aberdeen
    Swansea, Oxford, Milton Keynes, Norwich, York`,
  GE: 'Tbilisi, თბილისი, Batumi, ბათუმი',
  GH: 'Accra, Kumasi, Tema',
  GR: `Athens, Αθήνα, Athina, Thessaloniki, Θεσσαλονίκη, Patras, Πάτρα, Heraklion, Ηράκλειο
    Ηράκλειο Κρήτης, Λάρισα, Βόλος, Ιωάννινα, Χανιά, Chania, Ρόδος, Rhodes, Πειραιάς, Piraeus, Καβάλα
    Καλαμάτα`,
  GT: 'Guatemala City, Ciudad de Guatemala',
  HK: 'Kowloon, Hong Kong, 九龍, 香港, New Territories, 新界, Wan Chai, Tsim Sha Tsui, Kwun Tong, Mong Kok',
  HR: 'Zagreb, Split, Rijeka, Osijek, Zadar, Pula, Dubrovnik, Varaždin, Šibenik',
  HU: 'Budapest, Debrecen, Szeged, Miskolc, Pécs, Győr, Kecskemét, Székesfehérvár, Szombathely, Veszprém',
  ID: `Jakarta, DKI Jakarta, Jakarta Selatan, Jakarta Pusat, Jakarta Barat, Jakarta Timur, Jakarta Utara
    South Jakarta, Central Jakarta, West Jakarta, Surabaya, Bandung, Medan, Bekasi, Tangerang
    Tangerang Selatan, Depok, Semarang, Palembang, Makassar, Yogyakarta, Jogjakarta, Denpasar, Malang
    Bogor, Surakarta, Solo, Batam, Sleman, Bantul, Badung, Ubud, Pekanbaru, Balikpapan, Samarinda
    Banjarmasin, Padang, Manado, Sidoarjo`,
  IE: 'Dublin, Cork, Galway, Limerick, Waterford',
  IL: `Tel Aviv, תל אביב, תל אביב-יפו, תל-אביב, Jerusalem, ירושלים, Haifa, חיפה, Ramat Gan, רמת גן
    ראשון לציון, פתח תקווה, פתח תקוה, Petah Tikva, אשדוד, נתניה, Netanya, באר שבע, בני ברק, חולון, הרצליה
    Herzliya, כפר סבא, רעננה, Ra'anana, בת ים, אשקלון, רחובות, מודיעין, הוד השרון, נצרת, עכו, טבריה, אילת
    חדרה, לוד, גבעתיים`,
  IN: `Mumbai, मुंबई, Delhi, दिल्ली, New Delhi, नई दिल्ली, Bengaluru, Bangalore, Hyderabad, Chennai
    Kolkata, Ahmedabad, Pune, Surat, Jaipur, Lucknow, Kanpur, Nagpur, Indore, Thane, Bhopal
    Visakhapatnam, Vadodara, Patna, Ludhiana, Gurgaon, Gurugram, Noida, Greater Noida, Faridabad
    Ghaziabad, Chandigarh, Mohali, Coimbatore, Kochi, Cochin, Thiruvananthapuram, Nashik, Rajkot, Agra
    Varanasi, Ranchi, Raipur, Guwahati, Bhubaneswar, Mysore, Mysuru, Madurai, Vijayawada, Navi Mumbai
    Jodhpur, Udaipur, Dehradun, Mangalore, Trichy, Aurangabad, Secunderabad`,
  IQ: 'Baghdad, بغداد, Erbil, أربيل, البصرة',
  IR: 'Tehran, تهران, مشهد, اصفهان, Isfahan, شیراز, Shiraz, تبریز, کرج',
  IS: 'Reykjavík, Reykjavik, Kópavogur, Akureyri, Hafnarfjörður',
  IT: `Roma, Rome, Milano, Milan, Napoli, Naples, Torino, Turin, Palermo, Genova, Bologna, Firenze
    Florence, Bari, Catania, Venezia, Venice, Verona, Messina, Padova, Trieste, Brescia, Parma, Modena
    Reggio Emilia, Perugia, Livorno, Ravenna, Cagliari, Rimini, Salerno, Ferrara, Bergamo, Vicenza
    Trento, Bolzano, Pescara, Lecce, Siena`,
  JO: 'Amman, عمان الأردن',
  JP: `Tokyo, Osaka, Kyoto, Yokohama, Nagoya, Sapporo, Kobe, Fukuoka, Kawasaki, Saitama, Hiroshima
    Sendai, Chiba, Kitakyushu`,
  KE: 'Nairobi, Mombasa, Kisumu, Nakuru, Eldoret',
  KH: 'Phnom Penh, Siem Reap',
  KR: 'Seoul, Busan, Incheon, Daegu, Daejeon, Gwangju, Suwon, Ulsan, Seongnam',
  KW: 'Kuwait City, مدينة الكويت',
  KZ: 'Almaty, Алматы, Astana, Астана, Шымкент, Караганда',
  LB: 'Beirut, بيروت',
  LK: 'Colombo, Kandy',
  LT: 'Vilnius, Kaunas, Klaipėda, Šiauliai',
  LU: 'Luxembourg',
  LV: 'Rīga, Riga, Liepāja, Daugavpils',
  MA: 'Casablanca, الدار البيضاء, Rabat, الرباط, Marrakech, مراكش, Fès, Tanger, طنجة, Agadir',
  MD: 'Chișinău, Chisinau',
  ME: 'Podgorica, Budva',
  MK: 'Skopje, Скопје',
  MM: 'Yangon, Mandalay',
  MT: 'Valletta, Sliema, Birkirkara',
  MX: `Ciudad de México, CDMX, Mexico City, México D.F., Guadalajara, Monterrey, Puebla, Tijuana, Zapopan
    Querétaro, Cancún, Toluca, Aguascalientes, San Luis Potosí, Chihuahua, Hermosillo, Culiacán
    Playa del Carmen`,
  MY: `Kuala Lumpur, Petaling Jaya, Johor Bahru, Shah Alam, George Town, Penang, Ipoh, Kuching
    Kota Kinabalu, Subang Jaya, Klang, Melaka, Cyberjaya, Puchong`,
  NG: 'Lagos, Abuja, Ibadan, Kano, Port Harcourt, Benin City, Ikeja, Lekki',
  NL: `Amsterdam, Rotterdam, Den Haag, The Hague, Utrecht, Eindhoven, Groningen, Tilburg, Almere, Breda
    Nijmegen, Haarlem, Arnhem, Enschede, Maastricht, Leiden, Delft, Zwolle, 's-Hertogenbosch`,
  NO: 'Oslo, Bergen, Trondheim, Stavanger, Drammen, Fredrikstad, Kristiansand, Tromsø, Sandnes',
  NP: 'Kathmandu, काठमाडौं, Pokhara, Lalitpur',
  NZ: 'Auckland, Wellington, Christchurch, Hamilton NZ, Tauranga, Dunedin, Queenstown, Napier',
  OM: 'Muscat, مسقط',
  PA: 'Panama City, Ciudad de Panamá',
  PE: 'Lima, Arequipa, Trujillo, Cusco, Piura, Chiclayo, Miraflores, San Isidro',
  PH: `Manila, Quezon City, Makati, Makati City, Taguig, Taguig City, Pasig, Pasig City, Pasay City
    Cebu City, Davao City, Mandaluyong City, Parañaque City, Las Piñas City, Muntinlupa City
    Caloocan City, Baguio City, Iloilo City, Mandaue City, Antipolo City`,
  PK: 'Karachi, کراچی, Lahore, لاہور, Islamabad, Rawalpindi, Faisalabad, Peshawar, Multan, Sialkot',
  PL: `Warszawa, Warsaw, Kraków, Krakow, Łódź, Wrocław, Poznań, Gdańsk, Szczecin, Bydgoszcz, Lublin
    Katowice, Białystok, Gdynia, Częstochowa, Radom, Rzeszów, Toruń, Sosnowiec, Kielce, Gliwice, Olsztyn
    Opole, Zakopane`,
  PT: `Lisboa, Lisbon, Porto, Braga, Coimbra, Funchal, Setúbal, Aveiro, Faro, Vila Nova de Gaia, Leiria
    Évora`,
  PY: 'Asunción',
  QA: 'Doha, الدوحة',
  RO: `București, Bucuresti, Bucharest, Cluj-Napoca, Timișoara, Timisoara, Iași, Iasi, Constanța, Craiova
    Brașov, Brasov, Galați, Ploiești, Oradea, Sibiu, Arad, Pitești`,
  RS: 'Beograd, Београд, Belgrade, Novi Sad, Нови Сад, Niš, Ниш, Kragujevac, Subotica',
  RU: `Moscow, Москва, Saint Petersburg, St. Petersburg, Санкт-Петербург, СПб, Novosibirsk, Новосибирск
    Yekaterinburg, Екатеринбург, Казань, Kazan, Нижний Новгород, Челябинск, Самара, Омск, Ростов-на-Дону
    Уфа, Красноярск, Воронеж, Пермь, Волгоград, Краснодар, Саратов, Тюмень, Тольятти, Ижевск, Барнаул
    Иркутск, Хабаровск, Ярославль, Владивосток, Томск, Оренбург, Кемерово, Рязань, Калининград, Тула
    Сочи, Тверь`,
  SA: `Riyadh, الرياض, Jeddah, جدة, جده, Mecca, مكة المكرمة, Medina, المدينة المنورة, Dammam, الدمام
    Khobar, Al Khobar, الخبر`,
  SE: `Stockholm, Göteborg, Gothenburg, Malmö, Uppsala, Västerås, Örebro, Linköping, Helsingborg
    Jönköping, Norrköping, Lund, Umeå, Gävle, Borås, Sundsvall, Karlstad`,
  SG: 'Singapore',
  SI: 'Ljubljana, Maribor, Celje, Koper, Kranj',
  SK: 'Bratislava, Košice, Prešov, Žilina, Nitra, Banská Bystrica, Trnava, Poprad, Trenčín',
  TH: `Bangkok, กรุงเทพฯ, กรุงเทพมหานคร, กรุงเทพ, Chiang Mai, เชียงใหม่, Phuket, ภูเก็ต, Pattaya, พัทยา
    Nonthaburi, นนทบุรี`,
  TN: 'Tunis, Sfax, Sousse',
  TR: `İstanbul, Istanbul, Ankara, İzmir, Izmir, Bursa, Antalya, Adana, Konya, Gaziantep, Şanlıurfa
    Kocaeli, Mersin, Diyarbakır, Kayseri, Eskişehir, Samsun, Denizli, Trabzon, Sakarya, Muğla, Bodrum
    Manisa, Balıkesir, Malatya, Tekirdağ, Hatay, Aydın, Nevşehir`,
  TW: 'Taipei, Taipei City, New Taipei City, Taichung, Kaohsiung, Tainan, Taoyuan, Hsinchu',
  TZ: 'Dar es Salaam, Arusha',
  UA: `Kyiv, Kiev, Київ, Киев, Kharkiv, Харків, Odesa, Одеса, Одесса, Lviv, Львів, Дніпро, Dnipro
    Запоріжжя, Вінниця, Полтава, Чернівці, Івано-Франківськ, Тернопіль, Ужгород`,
  UG: 'Kampala',
  US: 'New York, New York City, Los Angeles, San Francisco, Chicago',
  UY: 'Montevideo',
  UZ: 'Tashkent, Ташкент, Toshkent',
  VE: 'Caracas, Maracaibo',
  VN: `Hanoi, Ha Noi, Hà Nội, Ho Chi Minh City, Ho Chi Minh, Hồ Chí Minh, HCMC, Da Nang, Đà Nẵng
    Hải Phòng, Cần Thơ, Nha Trang, Đà Lạt, Biên Hòa, Thủ Đức, Vũng Tàu, Huế`,
  ZA: 'Cape Town, Johannesburg, Durban, Pretoria, Sandton, Stellenbosch, Centurion, Bloemfontein, Gqeberha',
  ZM: 'Lusaka',
  ZW: 'Harare, Bulawayo',
})

const COUNTRIES: ReadonlyMap<string, string> = new Map(
  Object.entries(TABLES).flatMap(([country, cities]) =>
    cities.split(/[,\n]/).map((city) => [keyOf(city), country] as const),
  ),
)

/** The country of a large city (ISO 3166-1 alpha-2) by the city's name; undefined for any other text. */
export function countryOfCity(name: string): string | undefined {
  return COUNTRIES.get(keyOf(name))
}

function keyOf(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase()
}
