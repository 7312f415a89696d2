/*
 * Words of industries in twenty-six languages, as NAICS 2022 codes. A line is a code and words that
 * companies of that industry say of themselves; a word with an asterisk is the beginning of words, and one
 * with hyphens is a phrase. Own work, November 2026.
 */

export const WORDS_BY_LANGUAGE: Readonly<Record<string, string>> = {
  de: `
111998 landwirtschaft bauernhof hofladen*
112120 milchhof milchvieh*
221122 stromversorg* stadtwerke stromanbieter energieversorg* okostrom strom
221114 solarpark* windpark*
236220 bauunternehm* hochbau bautrager generalunternehm*
238160 dachdecker* bedachung* dachsanierung*
238210 elektriker* elektroinstallation* elektrotechnik photovoltaikanlage* photovoltaik solaranlage*
238220 klempner* installateur* sanitar* heizungsbau* heizung heizungen
238320 malerbetrieb malermeister maler maleri*
238350 tischlerei schreinerei zimmerei tischler schreiner
311811 backerei* konditorei* brot brotchen
311612 metzgerei fleischerei wurst wurstwaren
312120 brauerei* bier biere
312130 weingut winzer* weinbau
325412 pharmaunternehmen arzneimittel pharma
325620 kosmetik naturkosmetik hautpflege
334519 uhren uhrmacher* armbanduhr* uhrenmanufaktur
332710 zerspanung* drehteile frasteile metallverarbeitung
333248 maschinenbau anlagenbau sondermaschinen*
336110 automobilhersteller elektroauto*
337122 mobelmanufaktur massivholzmobel
423830 grosshandel grosshandler
441110 autohaus neuwagen gebrauchtwagen autohandler
445110 supermarkt lebensmittel* lebensmittelmarkt
449110 mobelhaus mobel einrichtungshaus
449210 elektronikmarkt
456110 apotheke* medikamente
456130 optiker* brillen augenoptik*
458110 mode bekleidung kleidung damenmode herrenmode kleider
458310 juwelier* schmuck trauringe
459110 fahrradladen fahrrader sportgeschaft
459120 spielwaren spielzeug
459210 buchhandlung* bucher
459310 blumen blumenladen florist*
481111 fluggesellschaft fluge
484121 spedition* transportunternehmen lkw
484210 umzug* umzugsunternehmen mobeltransport
485113 busverkehr nahverkehr verkehrsbetriebe
492110 paketdienst kurierdienst* versand paketversand
493110 lagerung lagerhaltung lagerlogistik
488510 logistik frachtfuhrer
513110 zeitung* nachrichten tageszeitung
513130 verlag* buchverlag
513210 softwarelosung* softwareanbieter software
517111 breitband glasfaser* internetanbieter
518210 rechenzentrum webhosting hosting
522110 bank sparkasse volksbank girokonto
524126 versicherung* autoversicherung kfz-versicherung
524210 versicherungsmakler*
523940 vermogensverwaltung* vermogensberatung anlageberatung finanzberatung
531210 immobilien* immobilienmakler* makler
531110 wohnungsgesellschaft mietwohnung* wohnungsbaugesellschaft
531311 hausverwaltung*
532111 autovermietung mietwagen
541110 rechtsanwalt* kanzlei rechtsanwalte anwaltskanzlei anwalt* fachanwalt*
541120 notar*
541211 steuerberat* wirtschaftspruf*
541310 architekt* architekturburo
541330 ingenieurburo ingenieur*
541511 softwareentwicklung webdesign webentwicklung
541512 it-dienstleist* systemhaus it-beratung
541611 unternehmensberatung managementberatung
541810 werbeagentur* marketingagentur agentur
541940 tierarzt* tierklinik
561320 zeitarbeit personaldienstleist* personalvermittlung
561510 reiseburo reisen urlaub
561520 reiseveranstalter rundreisen
561612 sicherheitsdienst* wachdienst
561720 gebaudereinigung reinigungsfirma reinigung reinigungsdienst
561730 gartenbau landschaftsbau gartenpflege
562111 entsorgung* abfallentsorgung containerdienst
611110 schule* gymnasium grundschule
611310 universitat* hochschule* studium
611692 fahrschule* fuhrerschein
611630 sprachschule* sprachkurse
621111 arztpraxis hausarzt* praxis arzte facharzt*
621210 zahnarzt* zahnmedizin kieferorthopad*
621340 physiotherapie krankengymnastik ergotherapie
622110 krankenhaus klinikum klinik kliniken
623110 pflegeheim* seniorenheim altenpflege
621610 pflegedienst ambulante
624410 kita kindergarten kindertagesstatte krippe
711211 fussballverein sportverein fussball turnen tischtennis handball volleyball
712110 museum ausstellung* museen
713940 fitnessstudio fitness
721110 hotel hotels zimmer ubernachtung* gasthof
721199 ferienwohnung* ferienhaus*
722511 restaurant* gasthaus speisekarte wirtshaus kuche
722515 cafe kaffeehaus eisdiele
811111 autowerkstatt kfz-werkstatt werkstatt autoreparatur
812112 friseur* frisor* kosmetikstudio
812210 bestattung* bestatter*
813110 kirche* gemeinde pfarrei gottesdienst
813319 verein ehrenamt* gemeinnutzig*
813211 stiftung*
921140 stadt stadtverwaltung rathaus burgerservice landkreis`,
  fr: `
111998 agriculture agriculteur* maraicher* ferme
112120 laitiere laitiers eleveur*
221122 electricite fournisseur-d'electricite
236220 entreprise-generale batiment constructeur* construction
236117 maisons-neuves promoteur-immobilier programme-neuf
238160 couvreur* toiture*
238210 electricien* photovoltaique* panneaux-solaires
238220 plombier* plomberie chauffage chauffagiste*
238320 peintre* peinture ravalement
238350 menuisier* menuiserie* charpent*
311811 boulangerie* patisserie* boulanger pains
311612 charcuterie boucherie traiteur
311513 fromagerie fromages fromage
312130 vignoble* vigneron* domaine-viticole chateau vins champagne
312120 brasserie-artisanale biere bieres
325412 laboratoire-pharmaceutique medicaments
325620 cosmetiques soins parfums beaute
333248 machines-industrielles constructeur-de-machines
332710 usinage mecanique decolletage
423830 grossiste* negoce
441110 concessionnaire* voitures vehicules neufs occasion
445110 supermarche* epicerie courses
449110 meubles mobilier canapes
456110 pharmacie* parapharmacie
456130 opticien* lunettes
458110 vetements mode robes pret-a-porter
458310 bijoux bijouterie* joaillerie horlogerie
459120 jouets jeux
459210 librairie* livres
459310 fleuriste* fleurs bouquets
481111 compagnie-aerienne vols
484121 transport-routier transporteur* poids-lourds
484210 demenagement* demenageur*
485113 bus transports-en-commun tramway
492110 colis livraison-express coursier*
488510 transitaire* logistique
493110 entreposage stockage
513110 journal actualites quotidien
513130 editions editeur maison-d'edition
513210 logiciel* logiciels
517111 fibre fournisseur-d'acces operateur-internet
518210 hebergement-web hebergeur
522110 banque* compte-bancaire credit
524126 assurance* assureur mutuelle
524210 courtier-en-assurance* courtiers
523940 gestion-de-patrimoine gestion-d'actifs
531210 agence-immobiliere immobilier* appartements maisons-a-vendre
531311 syndic copropriete gestion-locative
532111 location-de-voitures location-voiture
541110 avocat* cabinet-d'avocats
541120 notaire* etude-notariale
541211 expert-comptable* comptable* cabinet-comptable
541310 architecte* architecture
541330 bureau-d'etudes ingenierie ingenieur*
541511 developpement-web creation-de-sites agence-web
541512 conseil-informatique infogerance services-informatiques
541611 conseil-en-management cabinet-de-conseil
541810 agence-de-communication publicite
541940 veterinaire* clinique-veterinaire
561320 interim agence-d'interim
561311 recrutement cabinet-de-recrutement
561510 agence-de-voyages voyages sejours
561612 gardiennage agents-de-securite
561720 nettoyage menage entreprise-de-nettoyage
561730 paysagiste* espaces-verts jardins
562111 dechets collecte-des-dechets
611110 ecole* lycee college
611310 universite* faculte grande-ecole
611692 auto-ecole permis-de-conduire
621111 medecin* cabinet-medical
621210 dentiste* cabinet-dentaire orthodontiste*
621340 kinesitherapeute* kine osteopathe*
622110 hopital centre-hospitalier clinique
623110 ehpad maison-de-retraite
624410 creche* garderie
711211 club-de-football club-sportif
712110 musee* exposition*
713940 salle-de-sport fitness musculation
721110 hotel* chambres sejour
721191 chambres-d'hotes maison-d'hotes
721199 gite gites location-saisonniere
722511 restaurant* gastronomique bistrot carte menus
722515 cafe salon-de-the glacier
811111 garage-automobile reparation entretien-auto
812112 coiffeur* salon-de-coiffure institut-de-beaute
812210 pompes-funebres obseques
813110 eglise paroisse
813319 association benevole*
813211 fondation mecenat
921140 mairie commune ville services-municipaux`,
  es: `
111998 agricultura cultivo* finca agricola
221122 electricidad luz comercializadora
236220 construccion constructora obras edificacion
238160 tejados cubiertas impermeabilizacion*
238210 electricista* instalaciones-electricas placas-solares fotovoltaica
238220 fontanero* fontaneria plomero* calefaccion climatizacion
238320 pintores pintor pintura
238350 carpinteria carpintero*
311811 panaderia* pasteleria* pan
311612 embutidos jamones carniceria
312130 bodega* vinos vinedo*
312120 cerveceria cerveza-artesanal cerveza
325412 farmaceutica medicamentos laboratorio-farmaceutico
325620 cosmetica cosmeticos belleza
332710 mecanizado* mecanizados
333248 maquinaria fabricantes-de-maquinaria
423830 mayorista* distribuidor*
441110 concesionario* coches autos
445110 supermercado* alimentacion despensa
449110 muebles sofas
456110 farmacia* parafarmacia
456130 optica gafas
458110 ropa moda vestidos prendas
458210 zapatos calzado zapateria
458310 joyeria* joyas anillos
459120 juguetes jugueteria
459210 libreria* libros
459310 floristeria flores ramos
481111 aerolinea vuelos
484121 transporte-de-mercancias camiones
484210 mudanzas
485113 autobuses transporte-urbano metro
492110 mensajeria paqueteria envios
488510 logistica aduanas transitarios
513110 periodico noticias diario
513130 editorial
513210 software aplicacion
517111 fibra
518210 alojamiento-web
522110 banco* cuentas hipotecas
524126 seguros aseguradora seguro
524210 correduria-de-seguros corredores-de-seguros
531210 inmobiliaria* pisos viviendas casas-en-venta
532111 alquiler-de-coches renta-de-autos
541110 abogado* bufete despacho-de-abogados
541120 notaria notario
541211 asesoria-fiscal contable* contadores gestoria contabilidad
541310 arquitecto* estudio-de-arquitectura arquitectura
541330 ingenieria ingenieros
541511 desarrollo-web paginas-web desarrollo-de-software
541512 consultoria-informatica servicios-informaticos
541611 consultoria-estrategica consultora consultoria-empresarial
541810 agencia-de-publicidad agencia-de-marketing publicidad
541430 branding diseno-grafico identidad-corporativa
541940 veterinario* veterinaria
561320 trabajo-temporal
561311 seleccion-de-personal empleo
561510 agencia-de-viajes viajes vacaciones
561520 excursiones tours
561612 seguridad-privada vigilancia vigilantes
561720 limpieza empresa-de-limpieza
561730 jardineria jardines
562111 residuos recogida-de-residuos
611110 colegio* escuela instituto
611310 universidad* grado master
611692 autoescuela carnet-de-conducir
611630 academia-de-idiomas
621111 medico* clinica-medica consultorio
621210 dentista* clinica-dental ortodoncia
621340 fisioterapia fisioterapeuta*
622110 hospital hospitales
623110 residencia-de-mayores geriatrico
624410 guarderia* escuela-infantil
711211 club-de-futbol
712110 museo* exposiciones
713940 gimnasio* entrenamiento
721110 hotel* habitaciones hospedaje
721199 casa-rural casas-rurales apartamentos-turisticos hostal
722511 restaurante* cocina carta tapas
722515 cafeteria* heladeria
811111 taller-mecanico taller
812112 peluqueria* salon-de-belleza
812210 funeraria tanatorio
813110 iglesia parroquia
813319 asociacion voluntarios ong
813211 fundacion*
921140 ayuntamiento municipio alcaldia`,
  pt: `
111998 agricultura fazenda agricola agronegocio
221122 energia-eletrica eletricidade
236220 construtora construcao obras
238210 eletricista* energia-solar paineis-solares
238220 encanador* canalizador* hidraulica
311811 padaria* confeitaria pastelaria
312130 vinicola vinhos quinta adega
312120 cervejaria cerveja
325412 farmaceutica medicamentos
325620 cosmeticos beleza perfumes
332710 usinagem metalurgica
333248 maquinas-industriais
423830 atacadista* distribuidora
441110 concessionaria* carros automoveis stand
445110 supermercado* mercearia
449110 moveis sofas mobiliario
456110 farmacia* drogaria
456130 otica oculos
458110 roupas moda vestuario vestidos
458210 sapatos calcados
458310 joalheria joias
459120 brinquedos
459210 livraria livros
459310 floricultura flores florista
481111 companhia-aerea voos passagens
484121 transportadora* cargas caminhoes
484210 mudancas
492110 encomendas entregas
488510 logistica despachante
513110 jornal noticias
513130 editora
513210 software aplicativo
517111 fibra-otica provedor
518210 hospedagem
522110 banco conta-corrente
524126 seguros seguradora seguro
524210 corretora-de-seguros
531210 imobiliaria* imoveis apartamentos-a-venda
532111 aluguel-de-carros rent-a-car
541110 advogado* advocacia escritorio-de-advocacia
541120 cartorio notario
541211 contabilidade contador* contabilistas
541310 arquitetura arquitetos
541330 engenharia engenheiros
541511 desenvolvimento-web criacao-de-sites
541512 consultoria-em-ti servicos-de-ti
541611 consultoria-empresarial consultoria-de-gestao
541810 agencia-de-publicidade marketing-digital publicidade
541940 veterinario* clinica-veterinaria
561311 recrutamento vagas
561510 agencia-de-viagens viagens ferias
561612 seguranca-privada vigilancia
561720 limpeza
561730 jardinagem paisagismo
562111 residuos coleta-de-lixo
611110 escola* colegio
611310 universidade* faculdade graduacao
611692 autoescola escola-de-conducao
611630 escola-de-idiomas curso-de-ingles
621111 medico* consultorio
621210 dentista* odontologia clinica-odontologica
621340 fisioterapia
622110 hospital hospitais
623110 lar-de-idosos
624410 creche berçario bercario
711211 clube-de-futebol
712110 museu exposicoes
713940 academia ginasio musculacao
721110 hotel hoteis pousada quartos
722511 restaurante* cardapio churrascaria
722515 cafeteria sorveteria cafe
811111 oficina-mecanica
812112 salao-de-beleza cabeleireiro*
812210 funeraria
813110 igreja paroquia
813319 associacao voluntarios ong
813211 fundacao
921140 prefeitura camara-municipal municipio`,
  it: `
111998 azienda-agricola agricoltura coltivazione
221122 energia-elettrica luce-e-gas fornitura
236220 impresa-edile costruzioni edilizia
238160 coperture tetti
238210 elettricista* impianti-elettrici fotovoltaico
238220 idraulico* termoidraulica riscaldamento
238350 falegnameria infissi serramenti
311811 panificio pasticceria forno
311513 caseificio formaggi mozzarella
311824 pastificio pasta
311225 olio extravergine frantoio
312130 cantina vini vigneti
312120 birrificio birra
325412 farmaceutica farmaci
325620 cosmetici cosmetica profumi
315250 abbigliamento sartoria
316210 calzaturificio scarpe calzature
332710 officina-meccanica lavorazioni-meccaniche torneria
333248 macchine macchinari
423830 ingrosso distribuzione
441110 concessionaria auto
445110 supermercato* alimentari
449110 mobili arredamento divani
456110 farmacia* parafarmacia
456130 ottica occhiali
458110 moda vestiti
458310 gioielleria gioielli orologi
459120 giocattoli
459210 libreria libri
459310 fioraio fiori
481111 compagnia-aerea voli
484121 autotrasporti trasporti
484210 traslochi
492110 spedizioni corriere
488510 logistica spedizioniere
513110 giornale notizie quotidiano
513130 casa-editrice editore
513210 software gestionale
517111 fibra
518210 hosting
522110 banca conto-corrente mutui
524126 assicurazioni assicurazione
524210 broker-assicurativo
531210 agenzia-immobiliare immobili case
532111 autonoleggio noleggio
541110 avvocato avvocati studio-legale
541120 notaio studio-notarile
541211 commercialist* contabilita consulenza-fiscale
541310 architetto architetti architettura
541330 ingegneria ingegneri
541511 sviluppo-software siti-web
541512 consulenza-informatica assistenza-informatica
541611 consulenza-aziendale consulenza-strategica
541810 agenzia-di-comunicazione pubblicita
541940 veterinario veterinaria
561311 selezione-del-personale
561510 agenzia-viaggi viaggi vacanze
561612 vigilanza
561720 pulizie impresa-di-pulizie
561730 giardinaggio giardini
562111 rifiuti
611110 scuola liceo istituto
611310 universita facolta laurea
611692 autoscuola patente
611630 scuola-di-lingue
621111 medico ambulatorio poliambulatorio
621210 dentista studio-dentistico odontoiatria
621340 fisioterapia fisioterapista
622110 ospedale
623110 casa-di-riposo rsa
624410 asilo-nido
711211 calcio
712110 museo mostre
713940 palestra
721110 albergo hotel camere
721191 affittacamere
721199 agriturismo casa-vacanze
722511 ristorante* trattoria osteria cucina pizzeria
722515 gelateria caffetteria bar
811111 autofficina carrozzeria
812112 parrucchiere* estetista centro-estetico
812210 onoranze-funebri
813110 chiesa parrocchia diocesi
813319 associazione volontari onlus
813211 fondazione
921140 comune municipio`,
  nl: `
111998 landbouw akkerbouw boerderij boer
111422 kwekerij bloemen
221122 energieleverancier stroom
236220 bouwbedrijf aannemer* bouw
238160 dakdekker* dakwerken
238210 elektricien* elektra zonnepanelen
238220 loodgieter* installatiebedrijf verwarming cv-ketel
238320 schilder* schilderwerk*
238350 timmerbedrijf timmerman kozijnen
311811 bakkerij* bakker brood
311513 kaasmakerij kaas
312120 brouwerij bier
325412 geneesmiddelen
325620 cosmetica huidverzorging
332710 metaalbewerking verspaning
333248 machinebouw
423830 groothandel
441110 autobedrijf occasions auto's
445110 supermarkt boodschappen
449110 meubels woonwinkel banken
456110 apotheek drogist*
456130 opticien brillen
458110 kleding mode jurken
458210 schoenen
458310 juwelier sieraden
459110 fietsen fietsenwinkel
459120 speelgoed
459210 boekhandel boeken
459310 bloemist boeketten
481111 vluchten luchtvaartmaatschappij
484121 transportbedrijf wegtransport
484210 verhuisbedrijf verhuizen verhuizing*
492110 pakketten koerier* bezorging
488510 logistiek expediteur
513110 krant nieuws
513130 uitgeverij uitgever
513210 softwareleverancier
517111 glasvezel internetprovider
522110 bank betaalrekening
524126 verzekering* verzekeraar
524210 assurantiekantoor
522310 hypotheek hypotheekadvies*
531210 makelaar* makelaardij woningen
532111 autoverhuur
541110 advocaat advocaten advocatenkantoor
541120 notaris notariskantoor
541211 accountant* boekhouder* administratiekantoor
541310 architect* architectenbureau
541330 ingenieursbureau
541511 webdesign softwareontwikkeling websites
541512 ict-bedrijf ict it-dienstverlening
541611 adviesbureau organisatieadvies
541810 reclamebureau marketingbureau
541940 dierenarts dierenkliniek
561320 uitzendbureau
561311 vacatures werving
561510 reisbureau reizen vakanties
561612 beveiliging*
561720 schoonmaakbedrijf schoonmaak*
561730 hovenier* tuinaanleg tuinonderhoud
562111 afval* afvalinzameling
611110 basisschool school scholengemeenschap
611310 universiteit hogeschool
611692 rijschool rijles*
621111 huisarts* huisartsenpraktijk
621210 tandarts* tandartspraktijk
621340 fysiotherap*
622110 ziekenhuis
623110 verpleeghuis
621610 thuiszorg
624410 kinderopvang kinderdagverblijf
711211 voetbalclub
712110 museum tentoonstelling*
713940 sportschool
721110 hotel kamers
721199 vakantiehuis* vakantiewoning*
721211 camping
722511 restaurant eetcafe gerechten
722515 koffiebar lunchroom ijssalon
811111 garagebedrijf autogarage
812112 kapper* kapsalon schoonheidssalon
812210 uitvaart* begrafenis*
813110 kerk parochie
813319 vereniging vrijwilligers
813211 stichting
921140 gemeente stadhuis`,
  pl: `
111998 gospodarstwo rolne rolnictwo uprawa
221122 energia-elektryczna prad
236220 firma-budowlana budownictwo
236117 deweloper mieszkania
238160 dekarz dachy
238210 elektryk fotowoltaika instalacje elektryczne
238220 hydraulik ogrzewanie
311811 piekarnia cukiernia chleb
311612 wedliny wedlin
312120 browar piwo
325412 leki farmaceutyczna
325620 kosmetyki
332710 obrobka cnc skrawaniem
333248 maszyny producent maszyn
423830 hurtownia
441110 salon-samochodowy samochody dealer
445110 supermarket sklep-spozywczy
449110 meble sofy
456110 apteka
456130 okulary optyk
458110 odziez ubrania moda sukienki
458210 buty obuwie
458310 bizuteria jubiler
459120 zabawki
459210 ksiegarnia ksiazki
459310 kwiaciarnia kwiaty
484121 transport spedycja ciezarowy
484210 przeprowadzki
492110 kurier przesylki paczki
488510 logistyka
513110 gazeta wiadomosci
513130 wydawnictwo
513210 oprogramowanie
517111 swiatlowod
518210 hosting serwery
522110 bank kredyt
524126 ubezpieczenia ubezpieczenie
531210 nieruchomosci biuro-nieruchomosci
532111 wypozyczalnia samochodow
541110 adwokat kancelaria prawna radca prawny
541120 notariusz
541211 biuro-rachunkowe ksiegowosc
541310 architekt pracownia architektoniczna
541511 strony-internetowe tworzenie-stron
541611 doradztwo
541810 agencja-reklamowa
541940 weterynarz weterynaryjna
561311 praca rekrutacja
561510 biuro-podrozy wycieczki
561612 ochrona
561720 sprzatanie
562111 odpady
611110 szkola liceum przedszkole
611310 uniwersytet studia uczelnia politechnika
611692 nauka-jazdy prawo-jazdy
611630 szkola jezykowa
621111 lekarz przychodnia gabinet
621210 dentysta stomatologia stomatolog
621340 fizjoterapia rehabilitacja
622110 szpital
624410 zlobek
711211 klub-pilkarski
712110 muzeum wystawy
713940 silownia
721110 hotel pokoje noclegi
722511 restauracja
722515 kawiarnia lodziarnia
811111 warsztat samochodowy
812112 fryzjer salon-fryzjerski kosmetyczny
812210 pogrzebowy pogrzebowe
813110 parafia kosciol
813319 stowarzyszenie
813211 fundacja
921140 gmina urzad-miasta`,
  tr: `
111998 tarim ciftlik
221122 elektrik dagitim
236220 insaat muteahhit yapi
238210 elektrikci gunes enerjisi
238220 tesisat tesisatci
311811 firin pastane ekmek
311513 peynir
325412 ilac
325620 kozmetik
332710 talasli cnc metal
333248 makine makina
315250 tekstil konfeksiyon
423830 toptan
441110 otomobil oto galeri bayi
445110 market supermarket bakkal
449110 mobilya koltuk
456110 eczane
456130 gozluk optik
458110 giyim moda elbise
458210 ayakkabi
458310 kuyumcu mucevher taki
459120 oyuncak
459210 kitap kitabevi
459310 cicek cicekci
481111 havayolu ucak bileti
484121 nakliye tasimacilik
484210 evden eve nakliyat
492110 kargo kurye
488510 lojistik gumruk
513110 gazete haber haberler
513130 yayinevi
513210 yazilim
517111 fiber
518210 sunucu hosting
522110 banka bankasi kredi
524126 sigorta
531210 emlak gayrimenkul
532111 arac kiralama
541110 avukat hukuk burosu
541120 noter
541211 muhasebe mali musavir
541310 mimarlik mimar
541330 muhendislik
541511 web tasarim
541611 danismanlik
541810 reklam ajansi ajans
541940 veteriner
561311 istihdam
561510 seyahat turizm tatil
561612 guvenlik
561720 temizlik
562111 atik
611110 okul kolej lise
611310 universite universitesi
611692 surucu kursu
611630 dil kursu
621111 doktor muayenehane
621210 dis hekimi dis klinigi
621340 fizik tedavi
622110 hastane hastanesi
624410 kres anaokulu
711211 futbol kulubu spor kulubu
712110 muze
713940 spor salonu
721110 otel pansiyon
722511 restoran lokanta
722515 kahve kafe
811111 oto tamir servis
812112 kuafor guzellik
812210 cenaze
813319 dernek dernegi
813211 vakif vakfi
921140 belediye belediyesi`,
  ru: `
111998 сельское хозяйство ферма фермерск* агро*
211120 нефть нефтяная добыча
221122 электроэнерги* энергосбыт
236220 строительство строительная стройка генподряд*
236117 новостройк* застройщик*
238160 кровля кровельные
238210 электромонтаж* электрик*
238220 сантехник* отопление
311811 пекарня хлеб кондитерск*
311612 колбас* мясокомбинат
311511 молоко молочная
312120 пивоварня пиво
325412 лекарств* фармацевтическ*
325620 косметика
332710 металлообработк*
333248 станки оборудование завод
423830 оптом оптовая опт
441110 автосалон автомобили дилер
445110 супермаркет продукты продуктов
449110 мебель диваны
449210 электроника техника
456110 аптека аптеки
456130 очки оптика
458110 одежда платья
458210 обувь
458310 ювелирн* украшения
459110 велосипед* спорттовар*
459120 игрушки
459210 книги книжный
459310 цветы букеты
481111 авиакомпания авиабилеты
484121 грузоперевозк* перевозки
484210 переезд*
485310 такси
492110 доставка курьер*
488510 логистика таможенн*
493110 склад
513110 газета новости
513130 издательство
513210 программное программа
517111 провайдер* широкополосн*
518210 хостинг
522110 банк вклады кредиты
524126 страхование страхов*
531210 недвижимость квартир* агентство недвижимости
532111 прокат-автомобилей
541110 адвокат* юридическ* юрист*
541120 нотариус
541211 бухгалтер* аудит
541310 архитектур*
541330 проектирование инженерн*
541511 разработка-сайтов создание-сайтов
541611 консалтинг
541810 реклама рекламное агентство
541940 ветеринар* ветклиника
561311 вакансии подбор персонала
561510 туры турагентство путешествия
561612 охрана охранное
561720 уборка клининг*
562111 вывоз мусора отходы
611110 школа гимназия лицей
611310 университет институт
611692 автошкола
611630 курсы английского
621111 врач врачи медицинский клиника
621210 стоматолог* стоматология
621340 физиотерапия
622110 больница госпиталь
624410 детский сад
711211 футбольный клуб
712110 музей выставк*
713940 фитнес
721110 гостиница отель номера
722511 ресторан кухня
722515 кофейня кофе
811111 автосервис ремонт-автомобилей
812112 парикмахерск* салон красоты
812210 ритуальные похорон*
813110 храм церковь приход
813211 фонд благотворительн*
921140 администрация мэрия`,
  ja: `
111998 農業 農園 農場
112120 酪農
114111 漁業
221122 電力
236220 建設 建築工事 総合建設
236115 住宅 注文住宅 工務店 ハウスメーカー
237310 土木
238210 電気工事
238220 水道工事 配管
238160 屋根工事
311811 パン屋 ベーカリー
311340 和菓子 菓子
311920 お茶 煎茶 茶葉 コーヒー豆
455219 通販 通信販売 オンラインショップ
312140 焼酎
312130 酒造 日本酒 ワイナリー
312120 ビール
325412 製薬 医薬品
325620 化粧品 コスメ スキンケア
332710 切削加工 金属加工
333248 機械メーカー 産業機械 工作機械
334413 半導体
336110 自動車メーカー
336390 自動車部品
423830 卸売 商社
441110 自動車販売 中古車 新車
445110 スーパーマーケット 食品スーパー
445131 コンビニ
449110 家具
449210 家電
456110 薬局 ドラッグストア
456130 メガネ 眼鏡
458110 アパレル ファッション 洋服
458310 ジュエリー 宝石 時計店
459120 おもちゃ 玩具
459210 書店 本屋
459310 花屋
481111 航空会社 航空券
482111 鉄道
484121 運送 トラック輸送
484210 引越
485310 タクシー
488510 物流
492110 宅配 配送
493110 倉庫
513110 新聞 ニュース
513130 出版
513210 ソフトウェア アプリ
517112 携帯電話 通信会社
518210 ホスティング クラウド レンタルサーバー
522110 銀行 信用金庫
523150 証券
524126 損害保険 保険
524113 生命保険
531210 不動産 賃貸 物件
532111 レンタカー
541110 法律事務所 弁護士
541211 税理士 会計事務所 公認会計士
541310 建築設計 設計事務所
541511 システム開発 ホームページ制作 ウェブ制作
541611 コンサルティング
541810 広告代理店 広告
541940 動物病院
561320 人材派遣 派遣
561311 求人 転職
561510 旅行会社 旅行 ツアー
561612 警備
561720 清掃
562111 廃棄物 産業廃棄物
611110 学校 高等学校 中学校 小学校
611310 大学 大学院
611691 学習塾 予備校
611630 英会話
611692 自動車学校 教習所
621111 クリニック 診療所 内科 医院
621210 歯科 歯医者
621340 整骨院 理学療法
622110 病院
623110 介護施設 老人ホーム 介護
624410 保育園 幼稚園
711211 サッカークラブ
712110 博物館 美術館
713940 フィットネス ジム
721110 ホテル 旅館 宿泊 温泉
722511 レストラン 料理店 居酒屋 寿司 焼肉
722515 カフェ 喫茶店
811111 自動車整備 車検
812112 美容室 美容院 サロン
812210 葬儀 葬祭
813110 教会 寺院 神社
813211 財団
921140 市役所 町役場 区役所`,
  zh: `
111998 农业 种植 農業
112210 养殖
211120 石油
221122 电力 電力
221114 光伏电站 风电
236220 建筑工程 建设集团 營造 建築工程
237310 路桥
238210 机电安装 電機工程
238390 装修 装饰工程 室內裝修
311511 乳业 牛奶
311811 烘焙 面包 麵包
312140 白酒 酒业
312120 啤酒
312111 饮料
315250 服装厂 制衣
325412 制药 药业 医药 製藥
325620 化妆品 护肤 化妝品
325211 化工
326199 塑料制品 塑膠
331110 钢铁
332710 机械加工 精密加工
333248 机械设备 机械制造 自动化设备
334413 半导体 芯片 集成电路 半導體 晶片
334419 电子元件 电子元器件
335910 锂电池 电池
335132 照明 灯具
336110 汽车制造 电动汽车 新能源汽车
336390 汽车零部件
423830 批发 贸易 外贸 進出口
441110 汽车销售 4s店 二手车
445110 超市 生鲜
449110 家具 家居
449210 电器 家电 家電
455219 购物 商城 购物网
456110 药店 药房 藥局
458110 服装 女装 男装 时尚 服飾
458310 珠宝 首饰 珠寶
459120 玩具
459210 书店 書店
459310 鲜花 花店
481111 航空公司 机票
484121 货运 运输
484210 搬家
488510 物流 货代 報關
492110 快递 快遞
493110 仓储
513110 新闻 报纸 日报 新聞
513130 出版社
513210 软件 软件开发 軟體 游戏
517112 移动通信 电信 電信
518210 云计算 云服务 主机 服务器 雲端
522110 银行 銀行
523150 证券 證券
523940 基金 资产管理 理财
524126 保险 保險
531210 房地产 房产 地产 房屋 不動產
532111 租车 租車
541110 律师事务所 律师 律師
541211 会计师事务所 会计 會計
541310 建筑设计 設計院
541511 网站建设 系统开发 網頁設計
541611 咨询 顾问 顧問
541810 广告公司 广告 廣告
541715 研究院 研究所
541940 宠物医院 動物醫院
561311 招聘 人力资源 求职
561510 旅行社 旅游 旅遊
561612 保安
561720 保洁 清潔
562111 环保 废物 垃圾
611110 学校 中学 小学 學校
611310 大学 学院 大學
611691 培训 辅导 補習
611630 英语培训
621111 诊所 診所
621210 口腔 牙科 牙醫
622110 医院 醫院
623110 养老院
624410 幼儿园 幼兒園
712110 博物馆 美术馆 博物館
713940 健身 健身房
721110 酒店 宾馆 飯店 旅館
722511 餐厅 餐馆 火锅 餐廳
722515 咖啡 奶茶 咖啡館
811111 汽车维修 汽修
812112 美容 美发 美髮
813211 基金会 基金會
813910 协会 商会 協會
921140 政府 人民政府 市政府`,
  sv: `
111998 lantbruk gård jordbruk
221114 solceller* vindkraft*
221122 elbolag elhandel elavtal elnät
236220 byggföretag byggentreprenör* byggfirma entreprenad*
238160 takläggare takläggning
238210 elektriker elinstallation*
238220 rörmokare vvs
238320 målare måleri
238350 snickare snickeri*
311811 bageri* bröd konditori
312120 bryggeri* öl
312130 vingård
325412 läkemedel läkemedelsföretag
325620 hudvård kosmetika
332710 skärande legotillverkning metallbearbetning
333248 maskintillverk* maskiner
423830 grossist partihandel
441110 bilhandlare bilhandel begagnade
445110 livsmedel mataffär matbutik
449110 möbler möbelaffär inredning
456110 apotek*
456130 optiker glasögon
458110 kläder mode damkläder
458210 skor
458310 smycken guldsmed juvelerare
459120 leksaker
459210 bokhandel böcker
459310 blommor blomsterhandel florist
481111 flygbolag
484121 åkeri* transporter godstransport*
484210 flyttfirma flytthjälp
488510 logistik spedition
492110 paketutlämning budfirma
513110 tidning* dagstidning nyheter
513130 förlag bokförlag
513210 programvara mjukvara
517111 bredband fiber mobilabonnemang
522110 bank bolån sparkonto
524126 försäkring*
531210 fastighetsmäklare mäklare bostäder
532111 biluthyrning hyrbil
541110 advokat* jurist* advokatbyrå
541211 redovisning* revisor revision bokföring
541310 arkitekt*
541330 teknikkonsult*
541511 webbyrå webbutveckling systemutveckling
541611 managementkonsult* verksamhetsutveckling
541810 reklambyrå designbyrå kommunikationsbyrå
541940 veterinär* djurklinik djursjukhus
561320 bemanning* rekrytering*
561510 resebyrå resor
561720 städfirma städning flyttstädning
561730 trädgårdsanläggning trädgårdsskötsel
562111 avfall återvinning
611110 skola grundskola gymnasium
611310 universitet högskola
611692 körskola trafikskola
621111 vårdcentral läkare mottagning
621210 tandläkare tandvård tandklinik
621340 sjukgymnast* fysioterap*
622110 sjukhus*
623110 äldreboende
624410 förskola
711211 fotbollsklubb idrottsförening
712110 museum museet utställning*
713940 gym träning
721110 hotell*
722511 restaurang* krog
722515 kafé fika
811111 bilverkstad verkstad
812112 frisör* hårsalong
812210 begravningsbyrå begravning*
813110 kyrka församling
813211 insamlingsstiftelse välgörenhet biståndsorganisation
921140 kommun kommunen stad`,
  da: `
111998 landbrug gård
221114 solceller vindmølle*
221122 elselskab elaftale
236220 entreprenør byggefirma byggeri
238160 tagdækker tagdækning
238210 elektriker el-installation*
238220 vvs blikkenslager
238320 maler malerfirma
238350 tømrer snedker*
311811 bageri* bager brød
312120 bryggeri* øl
325412 lægemidler medicinalvirksomhed
325620 hudpleje kosmetik
332710 metalbearbejdning spåntagning
333248 maskinfabrik maskiner
423830 grossist engros
441110 bilforhandler brugtbiler
445110 dagligvarer supermarked
449110 møbler boligindretning
456110 apotek*
456130 optiker briller
458110 tøj mode dametøj
458210 sko
458310 smykker guldsmed
459120 legetøj
459210 boghandel bøger
459310 blomster blomsterhandler
481111 flyselskab
484121 vognmand godstransport
484210 flyttefirma
488510 logistik spedition
492110 pakkelevering kurer
513110 avis* dagblad nyheder
513130 forlag*
513210 software*
517111 bredbånd fibernet mobilabonnement
522110 bank sparekasse boliglån
524126 forsikring*
531210 ejendomsmægler* boliger
532111 biludlejning
541110 advokat* advokatfirma
541211 revisor* revision bogføring
541310 arkitekt*
541330 ingeniørfirma rådgivende
541511 webbureau webudvikling produktbureau
541611 managementkonsulent* virksomhedsrådgivning
541810 reklamebureau kommunikationsbureau
541940 dyrlæge* dyreklinik
561320 vikarbureau rekruttering
561510 rejsebureau rejser
561720 rengøring*
561730 anlægsgartner
562111 affald genbrug
611110 skole folkeskole gymnasium
611310 universitet*
611692 køreskole
621111 læge læger lægen lægehus* lægepraksis lægeklinik*
621210 tandlæge*
621340 fysioterap*
622110 hospital hospitaler hospitalet sygehus*
623110 plejehjem
624410 børnehave
711211 fodboldklub idrætsforening
712110 museum museet udstilling*
713940 fitness*
721110 hotel*
722511 restaurant*
722515 café kaffebar
811111 autoværksted
812112 frisør*
812210 bedemand*
813110 kirke*
813211 velgørenhed nødhjælp
921140 kommune kommunen borgerservice`,
  nb: `
111998 landbruk gård gårdsbutikk
221114 solceller vindkraft
221122 strømleverandør strømavtale kraftselskap
236220 entreprenør byggefirma byggmester
238160 taktekker taktekking
238210 elektriker elinstallasjon*
238220 rørlegger*
238320 malermester* malerfirma*
238350 snekker tømrer*
311811 bakeri* brød
312120 bryggeri* øl
325412 legemidler
325620 hudpleje kosmetikk
333248 maskinfabrikk maskiner
423830 grossist engros
441110 bilforhandler bruktbil*
445110 dagligvarer matbutikk
449110 møbler interiør
456110 apotek*
456130 optiker briller
458110 klær mote dameklær
458210 sko
458310 smykker gullsmed
459120 leker leketøy
459210 bokhandel bøker
459310 blomster*
481111 flyselskap
484121 transportfirma godstransport
484210 flyttebyrå
488510 logistikk spedisjon
492110 pakkelevering budbil*
513110 avis* nyheter
513130 forlag*
513210 programvare
517111 bredbånd mobilabonnement
522110 bank sparebank boliglån
524126 forsikring*
531210 eiendomsmegler* boliger
532111 bilutleie leiebil
541110 advokat* advokatfirma
541211 regnskap* revisor revisjon
541310 arkitekt*
541330 rådgivende ingeniør*
541511 webbyrå webutvikling
541611 ledelsesrådgivning
541810 reklamebyrå designbyrå
541940 veterinær* dyreklinikk
561320 bemanning* rekruttering
561510 reisebyrå reiser
561720 renhold*
561730 anleggsgartner
562111 avfall gjenvinning
611110 skole grunnskole
611310 universitet* høyskole
611692 trafikkskole kjøreskole
621111 legesenter lege fastlege*
621210 tannlege*
621340 fysioterap*
622110 sykehus*
623110 sykehjem
624410 barnehage
711211 fotballklubb idrettslag
712110 museum museet utstilling*
713940 treningssenter
721110 hotell*
722511 restaurant*
722515 kafé kaffebar
811111 bilverksted
812112 frisør*
812210 begravelsesbyrå
813110 kirke menighet
813211 veldedighet bistandsorganisasjon nødhjelp
921140 kommune kommunen`,
  fi: `
111998 maatila maatalous
221114 aurinkopaneel* tuulivoima*
221122 sähköyhtiö sähkösopimus* energiayhtiö
236220 rakennusliike rakennusyritys rakennuttaja* omakotital*
238160 kattoremont* kattoasennus*
238210 sähköasennus* sähköasentaja*
238220 putkimies putkiasennus* lvi
238320 maalari* maalausliike
238350 puuseppä kirvesmies
311612 lihatuotteet
311811 leipomo* leipä konditoria
312120 panimo* olut
325412 lääkeyhtiö lääkkeet
325620 kosmetiikka ihonhoito
332710 konepaja* metalliteollisuus
333248 koneenrakennus koneita
423830 tukkukauppa tukku
441110 autoliike vaihtoauto*
445110 ruokakauppa päivittäistavara*
449110 huonekalu* sisustus*
456110 apteekki
456130 silmälasit optikko
458110 vaatteet muoti naistenvaatteet
458210 kengät
458310 korut koruliike kultaseppä
459120 lelut
459210 kirjakauppa kirjat
459310 kukkakauppa kukat
481111 lentoyhtiö
484121 kuljetusliike kuljetukset kuljetuspalvelu*
484210 muuttopalvelu* muuttofirma
488510 logistiikka huolinta
492110 pakettipalvelu lähetti lähettipalvelu*
513110 sanomalehti uutiset
513130 kustantamo kustantaja kustannusosakeyhtiö
513210 ohjelmisto*
517111 laajakaista* mobiililiittymä*
522110 pankki asuntolaina säästötili
523940 varainhoito sijoituspalvelu*
524126 vakuutus*
531210 kiinteistönvälit* asunnot
532111 autovuokraamo
541110 asianajaja* asianajotoimisto lakimies juridi*
541211 tilitoimisto kirjanpito tilintarkastus*
541310 arkkitehti*
541330 insinööritoimisto
541511 verkkosivut digitoimisto verkkokehitys ohjelmistokehitys
541611 liikkeenjohdon konsult*
541810 mainostoimisto
541940 eläinlääkär*
561320 henkilöstöpalvelu* rekrytointi*
561510 matkatoimisto matkat
561720 siivous* siivouspalvelu*
561730 viherrakentami* pihasuunnittelu
562111 jätehuolto kierrätys
611110 koulu peruskoulu lukio
611310 yliopisto* ammattikorkeakoulu* korkeakoulu*
611692 autokoulu
621111 lääkäri* lääkäriasema terveyskeskus
621210 hammaslääkär* hammashoito
621340 fysioterap*
622110 sairaala*
623110 hoivakoti palvelutalo
624410 päiväkoti
711211 jalkapalloseura urheiluseura
712110 museo museon näyttely*
713940 kuntosali
721110 hotelli*
722511 ravintola*
722515 kahvila
811111 autokorjaamo autohuolto
812112 parturi* kampaamo*
812210 hautaustoimisto
813110 seurakunta kirkko
813211 hyväntekeväisyys säätiö
921140 kaupunki kunta kunnan`,
  cs: `
111998 zemědělství farma
221114 fotovoltai* solární
221122 elektřina dodavatel-energie
236220 stavební stavby výstavba
238160 střechy pokrývač*
238210 elektrikář elektroinstalac*
238220 instalatér* topenář*
238350 truhlář* tesař* tesařství
311612 řeznictví uzeniny
311811 pekař* pekárna pečivo
312120 pivovar* pivo minipivovar
312130 vinařství víno
325412 léčiva farmaceutick*
325620 kosmetika
332710 kovovýroba obrábění
333248 strojírenství stroje
423830 velkoobchod
441110 autosalon ojeté
445110 potraviny supermarket
449110 nábytek
456110 lékárna
456130 optika brýle
458110 oblečení móda
458210 boty obuv
458310 šperky klenotnictví
459120 hračky
459210 knihkupectví knihy
459310 květiny květinářství
481111 letecká-společnost aerolink*
484121 autodoprava přeprava nákladní
484210 stěhování
488510 logistika spedice
492110 kurýr* zásilky
513110 noviny deník zpravodajství
513130 nakladatelství
513210 software
517111 internetové-připojení broadband
522110 banka hypotéka půjčky
524126 pojištění pojišťovna
531210 reality realitní nemovitosti
532111 autopůjčovna
541110 advokát* advokátní právní
541211 účetnictví daňové audit
541310 architekt*
541330 projekční inženýrsk*
541511 webdesign tvorba-webu tvorba-webů tvorba-webových-stránek
541611 poradenství
541810 reklamní-agentura
541940 veterinár* veterinářk*
561320 personální-agentura
561510 cestovní-kancelář cestovní-agentura zájezdy
561720 úklid úklidov*
562111 odpady odpadů
611110 škola gymnázium
611310 univerzita vysoká-škola fakulta
611692 autoškola
621111 ordinace lékař*
621210 zubař zubní stomatolog*
621340 fyzioterap* rehabilitace
622110 nemocnice
624410 školka
711211 fotbalový
712110 muzeum výstava výstavy výstav
713940 fitness posilovna
721110 hotel penzion ubytování
722511 restaurace
722515 kavárna
811111 autoservis
812112 kadeřnictví
812210 pohřební
813110 farnost církev
813211 charita nadace
921140 město městský obec obecní`,
  hu: `
111998 mezőgazdaság* gazdálkodás
221114 napelem*
221122 áramszolgáltató energiaszolgáltató
236220 építőipari építőipar kivitelezés generálkivitelez*
238160 tetőfedő tetőfedés
238210 villanyszerel*
238220 vízszerel* fűtésszerel*
238320 szobafestő festés
238350 asztalos ács
311612 hentes húsüzem
311811 pékség pékáru cukrászda kenyér
312120 sörfőzde sör
312130 borászat pincészet borok
325412 gyógyszergyár* gyógyszeripar*
325620 kozmetikum*
332710 fémmegmunkálás forgácsolás
333248 gépgyártás gépek
423830 nagykereskedés nagykereskedelem
441110 autókereskedés autószalon
445110 élelmiszer*
449110 bútor* lakberendezés
456110 gyógyszertár patika
456130 optika szemüveg*
458110 ruházat divat női-ruha női-ruházat
458210 cipő cipők
458310 ékszer*
459120 játékbolt játékok
459210 könyvesbolt könyvek
459310 virágüzlet virág
481111 légitársaság
484121 fuvarozás áruszállítás
484210 költöztetés
488510 logisztika szállítmányozás
492110 futárszolgálat csomagküldés
513110 hírportál napilap újság
513130 könyvkiadó könyvkiadás lapkiadó
513210 szoftver*
517111 internetszolgáltat*
522110 bank hitel lakáshitel
524126 biztosítás biztosító
531210 ingatlan*
532111 autókölcsönz* autóbérlés
541110 ügyvéd* jogász*
541120 közjegyző
541211 könyvelés könyvelő* adótanácsadás
541310 építész*
541330 mérnökiroda mérnök*
541511 weboldalkészít* weboldal-készítés honlapkészít* webfejleszt*
541611 tanácsadó tanácsadás
541810 reklámügynökség
541940 állatorvos* állatkórház
561320 munkaerő-kölcsönz* munkaerő
561510 utazási utazás
561720 takarítás takarító*
562111 hulladék*
611110 iskola gimnázium
611310 egyetem* főiskola
611692 autósiskola
621111 rendelő orvos orvosi
621210 fogorvos* fogászat*
621340 gyógytorna fizioterápia
622110 kórház*
624410 óvoda bölcsőde
711211 sportegyesület futballklub
712110 múzeum* kiállítás*
713940 edzőterem fitness
721110 szálloda hotel szállás
722511 étterem vendéglő
722515 kávézó cukrászda
811111 autószerviz autószerel*
812112 fodrász*
812210 temetkezés*
813110 egyház* plébánia
813211 alapítvány jótékonysági
921140 önkormányzat* város község`,
  ro: `
111998 agricultură fermă
221114 fotovoltai*
221122 furnizor-de-energie energie-electrică
236220 construcții construcţii antreprenor
238160 acoperiș* acoperis*
238210 electrician instalații-electrice
238220 instalator* sanitare
238350 tâmplărie tâmplar
311612 mezeluri carmangerie
311811 brutărie panificație patiserie
312120 bere berărie
312130 cramă vinuri podgorie
325412 medicamente farmaceutic*
325620 cosmetice
332710 prelucrări-metalice
333248 utilaje
423830 angro
441110 autoturisme showroom
445110 supermarket alimentar*
449110 mobilă mobilier
456110 farmacie
456130 ochelari optică
458110 haine îmbrăcăminte modă
458210 pantofi încălțăminte
458310 bijuterii
459120 jucării
459210 librărie cărți
459310 flori florărie
484121 transport-marfă transporturi
484210 mutări
488510 logistică casă-de-expediții
492110 curierat curier
513110 ziar știri
513130 editură
513210 software aplicații-mobile
517111 furnizor-de-internet telefonie
522110 bancă credite depozite-bancare
524126 asigurări asigurare
531210 imobiliar* apartamente
532111 închirieri-auto închirieri-mașini
541110 avocat* avocatură juridic*
541120 notar notarial
541211 contabilitate contabil* consultanță-fiscală
541310 arhitect*
541330 proiectare inginerie
541511 creare-site creare-site-uri dezvoltare-web
541611 consultanță
541810 publicitate agenție-de-publicitate
541940 veterinar*
561320 recrutare
561510 turism vacanțe agenție-de-turism
561720 curățenie
562111 deșeuri salubritate
611110 școală liceu
611310 universitate* facultate*
621111 cabinet-medical policlinică
621210 stomatolog* dentar* dentist
621340 kinetoterapie fizioterapie
622110 spital*
624410 grădiniță
711211 fotbal
712110 muzeu* expoziți*
713940 fitness sală-de-sport
721110 hotel cazare pensiune
722511 restaurant*
722515 cafenea
811111 service-auto
812112 coafor frizerie salon-de-înfrumusețare
812210 funerare
813110 biserică parohie
813211 caritate umanitar*
921140 primărie primăria comuna municipiul`,
  uk: `
111998 сільське-господарство ферма агро*
221114 сонячні-електростанції сонячних-електростанцій
221122 електроенергі* енергопостачання
236220 будівництво будівельна забудовник*
238160 покрівл* дах
238210 електромонтаж* електрик
238220 сантехнік* опалення
311612 ковбас* м'ясо
311811 пекарня хліб кондитерськ*
312120 пивоварня пиво
312130 виноробня вино
325412 ліки фармацевтичн*
325620 косметика
332710 металообробк*
333248 верстати обладнання завод
423830 оптом оптова
441110 автосалон автомобілі
445110 супермаркет продукти
449110 меблі дивани
456110 аптека аптеки
456130 окуляри оптика
458110 одяг сукні
458210 взуття
458310 прикраси ювелірн*
459120 іграшки
459210 книги книгарня
459310 квіти букети
481111 авіакомпанія авіаквитки
484121 вантажоперевез* перевезення
488510 логістика митн*
492110 доставка кур'єр*
513110 газета новини
513130 видавництво
513210 програмне-забезпечення програмного-забезпечення
517111 провайдер*
522110 банк вклади кредити
524126 страхування страхов*
531210 нерухомість квартир*
541110 адвокат* юридичн* юрист*
541120 нотаріус*
541211 бухгалтер* аудит
541310 архітектур*
541511 розробка-сайтів створення-сайтів
541611 консалтинг
541810 реклама рекламне-агентство
541940 ветеринар* ветклініка
561510 тури турагентство подорожі
561612 охорона
561720 прибирання клінінг*
611110 школа гімназія ліцей
611310 університет* інститут
611692 автошкола
621111 лікар лікарі медичний
621210 стоматолог* зубів
622110 лікарня госпіталь
624410 дитячий-садок
711211 футбольний
712110 музей виставк*
713940 фітнес
721110 готель готелі
722511 ресторан кухня
722515 кав'ярня кава
811111 автосервіс шиномонтаж
812112 перукарня салон-краси
813110 церква храм парафія
813211 фонд благодійн*
921140 міська-рада сільська-рада селищна-рада громада мерія`,
  el: `
111998 γεωργικ* αγρόκτημα ελαιόλαδο
221114 φωτοβολταϊκ*
221122 ηλεκτρική-ενέργεια ηλεκτρικής-ενέργειας πάροχος-ενέργειας
236220 κατασκευαστική κατασκευές οικοδομ*
238210 ηλεκτρολόγος ηλεκτρολόγοι
238220 υδραυλικός υδραυλικοί
311612 κρεοπωλείο κρέατα
311811 αρτοποιείο φούρνος αρτοζαχαροπλαστ*
312120 ζυθοποιία μπύρα
312130 οινοποιείο οινοποιία κρασί κρασιά
325412 φάρμακα φαρμακευτικ*
325620 καλλυντικά
333248 μηχανήματα μηχανουργείο
423830 χονδρική χονδρικό
441110 αυτοκίνητα αντιπροσωπεία
445110 σούπερ-μάρκετ
449110 έπιπλα
456110 φαρμακείο
456130 οπτικά γυαλιά
458110 ρούχα μόδα ένδυση
458210 παπούτσια
458310 κοσμήματα
459120 παιχνίδια
459210 βιβλιοπωλείο βιβλία
459310 ανθοπωλείο λουλούδια
484121 μεταφορές μεταφορική
484210 μετακομίσεις
488510 εφοδιαστική
492110 κούριερ
513110 εφημερίδα ειδήσεις
513130 εκδόσεις εκδοτικός
513210 λογισμικό λογισμικού
522110 τράπεζα δάνεια
524126 ασφάλειες ασφαλιστικ*
531210 ακίνητα μεσιτικ*
532111 ενοικίαση-αυτοκινήτου ενοικίαση-αυτοκινήτων ενοικιάσεις-αυτοκινήτων
541110 δικηγόρος δικηγορικ* δικηγόροι
541120 συμβολαιογράφος
541211 λογιστικ* λογιστής φοροτεχνικ*
541310 αρχιτέκτον* αρχιτεκτονικ*
541511 κατασκευή-ιστοσελίδων
541611 σύμβουλοι συμβουλευτικ*
541810 διαφημιστικ* διαφήμιση
541940 κτηνίατρ* κτηνιατρ*
561510 ταξίδια ταξιδιωτικ*
561720 καθαρισμοί καθαρισμός
611110 σχολείο λύκειο εκπαιδευτήρια
611310 πανεπιστήμιο πανεπιστημίου
621111 ιατρείο γιατρός ιατρός ιατρικ*
621210 οδοντίατρ* οδοντιατρ*
621340 φυσικοθεραπ*
622110 νοσοκομείο κλινική
624410 παιδικός-σταθμός
712110 μουσείο έκθεση-τέχνης
713940 γυμναστήριο
721110 ξενοδοχείο σουίτες σουίτα διαμονή
722511 εστιατόριο ταβέρνα
722515 καφετέρια
811111 συνεργείο
812112 κομμωτήριο
813110 εκκλησία ενορία
813211 φιλανθρωπικ*
921140 δήμος δήμου δημότες`,
  ar: `
111998 الزراعة زراعية مزرعة مزارع
221114 الشمسية
221122 الكهرباء كهرباء
236220 مقاولات المقاولات البناء الإنشاءات
238220 سباكة تكييف
311811 مخبز مخابز حلويات
325412 الأدوية أدوية
325620 مستحضرات-التجميل عطور العطور بخور البخور العود
333248 معدات المعدات مصنع
423830 الجملة
441110 سيارات السيارات
445110 سوبرماركت بقالة
449110 أثاث الأثاث مفروشات
456110 صيدلية صيدليات
456130 نظارات بصريات
458110 ملابس أزياء الأزياء عبايات
458210 أحذية
458310 مجوهرات المجوهرات الذهب
459120 ألعاب
459210 الكتب مكتبة
459310 زهور ورود الورد
481111 طيران الطيران
484121 نقل الشحن شحن
488510 لوجستية اللوجستية تخليص
492110 توصيل-الطرود طرود
513110 صحيفة جريدة
513130 دار-نشر للنشر
513210 برمجيات البرمجيات
517111 اتصالات الاتصالات
522110 بنك البنك مصرف المصرفية مصرفية
523940 استثمار الاستثمار
524126 تأمين التأمين
531210 عقارات العقارات عقارية العقارية
532111 تأجير-السيارات تأجير-سيارات
541110 محاماة للمحاماة محامون محامي القانونية
541211 محاسبة المحاسبة مراجعة-الحسابات
541310 معماري المعمارية
541330 هندسية الهندسية
541511 تصميم-مواقع تصميم-المواقع تطوير-المواقع
541611 استشارات الاستشارات
541810 تسويق التسويق الإعلان
541940 بيطرية البيطرية بيطري
561510 سفر سياحة السياحة السفر
561612 حراسة الأمنية
561720 تنظيف نظافة
611110 مدرسة مدارس
611310 جامعة الجامعة كلية
621111 عيادة عيادات طبي
621210 أسنان الأسنان
622110 مستشفى مستشفيات
624410 روضة حضانة
711211 كرة-القدم
712110 متحف المتحف
713940 لياقة
721110 فندق فنادق
722511 مطعم مطاعم
722515 مقهى قهوة
811111 صيانة-السيارات صيانة-سيارات
812112 صالون
813211 خيرية الخيرية إغاثة الإنسانية
921140 بلدية البلدية`,
  he: `
111998 חקלאות
221114 סולאריות סולארי
221122 חברת-החשמל ייצור-חשמל אספקת-חשמל
236220 בנייה קבלן יזמות קבלנים
238210 חשמלאי חשמלאים
238220 אינסטלטור אינסטלציה
311811 מאפייה מאפים לחם
312120 מבשלת בירה
312130 יקב יינות
325412 תרופות פארמה
325620 קוסמטיקה
333248 מכונות
423830 סיטונאות סיטונאי
441110 רכב רכבים
445110 סופרמרקט
449110 רהיטים ריהוט
456110 בית-מרקחת מרקחת
456130 משקפיים אופטיקה
458110 בגדים אופנה
458210 נעליים
458310 תכשיטים
459120 צעצועים
459210 ספרים
459310 פרחים
484121 הובלות הובלה
488510 לוגיסטיקה שילוח
492110 שליחויות משלוחים
513110 עיתון חדשות
513130 הוצאה-לאור הוצאת-ספרים
513210 תוכנה תוכנות
517111 סלולר סלולרית
522110 בנק הבנק משכנתאות
523940 השקעות
524126 ביטוח הביטוח
531210 נדל״ן נדלן דירות תיווך
541110 עורכי-דין עורך-דין עו״ד משפטי
541211 רואה-חשבון רואי-חשבון הנהלת-חשבונות
541310 אדריכלות אדריכלים אדריכל
541330 הנדסה מהנדסים
541511 בניית-אתרים עיצוב-אתרים
541611 ייעוץ
541810 פרסום שיווק
541940 וטרינר וטרינרית
561510 טיולים נופש תיירות
561720 ניקיון
611110 תיכון
611310 אוניברסיטה אוניברסיטת מכללה האקדמית
621111 מרפאה רופא רופאים
621210 שיניים
621340 פיזיותרפיה
622110 בית-חולים בתי-חולים
624410 גן-ילדים גני-ילדים
712110 מוזיאון המוזיאון תערוכות ארכאולוגיה
713940 כושר
721110 מלון צימרים
722511 מסעדה מסעדת
722515 קפה
811111 מוסך
812112 מספרה
813211 עמותה עמותת תרומות
921140 עירייה עיריית מועצה`,
  ko: `
111998 농업 농장
221114 태양광
221122 전력공급
236220 종합건설 건설사
311811 베이커리 제과점 빵집
312120 양조장 맥주
325412 제약 의약품
325620 화장품
332710 금속가공 정밀가공
333248 기계제작 산업기계
423830 도매
441110 자동차판매 중고차
445110 슈퍼마켓 대형마트 식료품
449110 가구점 원목가구 사무용가구
449129 도자기 수공예
456110 약국
456130 안경점 안경원
458110 의류 패션
458210 신발
458310 주얼리
459120 장난감
459210 서점
459310 꽃집 꽃배달
481111 항공사
484121 화물운송
484210 이삿짐 포장이사
488510 물류
492110 택배
513110 신문 언론사
513130 출판사
513210 소프트웨어
517111 통신사 초고속인터넷
518210 호스팅
522110 은행 대출 예금
523940 자산운용
524126 보험
531210 부동산
532111 렌터카
541110 법무법인 법률사무소 변호사
541120 법무사
541211 회계법인 세무사 세무법인
541310 건축사 건축설계
541511 홈페이지제작 웹에이전시
541611 경영컨설팅
541810 광고대행사 마케팅대행
541940 동물병원
561320 인력파견 채용대행
561510 여행사
561612 경비업
561720 청소업체 청소대행
562111 폐기물
611110 초등학교 중학교 고등학교
611310 대학교
611630 어학원
611692 운전면허학원
621111 한의원 내과 피부과
621210 치과
621340 물리치료
622110 병원 정형외과
624410 어린이집 유치원
711211 축구단
712110 박물관 미술관
713940 헬스장 피트니스
721110 호텔 펜션
722511 레스토랑 음식점 맛집
722515 카페
811111 정비소
812112 미용실
813110 교회
813211 재단법인 비영리 기부금
921140 구청 군청`,
  vi: `
111998 nông-trại nông-sản
221114 năng-lượng-mặt-trời
221122 điện-lực
236220 công-ty-xây-dựng thi-công nhà-thầu
311811 tiệm-bánh
312120 nhà-máy-bia
325412 dược-phẩm
325620 mỹ-phẩm
333248 cơ-khí máy-móc
441110 ô-tô
445110 siêu-thị
449110 nội-thất
456110 nhà-thuốc
456130 mắt-kính
458110 thời-trang quần-áo
458210 giày-dép
458310 trang-sức
459120 đồ-chơi
459210 nhà-sách
459310 hoa-tươi
481111 hãng-hàng-không vé-máy-bay
484121 vận-tải vận-chuyển
488510 hậu-cần kho-vận
492110 chuyển-phát
513110 báo-điện-tử
513130 nhà-xuất-bản
513210 phần-mềm
517111 viễn-thông
522110 ngân-hàng
524126 bảo-hiểm
531210 bất-động-sản căn-hộ
541110 luật-sư văn-phòng-luật
541211 kế-toán kiểm-toán
541310 kiến-trúc
541430 thiết-kế-logo nhận-diện-thương-hiệu thiết-kế-đồ-họa
541511 thiết-kế-web
541810 quảng-cáo
541940 thú-y
561510 du-lịch
561720 vệ-sinh-công-nghiệp
611110 trường-tiểu-học
611310 đại-học
611630 anh-ngữ
621111 phòng-khám
621210 nha-khoa
622110 bệnh-viện
624410 mầm-non
712110 bảo-tàng
713940 phòng-gym
721110 khách-sạn
722511 nhà-hàng quán-ăn
722515 cà-phê
811111 sửa-xe
812112 salon-tóc
813211 từ-thiện
921140 ủy-ban-nhân-dân`,
  id: `
111998 pertanian perkebunan
221114 tenaga-surya
221122 listrik
236220 konstruksi kontraktor
311811 roti kue
325412 farmasi obat
325620 kosmetik skincare
333248 mesin pabrik
423830 grosir
441110 mobil
445110 supermarket sembako warung kulakan
449110 mebel furnitur
456110 apotek
456130 kacamata
458110 pakaian busana hijab
458210 sepatu
458310 perhiasan
459120 mainan
459210 buku
459310 toko-bunga karangan-bunga buket
481111 penerbangan
484121 angkutan truk
488510 logistik
492110 kurir ekspedisi
493110 gudang
513110 koran surat-kabar
513130 penerbit*
513210 aplikasi perangkat-lunak
517111 telekomunikasi
522110 bank tabungan kredit
524126 asuransi
531210 properti perumahan
532111 rental-mobil sewa-mobil
541110 hukum pengacara advokat
541120 notaris
541211 akuntansi akuntan pajak
541310 arsitek*
541511 pembuatan-website jasa-website
541611 konsultan
541810 periklanan
561510 wisata agen-perjalanan
561720 jasa-kebersihan
611110 sekolah
611310 universitas kampus
621111 klinik dokter
621210 gigi
622110 rumah-sakit
712110 museum
713940 kebugaran
721110 penginapan
722511 restoran kuliner
722515 kopi
811111 bengkel
812112 salon
813110 gereja
813211 yayasan donasi
921140 pemerintah-kabupaten pemerintah-kota pemerintah-desa`,
  th: `
111998 การเกษตร
221114 โซลาร์เซลล์
236220 รับเหมาก่อสร้าง
311811 เบเกอรี่
325412 เวชภัณฑ์
325620 เครื่องสำอาง
333248 เครื่องจักร
441110 รถยนต์
445110 ซูเปอร์มาร์เก็ต
449110 เฟอร์นิเจอร์
456110 ร้านขายยา
456130 แว่นตา
458110 เสื้อผ้า แฟชั่น
458210 รองเท้า
458310 เครื่องประดับ
459120 ของเล่น
459210 ร้านหนังสือ
459310 ร้านดอกไม้
481111 สายการบิน
484121 ขนส่งสินค้า
488510 โลจิสติกส์
492110 ส่งพัสดุ
513110 หนังสือพิมพ์
513130 สำนักพิมพ์
513210 ซอฟต์แวร์
517111 อินเทอร์เน็ตบ้าน
522110 ธนาคาร สินเชื่อ
524126 ประกันภัย ประกันชีวิต
531210 อสังหาริมทรัพย์ คอนโด
532111 เช่ารถ
541110 สำนักงานกฎหมาย ทนายความ
541211 สำนักงานบัญชี ทำบัญชี
541310 สถาปนิก
541511 รับทำเว็บไซต์
541611 ที่ปรึกษาธุรกิจ
541810 โฆษณา
541940 โรงพยาบาลสัตว์
561510 ทัวร์ ท่องเที่ยว
561612 รักษาความปลอดภัย
561720 ทำความสะอาด
611110 โรงเรียน
611310 มหาวิทยาลัย
611630 สอนภาษา
621111 คลินิก
621210 ทันตกรรม
622110 โรงพยาบาล
712110 พิพิธภัณฑ์
713940 ฟิตเนส
721110 โรงแรม รีสอร์ท
722511 ร้านอาหาร ภัตตาคาร
722515 ร้านกาแฟ คาเฟ่
811111 อู่ซ่อมรถ
812112 ร้านตัดผม
813211 มูลนิธิ
921140 เทศบาล องค์การบริหารส่วนตำบล`,
}
