import { type Notices, row } from './types.ts'

export const WEST_EUROPE: Readonly<Record<string, Notices>> = {
  en: row(
    'we use, we also use, site uses, site sets, page uses, shop uses',
    `
      count visits, counts visits, visitor statistics, measure visits, measure traffic
      analyse traffic, analyze traffic, site traffic, browsing experience, user experience
      your consent, consent to, remembers your, remember your settings, third-party cookies`,
    `
      sign up, subscribe, join our, get our, receive our, stay up to date, stay in the loop
      never miss, register for`,
    'enable, enabled, disabled, turn on, turned off, required',
    `
      skip to content, skip to main content, skip to navigation, jump to content, free shipping on
      free shipping for, free shipping over, free shipping worldwide, free delivery on
      free delivery for, free delivery over, free worldwide shipping, all rights reserved
      these terms and conditions, please read these terms, you must be at least, you must be over`,
  ),
  de: row(
    `
      wir verwenden, wir nutzen, wir benutzen, wir setzen, verwenden wir, nutzen wir, setzen wir
      seite verwendet, seite nutzt, seite benutzt, shop verwendet`,
    `
      besuche zählen, zählen besuche, reichweite messen, zugriffe, nutzererlebnis, surferlebnis
      einwilligung, stimmen sie, stimmst du, ihre einstellungen`,
    `
      melden sie sich, melde dich, abonnieren sie, abonniere, jetzt zum, jetzt unseren
      bleiben sie, bleib auf, erhalten sie, verpassen sie, tragen sie sich`,
    'aktivieren, aktiviert, deaktiviert, benötigt, erforderlich, eingeschaltet',
    `
      zum inhalt springen, zum hauptinhalt, direkt zum inhalt, zur navigation springen
      kostenloser versand ab, versandkostenfrei ab, kostenlose lieferung ab, gratis versand ab
      alle rechte vorbehalten, mit der nutzung dieser, es gelten unsere allgemeinen
      allgemeine geschäftsbedingungen`,
  ),
  fr: row(
    'nous utilisons, nous déposons, site utilise, site dépose',
    `
      mesurer l, mesure d’audience, mesure d audience, votre navigation, statistiques de visite
      consentement, vous acceptez, vos préférences`,
    'inscrivez-vous, abonnez-vous, recevez, restez informé, ne manquez',
    'activer, activez, activé, désactivé, requis, nécessite',
    `
      aller au contenu, passer au contenu, accéder au contenu, aller directement au contenu
      livraison gratuite dès, livraison offerte dès, livraison gratuite à partir
      livraison offerte à partir, frais de port offerts, tous droits réservés
      en poursuivant votre navigation, en utilisant ce site, conditions générales`,
  ),
  es: row(
    `
      usamos, utilizamos, sitio usa, sitio utiliza, web usa, web utiliza, sitio web utiliza
      página utiliza`,
    `
      contar visitas, analizar el tráfico, medir visitas, tu navegación, su navegación
      experiencia de usuario, consentimiento, aceptas, acepta su uso`,
    'suscríbete, suscríbase, apúntate, recibe nuestr, regístrate, no te pierdas',
    'activar, activa, habilitar, habilite, desactivado, deshabilitado, necesario, requiere',
    `
      saltar al contenido, ir al contenido, ir al contenido principal, envío gratis a partir
      envío gratis desde, envío gratuito a partir, envíos gratis a partir
      todos los derechos reservados, al utilizar este sitio, al continuar navegando
      términos y condiciones`,
  ),
  pt: row(
    'usamos, utilizamos, site usa, site utiliza, página utiliza',
    `
      contar visitas, analisar o tráfego, sua navegação, experiência de navegação, consentimento
      você concorda, concorda com`,
    'inscreva-se, assine, cadastre-se, subscreva, receba nossa, receba a nossa, fique por dentro',
    'ativar, ative, habilitar, habilite, desativado, desabilitado, necessário, requer',
    `
      pular para o conteúdo, ir para o conteúdo, saltar para o conteúdo, frete grátis a partir
      frete grátis acima, envio grátis a partir, portes grátis, todos os direitos reservados
      ao utilizar este site, ao continuar a navegar, termos e condições`,
  ),
  it: row(
    'usiamo, utilizziamo, sito usa, sito utilizza, sito web utilizza',
    `
      contare le visite, analizzare il traffico, esperienza di navigazione, tua navigazione
      consenso, acconsenti, accetti`,
    'iscriviti, iscrivetevi, abbonati, ricevi la, ricevi le, resta aggiornat, rimani aggiornat',
    'abilitare, abilita, attivare, attiva, disabilitato, disattivato, necessario, richiede',
    `
      vai al contenuto, salta al contenuto, passa al contenuto, spedizione gratuita da
      spedizione gratuita a partire, spedizione gratuita per ordini, tutti i diritti riservati
      utilizzando questo sito, proseguendo la navigazione, termini e condizioni`,
  ),
  nl: row(
    'wij gebruiken, we gebruiken, wij plaatsen, we plaatsen, site gebruikt, website gebruikt',
    `
      bezoeken tellen, bezoeken te tellen, websiteverkeer, gebruikerservaring, surfgedrag
      toestemming, ga je akkoord, gaat u akkoord`,
    `
      schrijf je, schrijf u, meld je, meld u, abonneer, ontvang onze, ontvang de
      blijf op de hoogte, mis niets`,
    'inschakelen, ingeschakeld, uitgeschakeld, vereist, nodig, activeer',
    `
      ga naar inhoud, ga naar de inhoud, naar de inhoud, spring naar inhoud, doorgaan naar inhoud
      gratis verzending vanaf, gratis verzending boven, gratis bezorging vanaf
      alle rechten voorbehouden, door deze website te gebruiken, algemene voorwaarden`,
  ),
  sv: row(
    'vi använder, sidan använder, webbplatsen använder, använder vi',
    `
      räkna besök, räknar besök, mäta trafik, trafiken, användarupplevelse, samtycke, samtycker
      godkänner du`,
    'prenumerera, anmäl dig, få vårt, missa inte, håll dig uppdaterad',
    'aktivera, aktiverat, aktiverad, inaktiverat, krävs, kräver',
    `
      hoppa till innehåll, gå till innehåll, hoppa till huvudinnehåll, till innehållet
      fri frakt över, fri frakt från, fri frakt vid, gratis frakt över
      alla rättigheter förbehållna, genom att använda denna, allmänna villkor`,
  ),
  da: row(
    'vi bruger, vi anvender, siden bruger, siden anvender, hjemmesiden bruger, websitet bruger',
    'tælle besøg, tæller besøg, måle trafik, brugeroplevelse, samtykke, accepterer du',
    'tilmeld dig, abonnér, abonner, få vores, gå ikke glip',
    'aktivér, aktiver, aktiveret, deaktiveret, kræves, kræver, slå',
    `
      gå til indhold, spring til indhold, hop til indhold, videre til indhold, gratis fragt over
      gratis fragt fra, fri fragt over, gratis levering over, alle rettigheder forbeholdes
      ved at bruge denne, handelsbetingelser`,
  ),
  no: row(
    'vi bruker, vi benytter, siden bruker, nettstedet bruker, nettsiden bruker, bruker vi',
    'telle besøk, teller besøk, måle trafikk, brukeropplevelse, samtykke, samtykker, godtar du',
    'meld deg, abonner, få vårt, motta vårt, ikke gå glipp',
    'aktiver, aktivert, deaktivert, kreves, krever, slå',
    `
      gå til innhold, hopp til innhold, hopp til hovedinnhold, til innholdet, gratis frakt over
      fri frakt over, gratis levering over, alle rettigheter forbeholdt, ved å bruke denne
      generelle vilkår`,
  ),
  fi: row(
    'käytämme, käyttää, sivusto käyttää, käyttämällä',
    'kävijämäär, käyntejä, liikennettä, käyttökokemu, suostumu, hyväksyt',
    'tilaa uutiskirje, tilaa, liity, rekisteröidy, pysy ajan tasalla',
    'käytössä, ota käyttöön, vaatii, poistettu käytöstä, salli',
    `
      siirry sisältöön, hyppää sisältöön, siirry suoraan sisältöön, ilmainen toimitus yli
      ilmaiset toimitukset yli, kaikki oikeudet pidätetään, käyttämällä sivustoa, käyttöehdot`,
  ),
  ca: row(
    'utilitzem, fem servir, utilitza, fa servir, usem',
    'comptar visites, trànsit, navegació, consentiment, acceptes',
    'subscriu-te, subscriviu-vos, apunta, rep el',
    'activa, activar, activeu, habilita, desactivat, requereix',
    `
      ves al contingut, salta al contingut, vés al contingut, enviament gratuït a partir
      enviament gratis a partir, tots els drets reservats, en utilitzar aquest
      termes i condicions`,
  ),
  eu: row(
    'erabiltzen ditugu, erabiltzen ditu, erabiltzen du',
    'bisitak, nabigazio, baimena, onartzen',
    'harpidetu, eman izena',
    'gaitu, aktibatu, desgaituta, beharrezkoa',
    `
      eduki nagusira joan, joan edukira, edukira joan, bidalketa doan, eskubide guztiak
      erabilera baldintzak`,
  ),
  is: row(
    'við notum, notar, notum við',
    'heimsóknir, umferð, upplifun, samþykki, samþykkir',
    'skráðu þig, gerstu áskrifandi',
    'virkja, virkjaðu, óvirkt, krafist',
    `
      fara í efni, fara beint í efni, hoppa yfir, frí heimsending yfir, frí sending yfir
      allur réttur áskilinn, öll réttindi áskilin, skilmálar`,
  ),
  el: row(
    'χρησιμοποιούμε, χρησιμοποιεί',
    'επισκέψεις, επισκεψιμότητα, συγκατάθεσ, συναιν, αποδέχεστε',
    'εγγραφείτε, εγγράψου, γραφτείτε, λάβετε',
    'ενεργοποιήστε, ενεργοποίηση, απενεργοποιημέν, απαιτείται',
    `
      μετάβαση στο περιεχόμενο, μετάβαση στο κύριο, δωρεάν μεταφορικά άνω, δωρεάν αποστολή άνω
      δωρεάν μεταφορικά για, με επιφύλαξη παντός, όλα τα δικαιώματα, χρησιμοποιώντας αυτόν
      όροι χρήσης`,
  ),
}
