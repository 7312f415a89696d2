import type { Words } from './types.ts'

export const EAST_EUROPE: Words = {
  pl: {
    careers: 'kariera, praca, oferty pracy, dołącz do nas, praca u nas, pracuj z nami, rekrutacja',
    blog: 'blog, nasz blog, ~aktualności, ~artykuły, ~wiadomości, ~poradnik',
    terms: `
      regulamin, regulaminy, warunki korzystania, warunki użytkowania, regulamin sklepu, ogólne warunki
      warunki świadczenia usług, regulamin serwisu`,
    privacy: `
      polityka prywatności, prywatność, ochrona danych, ochrona danych osobowych, rodo
      polityka prywatności i cookies`,
    pricing: 'cennik, ceny, plany i ceny, ~pakiety, ~cena',
    contact: 'kontakt, skontaktuj się, skontaktuj się z nami, napisz do nas',
    login: 'zaloguj się, logowanie, zaloguj, panel klienta, strefa klienta, ~moje konto',
    signup: 'zarejestruj się, załóż konto, rejestracja, utwórz konto, wypróbuj za darmo, ~rozpocznij',
  },
  cs: {
    careers:
      'kariéra, volná místa, práce u nás, pracovní nabídky, volné pozice, nabídka práce, přidej se k nám',
    blog: 'blog, ~aktuality, ~novinky, ~články, ~magazín',
    terms: `
      obchodní podmínky, podmínky, podmínky užití, všeobecné obchodní podmínky, podmínky používání
      podmínky služby`,
    privacy: `
      ochrana osobních údajů, zásady ochrany osobních údajů, ochrana soukromí, soukromí, gdpr
      zpracování osobních údajů, osobní údaje`,
    pricing: 'ceník, ceny, cena, ~tarify',
    contact: 'kontakt, kontakty, kontaktujte nás, napište nám',
    login: 'přihlásit se, přihlášení, přihlásit, ~můj účet, ~klientská zóna',
    signup: 'registrace, zaregistrovat se, vytvořit účet, registrovat, vyzkoušet zdarma, založit účet',
  },
  sk: {
    careers: 'kariéra, voľné miesta, voľné pozície, práca u nás, pracovné ponuky, pridaj sa k nám',
    blog: 'blog, ~aktuality, ~novinky, ~články',
    terms: 'obchodné podmienky, podmienky, podmienky používania, všeobecné obchodné podmienky',
    privacy: `
      ochrana osobných údajov, zásady ochrany osobných údajov, súkromie, ochrana súkromia, gdpr
      spracovanie osobných údajov`,
    pricing: 'cenník, ceny, cena',
    contact: 'kontakt, kontakty, kontaktujte nás, napíšte nám',
    login: 'prihlásiť sa, prihlásenie, prihlásiť, ~môj účet',
    signup: 'registrácia, registrovať sa, vytvoriť účet, zaregistrovať sa, vyskúšať zadarmo',
  },
  hu: {
    careers: 'karrier, állások, állásajánlatok, állás, csatlakozz hozzánk, dolgozz velünk, nyitott pozíciók',
    blog: 'blog, ~hírek, ~cikkek, ~aktuális',
    terms: `
      ászf, általános szerződési feltételek, felhasználási feltételek, feltételek, szerződési feltételek
      vásárlási feltételek`,
    privacy: `
      adatvédelem, adatkezelési tájékoztató, adatvédelmi tájékoztató, adatkezelés
      adatvédelmi nyilatkozat, adatvédelmi szabályzat, gdpr`,
    pricing: 'árak, árlista, áraink, árazás, csomagok és árak',
    contact:
      'kapcsolat, kapcsolatok, kapcsolatfelvétel, elérhetőség, elérhetőségeink, elérhetőségek, írjon nekünk',
    login: 'bejelentkezés, belépés, ~fiókom, ~ügyfélkapu',
    signup: 'regisztráció, regisztrálj, fiók létrehozása, ingyenes próba',
  },
  ro: {
    careers: `
      cariere, carieră, locuri de muncă, angajări, joburi, lucrează cu noi, alătură-te echipei
      posturi vacante`,
    blog: 'blog, ~noutăți, ~știri, ~articole',
    terms: `
      termeni și condiții, termeni si conditii, termeni, condiții de utilizare, termeni de utilizare
      condiții generale`,
    privacy: `
      politica de confidențialitate, politica de confidentialitate, confidențialitate, protecția datelor
      date personale, gdpr, protecția datelor personale`,
    pricing: 'prețuri, preturi, tarife, planuri, pachete și prețuri, listă de prețuri',
    contact: 'contact, contactează-ne, contacteaza-ne, contactați-ne, date de contact',
    login: 'autentificare, conectare, intră în cont, logare, ~contul meu',
    signup: 'înregistrare, creează cont, cont nou, înscrie-te, încearcă gratuit',
  },
  bg: {
    careers: 'кариери, кариера, работа при нас, свободни позиции, работа, обяви за работа',
    blog: 'блог, ~новини, ~статии',
    terms: 'общи условия, условия за ползване, условия, условия за използване, правила и условия',
    privacy: `
      политика за поверителност, поверителност, лични данни, защита на личните данни
      политика за лични данни, gdpr`,
    pricing: 'цени, ценова листа, планове, планове и цени, тарифи',
    contact: 'контакти, контакт, свържете се с нас, за контакти, свържи се с нас',
    login: 'вход, влез, влизане, ~моят профил',
    signup: 'регистрация, регистрирай се, създай профил, опитайте безплатно',
  },
  ru: {
    careers: `
      вакансии, карьера, работа у нас, работа в компании, работа, присоединяйтесь, карьера у нас
      трудоустройство`,
    blog: 'блог, ~новости, ~статьи, ~журнал, ~пресс-центр',
    terms: `
      условия использования, пользовательское соглашение, оферта, публичная оферта, условия
      правила пользования, правила использования, договор оферты, договор-оферта, условия обслуживания`,
    privacy: `
      политика конфиденциальности, конфиденциальность, персональные данные
      обработка персональных данных, политика обработки персональных данных, политика приватности
      защита данных`,
    pricing: 'цены, тарифы, стоимость, прайс-лист, прайс, тарифы и цены, ~планы',
    contact: `
      контакты, связаться с нами, свяжитесь с нами, связаться, контакт, обратная связь, контактная информация
      напишите нам`,
    login: 'войти, вход, личный кабинет, авторизация, вход в личный кабинет, ~мой аккаунт, ~кабинет',
    signup: `
      регистрация, зарегистрироваться, создать аккаунт, попробовать бесплатно, открыть счет
      открыть счёт, ~начать`,
  },
  uk: {
    careers: 'вакансії, кар’єра, кар єра, робота у нас, робота, приєднуйтесь',
    blog: 'блог, ~новини, ~статті',
    terms: `
      умови використання, угода користувача, публічна оферта, умови, правила користування, оферта
      договір оферти, умови надання послуг`,
    privacy: `
      політика конфіденційності, конфіденційність, персональні дані, захист даних
      обробка персональних даних, політика приватності`,
    pricing: 'ціни, тарифи, вартість, прайс',
    contact: 'контакти, зв’язатися з нами, контакт, зв’язок, зворотний зв’язок, зв’яжіться з нами',
    login: 'увійти, вхід, особистий кабінет, ~мій кабінет',
    signup: 'реєстрація, зареєструватися, створити акаунт, спробувати безкоштовно',
  },
  hr: {
    careers: `
      karijera, karijere, zaposlenje, posao, slobodna radna mjesta, otvorene pozicije, pridruži nam se
      poslovi`,
    blog: 'blog, ~novosti, ~vijesti, ~članci',
    terms: 'uvjeti korištenja, opći uvjeti, uvjeti, uvjeti poslovanja, opći uvjeti poslovanja, uvjeti kupnje',
    privacy: `
      politika privatnosti, zaštita podataka, privatnost, zaštita privatnosti, pravila privatnosti
      izjava o privatnosti, zaštita osobnih podataka`,
    pricing: 'cijene, cjenik, cijena, paketi i cijene',
    contact: 'kontakt, kontaktirajte nas, kontakti, javite nam se',
    login: 'prijava, prijavi se, ~moj račun',
    signup: 'registracija, registriraj se, stvori račun, otvori račun',
  },
  sr: {
    careers: 'karijera, каријера, posao, zaposlenje, запослење, slobodne pozicije, pridruži se timu',
    blog: 'blog, блог, ~novosti, ~vesti, ~вести, ~новости',
    terms: `
      uslovi korišćenja, uslovi, opšti uslovi, услови коришћења, општи услови, pravila korišćenja
      uslovi kupovine`,
    privacy: 'politika privatnosti, privatnost, политика приватности, заштита података, zaštita podataka',
    pricing: 'cene, cenovnik, цене, ценовник',
    contact: 'kontakt, контакт, kontaktirajte nas, контактирајте нас',
    login: 'prijava, prijavi se, пријава, uloguj se',
    signup: 'registracija, registruj se, регистрација, napravi nalog',
  },
  sl: {
    careers: 'kariera, zaposlitev, prosta delovna mesta, zaposlitve, pridruži se nam',
    blog: 'blog, ~novice, ~aktualno, ~članki',
    terms: 'pogoji uporabe, splošni pogoji, pogoji poslovanja, splošni pogoji poslovanja, pogoji',
    privacy: `
      politika zasebnosti, varstvo osebnih podatkov, zasebnost, varovanje osebnih podatkov
      pravilnik o zasebnosti`,
    pricing: 'cenik, cene, ceniki',
    contact: 'kontakt, kontaktirajte nas, pišite nam, stik',
    login: 'prijava, prijavi se, ~moj račun',
    signup: 'registracija, registriraj se, ustvari račun',
  },
  lt: {
    careers: 'karjera, darbas, darbo pasiūlymai, laisvos darbo vietos, prisijunk prie komandos',
    blog: 'tinklaraštis, blogas, ~naujienos, ~straipsniai',
    terms:
      'taisyklės, naudojimo sąlygos, sąlygos, pirkimo taisyklės, terminai ir sąlygos, naudojimosi taisyklės',
    privacy: 'privatumo politika, privatumas, asmens duomenų apsauga, duomenų apsauga',
    pricing: 'kainos, kainoraštis, planai ir kainos, įkainiai',
    contact: 'kontaktai, susisiekite, susisiekite su mumis, kontaktas',
    login: 'prisijungti, prisijungimas, ~mano paskyra',
    signup: 'registruotis, registracija, sukurti paskyrą, išbandyti nemokamai',
  },
  lv: {
    careers: 'karjera, vakances, darbs pie mums, darbs, pievienojies komandai',
    blog: 'blogs, emuārs, ~jaunumi, ~ziņas, ~raksti',
    terms: 'lietošanas noteikumi, noteikumi, noteikumi un nosacījumi, distances līgums',
    privacy: 'privātuma politika, privātums, datu aizsardzība, personas datu apstrāde',
    pricing: 'cenas, cenrādis, tarifi',
    contact: 'kontakti, sazināties, sazinies ar mums, saziņa',
    login: 'ielogoties, pieslēgties, ieiet, ~mans konts',
    signup: 'reģistrēties, reģistrācija, izveidot kontu, izmēģināt bez maksas',
  },
  et: {
    careers: 'karjäär, tööpakkumised, vabad töökohad, tule tööle, tööle',
    blog: 'blogi, ajaveeb, ~uudised, ~artiklid',
    terms: 'kasutustingimused, tingimused, müügitingimused, üldtingimused, ostutingimused',
    privacy: 'privaatsuspoliitika, privaatsus, andmekaitse, isikuandmete töötlemine, privaatsustingimused',
    pricing: 'hinnad, hinnakiri, paketid ja hinnad',
    contact: 'kontakt, kontaktid, võta ühendust, võtke ühendust',
    login: 'logi sisse, sisene, sisselogimine, ~minu konto',
    signup: 'registreeru, loo konto, registreerimine, proovi tasuta',
  },
  el: {
    careers: 'καριέρα, θέσεις εργασίας, ευκαιρίες καριέρας, εργασία, δουλέψτε μαζί μας',
    blog: 'ιστολόγιο, blog, ~νέα, ~άρθρα',
    terms: 'όροι χρήσης, όροι και προϋποθέσεις, όροι, γενικοί όροι, όροι υπηρεσίας',
    privacy:
      'πολιτική απορρήτου, απόρρητο, προσωπικά δεδομένα, προστασία δεδομένων, πολιτική προστασίας δεδομένων',
    pricing: 'τιμές, τιμοκατάλογος, πακέτα, τιμολόγηση',
    contact: 'επικοινωνία, επικοινωνήστε μαζί μας, επικοινωνήστε',
    login: 'σύνδεση, είσοδος, ~ο λογαριασμός μου',
    signup: 'εγγραφή, δημιουργία λογαριασμού, δοκιμάστε δωρεάν',
  },
  tr: {
    careers:
      'kariyer, iş ilanları, insan kaynakları, açık pozisyonlar, bize katıl, bize katılın, iş fırsatları',
    blog: 'blog, ~haberler, ~makaleler, ~duyurular',
    terms: `
      kullanım koşulları, şartlar ve koşullar, kullanım şartları, hizmet şartları, koşullar
      üyelik sözleşmesi, mesafeli satış sözleşmesi`,
    privacy: `
      gizlilik politikası, gizlilik, kvkk, kişisel verilerin korunması, aydınlatma metni
      gizlilik sözleşmesi, gizlilik bildirimi`,
    pricing: 'fiyatlar, fiyatlandırma, fiyat listesi, paketler, ücretler',
    contact: 'iletişim, bize ulaşın, bizimle iletişime geçin, iletişime geçin, iletişim bilgileri',
    login: 'giriş, giriş yap, oturum aç, üye girişi, ~hesabım',
    signup: 'kayıt ol, üye ol, kaydol, hesap oluştur, ücretsiz dene, kayıt',
  },
}
