/**
 * What the start page of a site is called, by language. By hand, from titles, alternative texts and links,
 * 2026.
 */
export const HOME_NAMES: Readonly<Record<string, string>> = {
  en: 'home, homepage, home page',
  de: 'startseite, hauptseite, zur startseite, start­seite, home-seite',
  nl: 'homepagina, startpagina',
  da: 'hjem, forside, forsiden, startside',
  no: 'hjem, forside, forsiden, startside',
  sv: 'startsida, hem',
  fi: 'etusivu',
  is: 'heim',
  fr: "accueil, page d'accueil, page d’accueil, retour à l'accueil",
  es: 'inicio, página principal, página de inicio, página inicio, portada',
  pt: 'início, página inicial, página inicio',
  ca: 'inici',
  it: 'home page ufficiale, pagina iniziale, pagina principale',
  ro: 'acasă, pagina principală',
  pl: 'strona główna',
  cs: 'úvod, úvodní stránka, domů',
  sk: 'domov',
  ru: 'главная, главная страница',
  uk: 'головна',
  bg: 'начало',
  sr: 'почетна, početna',
  hr: 'naslovnica',
  lt: 'pagrindinis',
  lv: 'sākums',
  et: 'avaleht',
  el: 'αρχική, αρχική σελίδα',
  tr: 'anasayfa, ana sayfa',
  hu: 'kezdőlap, főoldal',
  ja: 'ホーム, トップ, トップページ, ホームページ',
  zh: '首页, 首頁, 主页, 主頁',
  ko: '홈, 메인, 홈페이지',
  vi: 'trang chủ',
  id: 'beranda',
  th: 'หน้าแรก, หน้าหลัก',
  ar: 'الرئيسية, الصفحة الرئيسية',
  fa: 'صفحه اصلی, خانه',
  he: 'בית, דף הבית, עמוד הבית',
  hi: 'होम, मुख्य पृष्ठ',
}

/** How sites call themselves the official one, by language. */
export const OFFICIAL_NAMES: Readonly<Record<string, string>> = {
  en: `
    official, official site, official website, official web site, official page, official store
    official homepage, official home page, the official site, the official website
    the official web site`,
  fr: 'site officiel',
  it: 'sito ufficiale',
  es: 'sitio oficial, sitio web oficial',
  pt: 'site oficial',
  ru: 'официальный сайт',
  ja: '公式, 公式サイト, 公式ホームページ, 公式ウェブサイト, オフィシャルサイト',
  zh: '官网, 官方网站, 官方網站',
  ko: '공식 홈페이지, 공식 사이트',
  ar: 'الموقع الرسمي',
  he: 'האתר הרשמי',
}

/** Words of welcome, by language. They may stand alone or begin a sentence. */
export const WELCOMES: Readonly<Record<string, string>> = {
  en: 'welcome',
  de: 'willkommen, herzlich willkommen',
  nl: 'welkom',
  sv: 'välkommen',
  da: 'velkommen',
  fi: 'tervetuloa',
  fr: 'bienvenue',
  es: 'bienvenido, bienvenidos, bienvenida, bienvenidas',
  pt: 'bem-vindo, bem-vindos, bem-vinda, bem vindo',
  it: 'benvenuti, benvenuto, benvenuta, benvenute',
  pl: 'witamy',
  cs: 'vítejte',
  ru: 'добро пожаловать',
  uk: 'ласкаво просимо',
  tr: 'hoş geldiniz, hoşgeldiniz',
  ja: 'ようこそ',
  zh: '欢迎, 歡迎',
  ko: '환영',
}
