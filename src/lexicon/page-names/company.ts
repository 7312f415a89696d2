/** Pages that tell who runs a site and where, beside the kinds that links are reported for. */
export interface CompanyPages {
  /** Only for languages that the table of links does not have. */
  readonly contact?: string
  readonly about?: string
  /** Who is answerable for the site, as the law of some countries demands. */
  readonly imprint?: string
  /** How to find the place. */
  readonly place?: string
}

/**
 * What these pages are called, by language (ISO 639-1): lower case, comma between phrases, as in `WORDS`. By
 * hand, from the footers of sites in each language, 2026.
 */
export const COMPANY_PAGES: Readonly<Record<string, CompanyPages>> = {
  en: {
    about: `
      about, about us, about the company, about the firm, about the team, who we are, our company
      our story, the company, company`,
    imprint: `
      imprint, legal notice, legal information, legal info, legal disclosure, site notice
      company information, corporate information, company info, company details`,
    place: 'find us, visit us, where to find us, our office, our offices, location, locations',
  },
  de: {
    about: 'über uns, wir über uns, wer wir sind, unternehmen, das unternehmen, firma',
    imprint: `
      impressum, anbieterkennzeichnung, impressum und datenschutz, impressum & datenschutz
      impressum und agb, impressum und kontakt, impressum & kontakt, impressum und rechtliches`,
    place: 'anfahrt, anfahrt und kontakt, anfahrt & kontakt, so finden sie uns',
  },
  fr: {
    about: 'à propos, à propos de nous, qui sommes-nous, l’entreprise, l entreprise',
    imprint: 'mentions légales, informations légales',
  },
  es: {
    about: 'quiénes somos, sobre nosotros, nosotros, acerca de, acerca de nosotros, la empresa',
    imprint: 'aviso legal, información legal, nota legal, datos de la empresa',
  },
  it: {
    about: 'chi siamo, l’azienda, l azienda, azienda',
    imprint: 'note legali, informazioni legali, dati societari',
    place: 'dove siamo',
  },
  pt: { about: 'sobre, sobre nós, quem somos, a empresa' },
  ca: { about: 'qui som', imprint: 'avís legal' },
  nl: { about: 'over ons, wie zijn wij', imprint: 'colofon, bedrijfsgegevens' },
  sv: { about: 'om oss' },
  no: { about: 'om oss', imprint: 'juridisk information' },
  da: { about: 'om os', imprint: 'juridisk information' },
  fi: { about: 'tietoa meistä, meistä, yritys' },
  is: { about: 'um okkur' },
  pl: { about: 'o nas, o firmie', imprint: 'nota prawna, dane firmy' },
  cs: { about: 'o nás', imprint: 'tiráž, právní informace' },
  sk: { about: 'o nás' },
  hu: { about: 'rólunk, cégünk', imprint: 'impresszum' },
  ro: { about: 'despre noi' },
  lt: { about: 'apie mus' },
  lv: { about: 'par mums' },
  et: { about: 'meist' },
  tr: { about: 'hakkımızda, kurumsal', imprint: 'künye' },
  ru: { about: 'о нас, о компании', imprint: 'реквизиты, правовая информация' },
  uk: { about: 'про нас, про компанію' },
  bg: { about: 'за нас' },
  el: { about: 'σχετικά, σχετικά με εμάς, ποιοι είμαστε' },
  sq: { contact: 'kontaktoni', about: 'rreth nesh' },
  az: { contact: 'bizimlə əlaqə' },
  hr: { about: 'o nama' },
  sr: { about: 'o nama, о нама' },
  ja: {
    about: '私たちについて, 当社について',
    imprint:
      '特定商取引法, 特定商取引法に基づく表記, 特定商取引法に基づく表示, 特定商取引法に関する表記, 特定商取引法について, 会社概要, 会社情報, 会社案内, 運営会社, 企業情報',
    place: 'アクセス',
  },
  zh: { about: '关于我们, 關於我們', imprint: '公司简介' },
  ko: {
    about: '회사소개, 회사 소개',
    imprint: '회사정보, 회사 정보, 사업자정보, 사업자 정보',
    place: '오시는길, 오시는 길',
  },
  vi: { about: 'về chúng tôi, giới thiệu' },
  id: { about: 'tentang, tentang kami' },
  th: { about: 'เกี่ยวกับเรา' },
  ar: { about: 'من نحن, عن الشركة' },
  fa: { about: 'درباره ما' },
  he: { about: 'אודות, אודותינו' },
  hi: { about: 'हमारे बारे में' },
  sw: { about: 'kuhusu sisi' },
}

/** How paths name them where they do not spell what the text says. */
export const COMPANY_SLUGS: CompanyPages = {
  about: `
    aboutus, about-company, uberuns, a-propos, quienes-somos, sobre-nos, o-kompanii, hakkimizda
    gioi-thieu, ve-chung-toi`,
  imprint:
    'legal, mentions-legales, tokusho, tokushoh, tokushoho, law, company, company-profile, rekvizity, kunye',
}
