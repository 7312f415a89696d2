/** What stands between a visitor and the page, and how one gets past it. Words are lower case. */
export interface ObstacleRules {
  readonly vendors: readonly VendorRule[]
  readonly kinds: readonly KindRule[]
}

/** A consent layer that many sites buy, known by its own names. */
export interface VendorRule {
  readonly name: string
  /** Selector of what it puts over the page, in the page or around its frame. */
  readonly layers: string
  /** Selector of what gets past it, best first. */
  readonly refuse: string
}

/** A kind of obstacle that sites build themselves. */
export interface KindRule {
  readonly name: 'consent' | 'newsletter' | 'age'
  /** Source of a pattern for what it says, read without regard to case. */
  readonly says: string
  /** Selector of what it must have besides. */
  readonly has?: string
  /** Labels of buttons that get past it, best first. */
  readonly press: readonly (readonly string[])[]
  /** Labels for when nothing else is to be seen of the page. */
  readonly lastResort?: readonly string[]
  /** What lies over the page, says so in no more than so many characters, and has one button alone, is of this kind whatever that is called. */
  readonly maxNoticeChars?: number
}

const VENDORS: readonly VendorRule[] = [
  {
    name: 'OneTrust',
    layers: '#onetrust-consent-sdk, #onetrust-banner-sdk, .onetrust-pc-dark-filter',
    refuse: '#onetrust-reject-all-handler, .ot-pc-refuse-all-handler, .onetrust-close-btn-handler',
  },
  {
    name: 'Cookiebot',
    layers: '#CybotCookiebotDialog, #CybotCookiebotDialogBodyUnderlay, #cookiebanner',
    refuse:
      '#CybotCookiebotDialogBodyButtonDecline, #CybotCookiebotDialogBodyLevelButtonLevelOptinDeclineAll',
  },
  {
    name: 'Didomi',
    layers: '#didomi-host, #didomi-popup, #didomi-notice',
    refuse: '#didomi-notice-disagree-button, .didomi-continue-without-agreeing',
  },
  {
    name: 'Quantcast',
    layers: '#qc-cmp2-container, .qc-cmp2-container, #qc-cmp2-main',
    refuse: '.qc-cmp2-summary-buttons button[mode="secondary"]',
  },
  {
    name: 'Usercentrics',
    layers: '#usercentrics-root, #usercentrics-cmp-ui, #uc-banner-modal, #uc-overlay',
    refuse: '[data-testid="uc-deny-all-button"], #uc-btn-deny-banner, button.deny',
  },
  {
    name: 'TrustArc',
    layers: '#truste-consent-track, #consent_blackbar, .truste_overlay, .truste_box_overlay',
    refuse: '#truste-consent-required, .required, .rejectAll',
  },
  {
    name: 'Sourcepoint',
    layers: '[id^="sp_message_container"]',
    refuse: 'button.sp_choice_type_13, button.sp_choice_type_REJECT_ALL',
  },
  { name: 'Klaro', layers: '#klaro .cookie-notice, #klaro .cookie-modal', refuse: '.cn-decline' },
  {
    name: 'Complianz',
    layers: '#cmplz-cookiebanner-container, .cmplz-cookiebanner',
    refuse: '.cmplz-deny, .cmplz-close',
  },
  {
    name: 'CookieYes',
    layers: '.cky-consent-container, .cky-overlay, #cookie-law-info-bar',
    refuse: '.cky-btn-reject, #cookie_action_close_header_reject',
  },
  {
    name: 'Osano',
    layers: '.osano-cm-window, .osano-cm-dialog, .cc-window.cc-banner, .cc-window.cc-floating',
    refuse: '.osano-cm-denyAll, .osano-cm-deny, .cc-deny, .cc-dismiss',
  },
  {
    name: 'iubenda',
    layers: '#iubenda-cs-banner, .iubenda-cs-container',
    refuse: '.iubenda-cs-reject-btn, .iubenda-cs-close-btn',
  },
  {
    name: 'Termly',
    layers: '#termly-code-snippet-support, [class*="termly-styles-banner"]',
    refuse: '[data-tid="banner-decline"]',
  },
  {
    name: 'Axeptio',
    layers: '#axeptio_overlay, .axeptio_mount',
    refuse: '#axeptio_btn_dismiss, .ButtonGroup__BtnStyle.dismiss',
  },
  {
    name: 'Borlabs',
    layers: '#BorlabsCookieBox, #BorlabsCookieBoxWrap, .brlbs-cmpnt-dialog',
    refuse: '[data-cookie-refuse], .brlbs-btn-accept-only-essential',
  },
  {
    name: 'HubSpot',
    layers: '#hs-eu-cookie-confirmation, #hs-banner-parent',
    refuse: '#hs-eu-decline-button, #hs-banner-decline-button',
  },
  {
    name: 'Shopify',
    layers: '#shopify-pc__banner, .shopify-pc__banner__dialog',
    refuse: '#shopify-pc__banner__btn-decline',
  },
  { name: 'tarteaucitron', layers: '#tarteaucitronRoot', refuse: '#tarteaucitronAllDenied2' },
  { name: 'Cookie Script', layers: '#cookiescript_injected', refuse: '#cookiescript_reject' },
  { name: 'CookieFirst', layers: '.cookiefirst-root', refuse: '[data-cookiefirst-action="reject"]' },
  {
    name: 'Cookie Information',
    layers: '#coiOverlay, #cookie-information-template-wrapper',
    refuse: '#declineButton, .coi-banner__decline',
  },
  {
    name: 'Consentmanager',
    layers: '#cmpbox, #cmpbox2, #cmpwrapper',
    refuse: '#cmpbntnotxt, .cmpboxbtnno',
  },
  { name: 'CCM19', layers: '.ccm-root', refuse: '.ccm--decline-cookies' },
  { name: 'Moove GDPR', layers: '#moove_gdpr_cookie_info_bar', refuse: '.moove-gdpr-infobar-reject-btn' },
  { name: 'Squarespace', layers: '.sqs-cookie-banner-v2', refuse: '.sqs-cookie-banner-v2-deny' },
  { name: 'Wix', layers: '[data-hook="consent-banner-root"]', refuse: '[data-hook$="decline-all-button"]' },
  { name: 'Google Funding Choices', layers: '.fc-consent-root', refuse: '.fc-cta-do-not-consent' },
]

