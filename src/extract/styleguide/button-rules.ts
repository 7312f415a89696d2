/** Something that is pressed and yet no button of the brand's. */
interface NoButton {
  readonly what: string
  /** Of class and id. */
  readonly names?: RegExp
  /** The whole label. */
  readonly says?: RegExp
  /** Attributes that are there, whatever they say. */
  readonly attributes?: readonly string[]
  readonly roles?: readonly string[]
}

/** First match tells why. */
export const NO_BUTTONS: readonly NoButton[] = [
  {
    what: 'opens or switches a part of the page',
    attributes: [
      'aria-expanded',
      'aria-haspopup',
      'aria-pressed',
      'aria-selected',
      'data-bs-toggle',
      'data-toggle',
    ],
    roles: ['tab', 'switch', 'checkbox', 'radio', 'option', 'menuitem', 'combobox'],
    names:
      /(^|[\W_])(\w*toggler?|hamburger|burger|accordion\w*|collapse|dropdown|tab|tabs|chip|filter)([\W_]|$)/i,
  },
  {
    what: 'moves a carousel or turns pages',
    names:
      /(^|[\W_])(slick|swiper|carousel|owl|splide|glide|flickity|arrow|arrows|prev|previous|next|dot|dots|bullet|pagination|pager|page-numbers?|page-link)([\W_]|$)/i,
    says: /^(prev(ious)?|next|back|zurück|weiter|précédent|suivant|anterior|siguiente|próximo|vorige|volgende|föregående|nästa|forrige|neste|næste|[\d\s.,<>«»‹›←→…-]+)$/iu,
  },
  {
    what: 'closes something, or scrolls',
    names: /(^|[\W_])(close|dismiss|back-?to-?top|scroll-?(to-?)?top|scroll-?down|totop)([\W_]|$)/i,
    says: /^([x×✕✖⨉]|close|dismiss|schließen|fermer|cerrar|chiudi|fechar|sluiten|stäng|lukk|luk|back to top|scroll( down)?)$/iu,
  },
  {
    what: 'answers a consent notice',
    says: /^(ok|okay|got it|(i )?(accept|agree|allow|reject|decline|deny)( all)?( cookies)?|(only )?(necessary|essential)( cookies)?( only)?|cookie (settings|preferences)|manage (cookies|preferences)|alle (akzeptieren|ablehnen)|akzeptieren|ablehnen|tout (accepter|refuser)|j'accepte|accepter|refuser|aceptar( todo| todas)?|rechazar( todo| todas)?|accetta( tutti)?|rifiuta|aceitar( todos)?|recusar|accepteren|weigeren|godkänn( alla)?|acceptera( alla)?|godta( alle)?|accepter alle|akceptuj(ę)?( wszystkie)?|hyväksy( kaikki)?|принять( все)?|同意|すべて許可)$/iu,
  },
  {
    what: 'a way past the head of the page',
    says: /^(skip|jump) (to|navigation)\b|^(zum inhalt|aller au contenu|saltar al|vai al|ir para o|naar de inhoud|till innehåll|hopp til|gå til|przejdź do)/iu,
  },
  {
    what: 'menu, search or language',
    names: /(^|[\W_])(search|lang|language|locale|currency|menu-?(button|btn|icon))([\W_]|$)/i,
    says: /^(menu|menü|menú|meny|search|suche|buscar|rechercher|cerca|zoeken|sök|søk|søg|[a-z]{2})$/iu,
  },
  {
    what: "wears another firm's look",
    says: /^(tweet|share|like|follow|teilen|partager|compartir)$|\b(with|mit|avec|con|com|med|via) (google|apple|facebook|github|twitter|microsoft|linkedin|paypal)\b/iu,
    names:
      /(^|[\W_])(google|facebook|twitter|apple|github|linkedin|whatsapp|paypal|app-?store|play-?store)([\W_]|$)/i,
  },
]

/** What a class name calls an element of its own look. */
export const NAMED_BUTTON = /(^|[\W_])(btn|button|cta)([\W_]|$)|wp-block-button|elementor-button/i
export const NAMED_PRIMARY = /(^|[\W_])(\w*primary|cta|call-?to-?action|main|brand|hero)([\W_]|$)/i
export const NAMED_SECONDARY =
  /(^|[\W_])(\w*secondary|outlined?|ghost|tertiary|light|alt|hollow|inverse|default|transparent|subtle)([\W_]|$)/i

/** What calls to action begin with, in the languages of most sites. */
export const CALLS_TO_ACTION =
  /^(get|start|try|sign ?up|join|buy|shop|order|book|reserve|request|download|install|subscribe|donate|register|apply|contact|schedule|add to|see|discover|explore|view|learn|read|find|create|jetzt|mehr|kostenlos|kaufen|bestellen|anmelden|registrieren|kontakt|termin|découvrir|commencer|essayer|acheter|commander|réserver|télécharger|contacter|en savoir|empezar|comenzar|probar|comprar|reservar|descargar|contactar|contáctanos|ver|saber|scopri|inizia|prova|acquista|prenota|scarica|contatta|começar|experimentar|baixar|saiba|begin|probeer|koop|bestel|boek|bekijk|ontdek|köp|boka|läs|kom igång|beställ|kjøp|bestill|les|book|køb|læs|zacznij|kup|zamów|pobierz|sprawdź|osta|varaa|tutustu|купить|заказать|начать|скачать|подробнее|今すぐ|購入|お問い合わせ|詳しく|免费|立即|购买|下载)/iu
