import { type Notices, row } from './types.ts'

export const EAST_EUROPE: Readonly<Record<string, Notices>> = {
  pl: row(
    'używamy, używa, korzystamy z, korzysta z, wykorzystuje, wykorzystujemy, stosujemy',
    `
      liczyć wizyty, statystyk odwiedzin, analizy ruchu, analizować ruch, zgodę, zgoda
      zgadzasz się, twoich preferencji`,
    'zapisz się, zasubskrybuj, subskrybuj, otrzymuj, bądź na bieżąco, dołącz do',
    'włącz, włączyć, włączona, wyłączony, wyłączona, wymaga, wymagany',
    `
      przejdź do treści, przejdź do głównej treści, przejdź do zawartości, darmowa dostawa od
      darmowa wysyłka od, bezpłatna dostawa od, wszelkie prawa zastrzeżone
      wszystkie prawa zastrzeżone, korzystając z tej, regulamin`,
  ),
  cs: row(
    'používáme, používá, využíváme, využívá',
    'počítáme návštěvy, návštěvnost, analýze návštěvnosti, souhlas, souhlasíte',
    'přihlaste se, přihlas se, odebírejte, odebírat, nenechte si ujít',
    'povolte, zapněte, povolit, zapnout, vypnutý, vyžaduje',
    `
      přejít k obsahu, přejít na obsah, přeskočit na obsah, doprava zdarma od, doprava zdarma nad
      všechna práva vyhrazena, používáním tohoto webu, obchodní podmínky`,
  ),
  sk: row(
    'používame, používa, využívame, využíva',
    'návštevnosť, počítame návštevy, súhlas, súhlasíte',
    'prihláste sa, prihlás sa, odoberajte, nezmeškajte',
    'povoľte, zapnite, povoliť, zapnúť, vypnutý, vyžaduje',
    `
      prejsť na obsah, preskočiť na obsah, doprava zadarmo od, doprava zadarmo nad
      všetky práva vyhradené, používaním tejto stránky, obchodné podmienky`,
  ),
  hu: row(
    'használunk, használ, sütiket használ, alkalmaz, alkalmazunk',
    'látogatottság, látogatásokat, felhasználói élmény, hozzájárul, beleegyez, elfogadja',
    'iratkozz, iratkozzon, ne maradj le, kérje',
    'engedélyez, bekapcsol, kikapcsol, szükséges',
    `
      ugrás a tartalomhoz, tovább a tartalomhoz, kilépés a tartalomba, ingyenes szállítás
      minden jog fenntartva, az oldal használatával, általános szerződési feltételek`,
  ),
  ro: row(
    'folosim, folosește, utilizăm, utilizează',
    `
      numărăm vizitele, analiza traficul, trafic, experiența de navigare, consimțământ
      sunteți de acord`,
    'abonează-te, abonați-vă, înscrie-te, primește',
    'activează, activați, activat, dezactivat, necesar, necesită',
    `
      sari la conținut, mergi la conținut, sari direct la conținut, livrare gratuită la
      livrare gratuită pentru, transport gratuit la, transport gratuit pentru
      toate drepturile rezervate, prin utilizarea acestui, termeni și condiții`,
  ),
  bg: row(
    'използваме, използва',
    'посещения, трафика, съгласие, съгласявате, приемате',
    'абонирайте се, абонирай се, запишете се, получавайте',
    'активирайте, включете, разрешете, деактивиран, изисква',
    `
      към съдържанието, преминете към съдържанието, прескочи към, безплатна доставка над
      безплатна доставка за, всички права запазени, с използването на този, общи условия`,
  ),
  ru: row(
    'мы используем, используем, сайт использует, использует',
    'посещаемост, считаем посещения, статистик, согласие, соглашаетесь, соглашаюсь, даете согласие',
    'подпишитесь, подписывайтесь, подпишись, получайте, будьте в курсе',
    'включите, включить, отключен, отключён, требуется, необходим',
    `
      перейти к содержимому, перейти к основному, перейти к контенту, к содержанию
      бесплатная доставка от, бесплатная доставка при, все права защищены, используя этот сайт
      продолжая использовать, пользовательское соглашение`,
  ),
  uk: row(
    'ми використовуємо, використовуємо, сайт використовує, використовує',
    'відвідуваніст, відвідувань, згоду, згода, погоджуєтесь, погоджуєтеся',
    'підпишіться, підписуйтесь, підписуйтеся, отримуйте',
    'увімкніть, ввімкніть, вимкнено, потрібен, потребує',
    `
      перейти до вмісту, перейти до основного, перейти до контенту, безкоштовна доставка від
      безкоштовна доставка при, всі права захищено, усі права захищено, використовуючи цей
      умови використання`,
  ),
  sr: row(
    'koristimo, koristi, користимо, користи',
    'posećenost, saglasn, slažete se, посећеност, сагласн, слажете се',
    'prijavite se, prijavi se, pretplatite se, пријавите се, претплатите се',
    'omogućite, uključite, isključen, омогућите, укључите, искључен',
    `
      pređi na sadržaj, preskoči na sadržaj, besplatna dostava za, besplatna isporuka za
      sva prava zadržana, пређи на садржај, бесплатна достава за, сва права задржана
      uslovi korišćenja, услови коришћења`,
  ),
  hr: row(
    'koristimo, koristi, upotrebljava',
    'posjećenost, broj posjeta, privol, pristanak, slažete se, prihvaćate',
    'prijavite se, prijavi se, pretplatite se, pretplati se',
    'omogućite, uključite, isključen, potreban',
    `
      preskoči na sadržaj, prijeđi na sadržaj, skoči na sadržaj, besplatna dostava za
      besplatna dostava iznad, sva prava pridržana, korištenjem ove, opći uvjeti`,
  ),
  sl: row(
    'uporabljamo, uporablja',
    'obiskanost, soglas, strinjate',
    'prijavite se, prijavi se, naročite se',
    'omogočite, vklopite, onemogočen, zahteva',
    `
      preskoči na vsebino, skoči na vsebino, na vsebino, brezplačna dostava nad
      brezplačna dostava za, vse pravice pridržane, z uporabo te, splošni pogoji`,
  ),
  lt: row(
    'naudojame, naudoja, naudojami',
    'lankomum, sutik, sutinkate',
    'prenumeruokite, prenumeruok, užsiprenumeruokite, gaukite',
    'įjunkite, įgalinkite, išjungtas, reikalinga',
    `
      pereiti prie turinio, eiti prie turinio, nemokamas pristatymas nuo, visos teisės saugomos
      naudodamiesi šia, naudojimosi sąlygos`,
  ),
  lv: row(
    'izmantojam, izmanto, lietojam, lieto',
    'apmeklējum, piekrišan, piekrītat',
    'pieraksties, pierakstieties, abonē, abonējiet, saņem',
    'iespējojiet, ieslēdziet, atspējots, nepieciešams',
    `
      pāriet uz saturu, doties uz saturu, bezmaksas piegāde no, bezmaksas piegāde virs
      visas tiesības aizsargātas, visas tiesības paturētas, lietošanas noteikumi`,
  ),
  et: row(
    'kasutame, kasutab, kasutatakse',
    'külastusi, külastatav, nõusolek, nõustu',
    'liitu, telli, registreeru',
    'luba, lubage, lülita, keelatud, vajalik, nõuab',
    `
      liigu sisu juurde, mine sisu juurde, otse sisu juurde, tasuta tarne alates
      tasuta transport alates, kõik õigused kaitstud, kasutustingimused`,
  ),
}