const CONSENT_WORDS = [
  'cookies?\\b|cookie-|cookies',
  '\\bgdpr\\b|\\bdsgvo\\b|\\brgpd\\b|\\blgpd\\b|\\bccpa\\b',
  'kakor|evästei|informasjonskapsl|ciastecz|sütik|çerez|küpsis|slapuk|sīkdat|piškot|kolačić|бисквитк',
  'файл\\S* cookie|куки|クッキー|쿠키|تعريف الارتباط|עוגיות',
  'your privacy|ihre privatsphäre|votre vie privée|su privacidad|tua privacy|uw privacy|privacybeleid',
  'einwilligung|consentement|consentimiento|toestemming|samtycke|samtykke|隐私|プライバシー',
].join('|')

const REFUSE = [
  'reject|reject all|reject all cookies|reject cookies|reject non-essential|reject optional cookies|decline|decline all|decline cookies',
  'deny|deny all|refuse|refuse all|disagree|i disagree|opt out|i do not accept|do not accept|continue without accepting|do not consent',
  'only necessary|necessary only|only essential|essential only|strictly necessary|accept only necessary|accept necessary|accept essential',
  'necessary cookies only|essential cookies only|use necessary cookies only|only required|required only|accept only essential',
  'ablehnen|alle ablehnen|alles ablehnen|cookies ablehnen|nur notwendige|nur notwendige cookies|nur essenzielle|nur essenzielle cookies akzeptieren',
  'nur erforderliche|nur technisch notwendige|nur notwendige akzeptieren|ohne einwilligung fortfahren|weiter ohne einwilligung',
  'refuser|tout refuser|je refuse|continuer sans accepter|refuser tout|refuser les cookies',
  'rechazar|rechazar todo|rechazar todas|rechazar cookies|solo necesarias|sólo necesarias|continuar sin aceptar',
  'rifiuta|rifiuta tutto|rifiuta tutti|rifiuto|continua senza accettare|solo necessari|solo i necessari',
  'rejeitar|rejeitar tudo|rejeitar todos|recusar|recusar tudo|apenas necessários|só os necessários',
  'weigeren|alles weigeren|alle weigeren|afwijzen|alles afwijzen|alleen noodzakelijk|alleen noodzakelijke',
  'avvisa|avvisa alla|neka|neka alla|endast nödvändiga|bara nödvändiga',
  'afvis|afvis alle|kun nødvendige|nej til alle|avslå|avslå alle|avvis|avvis alle|bare nødvendige|kun nødvendige cookies',
  'hylkää|hylkää kaikki|kiellä|vain välttämättömät|odrzuć|odrzuć wszystkie|odrzuć wszystko|tylko niezbędne|tylko konieczne',
  'odmítnout|odmítnout vše|odmítnout všechny|pouze nezbytné|odmietnuť|odmietnuť všetko|iba nevyhnutné',
  'elutasít|elutasítom|összes elutasítása|csak a szükségesek|respinge|respinge tot|respinge toate|doar necesare|refuz',
  'απόρριψη|απόρριψη όλων|μόνο τα απαραίτητα|reddet|tümünü reddet|hepsini reddet|yalnızca gerekli',
  'отклонить|отклонить все|отказаться|только необходимые|відхилити|відхилити все|лише необхідні',
  '拒否|拒否する|すべて拒否|同意しない|必要なもののみ|拒绝|全部拒绝|拒绝全部|仅必要|거부|모두 거부|필수만|رفض|رفض الكل|דחה|דחה הכל|דחייה',
]
  .join('|')
  .split('|')

