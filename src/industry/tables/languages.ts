/*
 * Words of industries in eleven languages, as NAICS 2022 codes. A line is a code and words that companies of
 * that industry say of themselves; a word with an asterisk is the beginning of words. Own work, November
 * 2026.
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
711211 fussballverein sportverein
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
221122 electricite fournisseur d'electricite
236220 entreprise generale batiment constructeur* construction
236117 maisons neuves promoteur immobilier programme neuf
238160 couvreur* toiture*
238210 electricien* photovoltaique* panneaux solaires
238220 plombier* plomberie chauffage chauffagiste*
238320 peintre* peinture ravalement
238350 menuisier* menuiserie* charpent*
311811 boulangerie* patisserie* boulanger pains
311612 charcuterie boucherie traiteur
311513 fromagerie fromages fromage
312130 vignoble* vigneron* domaine viticole chateau vins champagne
312120 brasserie artisanale biere bieres
325412 laboratoire pharmaceutique medicaments
325620 cosmetiques soins parfums beaute
333248 machines industrielles constructeur de machines
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
481111 compagnie aerienne vols
484121 transport routier transporteur* poids lourds
484210 demenagement* demenageur*
485113 bus transports en commun tramway
492110 colis livraison express coursier*
488510 transitaire* logistique
493110 entreposage stockage
513110 journal actualites quotidien
513130 editions editeur maison d'edition
513210 logiciel* logiciels
517111 fibre fournisseur d'acces operateur internet
518210 hebergement web hebergeur
522110 banque* compte bancaire credit
524126 assurance* assureur mutuelle
524210 courtier en assurance* courtiers
523940 gestion de patrimoine gestion d'actifs
531210 agence immobiliere immobilier* appartements maisons a vendre
531311 syndic copropriete gestion locative
532111 location de voitures location voiture
541110 avocat* cabinet d'avocats
541120 notaire* etude notariale
541211 expert-comptable* comptable* cabinet comptable
541310 architecte* architecture
541330 bureau d'etudes ingenierie ingenieur*
541511 developpement web creation de sites agence web
541512 conseil informatique infogerance services informatiques
541611 conseil en management cabinet de conseil strategie
541810 agence de communication publicite
541940 veterinaire* clinique veterinaire
561320 interim agence d'interim
561311 recrutement cabinet de recrutement
561510 agence de voyages voyages sejours
561612 gardiennage agents de securite
561720 nettoyage menage entreprise de nettoyage
561730 paysagiste* espaces verts jardins
562111 dechets collecte des dechets
611110 ecole* lycee college
611310 universite* faculte grande ecole
611692 auto-ecole permis de conduire
621111 medecin* cabinet medical
621210 dentiste* cabinet dentaire orthodontiste*
621340 kinesitherapeute* kine osteopathe*
622110 hopital centre hospitalier clinique
623110 ehpad maison de retraite
624410 creche* garderie
711211 club de football club sportif
712110 musee* exposition*
713940 salle de sport fitness musculation
721110 hotel* chambres sejour
721191 chambres d'hotes maison d'hotes
721199 gite gites location saisonniere
722511 restaurant* gastronomique bistrot carte menus
722515 cafe salon de the glacier
811111 garage automobile reparation entretien auto
812112 coiffeur* salon de coiffure institut de beaute
812210 pompes funebres obseques
813110 eglise paroisse
813319 association benevole*
813211 fondation mecenat
921140 mairie commune ville services municipaux`,
  es: `
111998 agricultura cultivo* finca agricola
221122 electricidad luz comercializadora
236220 construccion constructora obras edificacion
238160 tejados cubiertas impermeabilizacion*
238210 electricista* instalaciones electricas placas solares fotovoltaica
238220 fontanero* fontaneria plomero* calefaccion climatizacion
238320 pintores pintor pintura
238350 carpinteria carpintero*
311811 panaderia* pasteleria* pan
311612 embutidos jamones carniceria
312130 bodega* vinos vinedo*
312120 cerveceria cerveza artesanal cerveza
325412 farmaceutica medicamentos laboratorio farmaceutico
325620 cosmetica cosmeticos belleza
332710 mecanizado* mecanizados
333248 maquinaria fabricantes de maquinaria
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
484121 transporte de mercancias camiones
484210 mudanzas
485113 autobuses transporte urbano metro
492110 mensajeria paqueteria envios
488510 logistica aduanas transitarios
513110 periodico noticias diario
513130 editorial
513210 software programa aplicacion
517111 fibra
518210 alojamiento web
522110 banco* cuentas hipotecas
524126 seguros aseguradora seguro
524210 correduria de seguros corredores de seguros
531210 inmobiliaria* pisos viviendas casas en venta
532111 alquiler de coches renta de autos
541110 abogado* bufete despacho de abogados
541120 notaria notario
541211 asesoria fiscal contable* contadores gestoria contabilidad
541310 arquitecto* estudio de arquitectura arquitectura
541330 ingenieria ingenieros
541511 desarrollo web paginas web desarrollo de software
541512 consultoria informatica servicios informaticos
541611 consultoria estrategica consultora consultoria
541810 agencia de publicidad agencia de marketing publicidad
541940 veterinario* veterinaria
561320 trabajo temporal
561311 seleccion de personal empleo
561510 agencia de viajes viajes vacaciones
561520 excursiones tours
561612 seguridad privada vigilancia vigilantes
561720 limpieza empresa de limpieza
561730 jardineria jardines
562111 residuos recogida de residuos
611110 colegio* escuela instituto
611310 universidad* grado master
611692 autoescuela carnet de conducir
611630 academia de idiomas
621111 medico* clinica medica consultorio
621210 dentista* clinica dental ortodoncia
621340 fisioterapia fisioterapeuta*
622110 hospital hospitales
623110 residencia de mayores geriatrico
624410 guarderia* escuela infantil
711211 club de futbol
712110 museo* exposiciones
713940 gimnasio* entrenamiento
721110 hotel* habitaciones hospedaje
721199 casa rural casas rurales apartamentos turisticos hostal
722511 restaurante* cocina carta tapas
722515 cafeteria* heladeria
811111 taller mecanico taller
812112 peluqueria* salon de belleza
812210 funeraria tanatorio
813110 iglesia parroquia
813319 asociacion voluntarios ong
813211 fundacion*
921140 ayuntamiento municipio alcaldia`,
  pt: `
111998 agricultura fazenda agricola agronegocio
221122 energia eletrica eletricidade
236220 construtora construcao obras
238210 eletricista* energia solar paineis solares
238220 encanador* canalizador* hidraulica
311811 padaria* confeitaria pastelaria
312130 vinicola vinhos quinta adega
312120 cervejaria cerveja
325412 farmaceutica medicamentos
325620 cosmeticos beleza perfumes
332710 usinagem metalurgica
333248 maquinas industriais
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
481111 companhia aerea voos passagens
484121 transportadora* cargas caminhoes
484210 mudancas
492110 encomendas entregas
488510 logistica despachante
513110 jornal noticias
513130 editora
513210 software sistema aplicativo
517111 fibra otica provedor
518210 hospedagem
522110 banco conta corrente
524126 seguros seguradora seguro
524210 corretora de seguros
531210 imobiliaria* imoveis apartamentos a venda
532111 aluguel de carros rent a car
541110 advogado* advocacia escritorio de advocacia
541120 cartorio notario
541211 contabilidade contador* contabilistas
541310 arquitetura arquitetos
541330 engenharia engenheiros
541511 desenvolvimento web criacao de sites
541512 consultoria em ti servicos de ti
541611 consultoria empresarial consultoria
541810 agencia de publicidade marketing digital publicidade
541940 veterinario* clinica veterinaria
561311 recrutamento vagas
561510 agencia de viagens viagens ferias
561612 seguranca privada vigilancia
561720 limpeza
561730 jardinagem paisagismo
562111 residuos coleta de lixo
611110 escola* colegio
611310 universidade* faculdade graduacao
611692 autoescola escola de conducao
611630 escola de idiomas curso de ingles
621111 medico* consultorio
621210 dentista* odontologia clinica odontologica
621340 fisioterapia
622110 hospital hospitais
623110 lar de idosos
624410 creche berçario bercario
711211 clube de futebol
712110 museu exposicoes
713940 academia ginasio musculacao
721110 hotel hoteis pousada quartos
722511 restaurante* cardapio churrascaria
722515 cafeteria sorveteria cafe
811111 oficina mecanica
812112 salao de beleza cabeleireiro*
812210 funeraria
813110 igreja paroquia
813319 associacao voluntarios ong
813211 fundacao
921140 prefeitura camara municipal municipio`,
  it: `
111998 azienda agricola agricoltura coltivazione
221122 energia elettrica luce e gas fornitura
236220 impresa edile costruzioni edilizia
238160 coperture tetti
238210 elettricista* impianti elettrici fotovoltaico
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
316210 calzaturificio scarpe
332710 officina meccanica lavorazioni meccaniche torneria
333248 macchine macchinari
423830 ingrosso distribuzione
441110 concessionaria auto
445110 supermercato* alimentari
449110 mobili arredamento divani
456110 farmacia* parafarmacia
456130 ottica occhiali
458110 moda vestiti negozio
458310 gioielleria gioielli orologi
459120 giocattoli
459210 libreria libri
459310 fioraio fiori
481111 compagnia aerea voli
484121 autotrasporti trasporti
484210 traslochi
492110 spedizioni corriere
488510 logistica spedizioniere
513110 giornale notizie quotidiano
513130 casa editrice editore
513210 software gestionale
517111 fibra
518210 hosting
522110 banca conto corrente mutui
524126 assicurazioni assicurazione
524210 broker assicurativo
531210 agenzia immobiliare immobili case
532111 autonoleggio noleggio
541110 avvocato avvocati studio legale
541120 notaio studio notarile
541211 commercialist* contabilita consulenza fiscale
541310 architetto architetti architettura
541330 ingegneria ingegneri
541511 sviluppo software siti web
541512 consulenza informatica assistenza informatica
541611 consulenza aziendale consulenza
541810 agenzia di comunicazione pubblicita
541940 veterinario veterinaria
561311 selezione del personale lavoro
561510 agenzia viaggi viaggi vacanze
561612 vigilanza
561720 pulizie impresa di pulizie
561730 giardinaggio giardini
562111 rifiuti raccolta
611110 scuola liceo istituto
611310 universita facolta laurea
611692 autoscuola patente
611630 scuola di lingue
621111 medico ambulatorio poliambulatorio
621210 dentista studio dentistico odontoiatria
621340 fisioterapia fisioterapista
622110 ospedale
623110 casa di riposo rsa
624410 asilo nido
711211 calcio squadra
712110 museo mostre
713940 palestra
721110 albergo hotel camere
721191 affittacamere
721199 agriturismo casa vacanze
722511 ristorante* trattoria osteria cucina pizzeria
722515 gelateria caffetteria bar
811111 autofficina carrozzeria
812112 parrucchiere* estetista centro estetico
812210 onoranze funebri
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
221122 energia elektryczna prad
236220 firma budowlana budownictwo
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
441110 salon samochodowy samochody dealer
445110 supermarket sklep spozywczy
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
522110 bank konto kredyt
524126 ubezpieczenia ubezpieczenie
531210 nieruchomosci biuro nieruchomosci
532111 wypozyczalnia samochodow
541110 adwokat kancelaria prawna radca prawny
541120 notariusz
541211 biuro rachunkowe ksiegowosc
541310 architekt pracownia architektoniczna
541511 strony internetowe tworzenie stron
541611 doradztwo
541810 agencja reklamowa
541940 weterynarz weterynaryjna
561311 praca rekrutacja
561510 biuro podrozy wycieczki
561612 ochrona
561720 sprzatanie
562111 odpady
611110 szkola liceum przedszkole
611310 uniwersytet studia uczelnia politechnika
611692 nauka jazdy prawo jazdy
611630 szkola jezykowa
621111 lekarz przychodnia gabinet
621210 dentysta stomatologia stomatolog
621340 fizjoterapia rehabilitacja
622110 szpital
624410 zlobek
711211 klub pilkarski
712110 muzeum wystawy
713940 silownia
721110 hotel pokoje noclegi
722511 restauracja
722515 kawiarnia lodziarnia
811111 warsztat samochodowy
812112 fryzjer salon fryzjerski kosmetyczny
812210 pogrzebowy pogrzebowe
813110 parafia kosciol
813319 stowarzyszenie
813211 fundacja
921140 gmina urzad miasta`,
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
532111 прокат автомобилей
541110 адвокат* юридическ* юрист*
541120 нотариус
541211 бухгалтер* аудит
541310 архитектур*
541330 проектирование инженерн*
541511 разработка сайтов
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
811111 автосервис ремонт автомобилей
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
}