const CLOSE = [
  'x|×|✕|✖|✗|⨉|╳|close|close dialog|close popup|close modal|close banner|dismiss|no|no thanks|no thank you|not now|maybe later|later|skip|continue to site',
  'schließen|schliessen|nein danke|nicht jetzt|später|fermer|non merci|plus tard|cerrar|no gracias|ahora no|chiudi|no grazie|più tardi',
  'fechar|não obrigado|não obrigada|agora não|sluiten|nee bedankt|stäng|nej tack|luk|nej tak|lukk|nei takk|sulje|ei kiitos',
  'zamknij|nie dziękuję|zavřít|ne děkuji|zatvoriť|nie ďakujem|bezár|bezárás|nem köszönöm|închide|nu mulțumesc|κλείσιμο|όχι ευχαριστώ',
  'kapat|hayır teşekkürler|закрыть|нет спасибо|не сейчас|закрити|ні дякую|閉じる|いいえ|关闭|不用了|關閉|닫기|괜찮습니다|إغلاق|لا شكرا|סגור|סגירה|לא תודה',
]
  .join('|')
  .split('|')

const ACCEPT = [
  'accept|accept all|accept all cookies|accept cookies|allow|allow all|allow all cookies|agree|i agree|agree and continue|accept and continue|i accept|ok|okay|got it|i understand|understood|continue',
  "akzeptieren|alle akzeptieren|alles akzeptieren|zustimmen|allem zustimmen|einverstanden|verstanden|annehmen|accepter|tout accepter|j’accepte|j'accepte|compris|accepter et continuer",
  'aceptar|aceptar todo|aceptar todas|acepto|entendido|de acuerdo|accetta|accetta tutto|accetta tutti|accetto|ho capito|aceitar|aceitar tudo|aceitar todos|aceito|entendi',
  'accepteren|alles accepteren|akkoord|acceptera|acceptera alla|godkänn|godkänn alla|jag förstår|accepter alle|tillad alle|godta|godta alle|aksepter|hyväksy|hyväksy kaikki',
  'akceptuję|akceptuj|zaakceptuj wszystkie|zgadzam się|rozumiem|přijmout|přijmout vše|souhlasím|prijať|súhlasím|elfogad|elfogadom|accept toate|sunt de acord',
  'αποδοχή|αποδοχή όλων|συμφωνώ|kabul et|tümünü kabul et|принять|принять все|согласен|понятно|прийняти|погоджуюсь',
  '同意|同意する|すべて許可|同意して続ける|接受|接受全部|我同意|동의|모두 동의|확인|موافق|قبول|אישור|אני מסכים|הבנתי',
]
  .join('|')
  .split('|')

const YES = [
  'yes|yes i am|yes i am over 18|yes i am over 21|i am over 18|i am over 21|i am 18 or older|i am 21 or older|i am of legal age|i am of legal drinking age|over 18|over 21|18+|21+|enter|enter site|enter the site|confirm|i confirm|verify|yes enter',
  "ja|ja bin ich|ja ich bin über 18|ich bin über 18|ich bin 18 oder älter|ja ich bin 18|ich bin volljährig|eintreten|oui|oui j'ai plus de 18 ans|j'ai plus de 18 ans|entrer|j'ai 18 ans ou plus",
  'sí|si|sí soy mayor de edad|soy mayor de edad|soy mayor de 18|entrar|sì|sì sono maggiorenne|sono maggiorenne|entra|sim|sou maior de 18|tenho mais de 18 anos|sim tenho mais de 18',
  'ja ik ben 18|ik ben 18 of ouder|ja jag är över 18|jag är över 18|jag är över 20|jag är över 25|ja jeg er over 18|kyllä|olen yli 18|tak|tak mam 18 lat|mam ukończone 18 lat|ano|ano je mi 18|áno|igen|elmúltam 18',
  'da|da am peste 18 ani|ναι|evet|да|да мне есть 18|мне есть 18|так|так мені є 18|はい|はい20歳以上です|20歳以上|是|是的|我已满18岁|예|네|예 19세 이상입니다|نعم|כן',
]
  .join('|')
  .split('|')

const AGE_WORDS = [
  'are you (?:over|of legal|at least|older|above|1[89]|2[01])|legal (?:drinking |smoking )?age|drinking age|age (?:verification|gate|check)|(?:verify|confirm) your age',
  '(?:must|have to) be (?:at least |over )?(?:1[6-9]|2[01])|(?:over|above) (?:1[689]|2[01]) years|(?:1[89]|2[01]) ?\\+|(?:1[89]|2[01]) or older',
  'wie alt|volljährig|(?:bist du|sind sie) (?:schon |über |mindestens |bereits )*(?:1[68]|älter)|alters(?:überprüfung|verifikation|kontrolle|nachweis|abfrage)|mindestalter',
  'avez-vous (?:plus de|l.âge|1[68])|âge légal|(?:être|êtes-vous) majeur|mayor(?:es)? de (?:edad|18)|edad legal|maggiorenn|età legale|maior(?:es)? de (?:18|idade)',
  'ben (?:je|jij|u) (?:al )?(?:18|ouder)|wettelijke leeftijd|är du (?:över|fyllda|minst)|fyllt (?:18|20|25)|er du (?:over|fyldt|fylt|gammel nok)|oletko (?:yli|täyttänyt)',
  '(?:masz|ukończon\\S*|skończon\\S*) (?:ukończone |skończone )?18|pełnoletni|je (?:vám|ti) (?:více |již |už )*(?:než )?18|máte (?:viac|už) (?:ako )?18|elmúl\\S+ 18|(?:ai|aveți) peste 18|vârsta legală',
  'άνω των 18|18 yaş|(?:исполнилось|есть) 18|старше 18|(?:виповнилося|є) 18|(?:18|20)歳以上|年齢確認|(?:已|年)满 ?18|年满|(?:만 ?)?19세|18 عام|בן 18|גיל 18',
].join('|')

const NEWSLETTER_WORDS = [
  'newsletter|subscribe|sign up|mailing list|join (?:our|the) (?:list|club|community)|\\d+ ?% (?:off|rabatt|de (?:réduction|remise|descuento)|di sconto|de desconto|korting|zniżki|скид)',
  'abonnieren|infolettre|inscri(?:vez|re|ption|viti)|suscr[ií]b|boletín|assine|inschrijv|nieuwsbrief|nyhet(?:s)?brev|uutiskirje|biuletyn|odebírat|hírlevél|abonea|buletin',
  'ενημερωτικ|bülten|рассылк|подпи[сш]|розсилк|メルマガ|ニュースレター|メールマガジン|订阅|訂閱|구독|뉴스레터|النشرة|ניוזלטר|רשימת התפוצה',
].join('|')

export const OBSTACLE_RULES: ObstacleRules = {
  vendors: VENDORS,
  kinds: [
    // What is over by saying yes comes first: an age gate may mention cookies, and a consent layer does not ask for an age.
    { name: 'age', says: AGE_WORDS, press: [YES] },
    { name: 'consent', says: CONSENT_WORDS, press: [REFUSE, CLOSE], lastResort: ACCEPT, maxNoticeChars: 300 },
    {
      name: 'newsletter',
      says: NEWSLETTER_WORDS,
      has: 'input[type="email"], input[name*="email" i], input[type="tel"], iframe',
      press: [CLOSE],
    },
  ],
}
