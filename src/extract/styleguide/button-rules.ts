/** Recognises kinds of buttons by their words and class names. */

import { MARKS } from '../../data/vendors/marks.ts'
import { ACCEPT_LABELS, REFUSE_LABELS } from '../../lexicon/obstacles/labels.ts'
import { nameWords, pattern, phrases, wholeText, words } from '../../lexicon/pattern.ts'

/** A control that is not a button in the style of the brand. */
interface OtherControl {
  readonly what: string
  /** Pattern for classes and id. */
  readonly names?: RegExp
  /** Pattern for the whole label. */
  readonly label?: RegExp
  /** Attributes whose presence is enough, whatever their value. */
  readonly attributes?: readonly string[]
  readonly roles?: readonly string[]
}

/** Labels of buttons in consent layers that neither refuse nor accept. */
const CHOICES = [/cookie (?:settings|preferences)/, /manage (?:cookies|preferences)/]
/** App stores, whose badges look like buttons. */
const STORES = [/app-?store/, /play-?store/]

/** Labels of links that skip to the content. */
const SKIP_LABELS = phrases(`
  zum inhalt, aller au contenu, saltar al, vai al, ir para o, naar de inhoud, till innehåll
  hopp til, gå til, przejdź do`)

/** Labels of controls that move a carousel or turn pages, and their names in classes. */
const PAGING_LABELS = [
  /prev(ious)?/,
  ...words(`
    next back zurück weiter précédent suivant anterior siguiente próximo vorige volgende föregående
    nästa forrige neste næste`),
  /[\d\s.,<>«»‹›←→…-]+/,
]

const CAROUSEL_NAMES = [
  ...words(`
    slick swiper carousel owl splide glide flickity arrow arrows prev previous next dot dots bullet
    pagination pager`),
  /page-numbers?/,
  'page-link',
]

/** A control is left out when any of these entries matches it. */
export const OTHER_CONTROLS: readonly OtherControl[] = [
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
    names: nameWords(CAROUSEL_NAMES),
    label: wholeText(PAGING_LABELS),
  },
  {
    what: 'closes something, or scrolls',
    names: /(^|[\W_])(close|dismiss|back-?to-?top|scroll-?(to-?)?top|scroll-?down|totop)([\W_]|$)/i,
    label:
      /^([x×✕✖⨉]|close|dismiss|schließen|fermer|cerrar|chiudi|fechar|sluiten|stäng|lukk|luk|back to top|scroll( down)?)$/iu,
  },
  {
    what: 'answers a consent notice',
    label: wholeText([
      ...REFUSE_LABELS,
      ...ACCEPT_LABELS.filter((label) => label !== 'continue'),
      ...CHOICES,
    ]),
  },
  {
    what: 'skips to the content',
    label: pattern('iu')`^(skip|jump) (to|navigation)\b|^(${SKIP_LABELS})`,
  },
  {
    what: 'menu, search or language',
    names: /(^|[\W_])(search|lang|language|locale|currency|menu-?(button|btn|icon))([\W_]|$)/i,
    label: /^(menu|menü|menú|meny|search|suche|buscar|rechercher|cerca|zoeken|sök|søk|søg|[a-z]{2})$/iu,
  },
  {
    what: 'shows the style of another firm',
    label: pattern(
      'iu',
    )`^(?:tweet|share|like|follow|teilen|partager|compartir)$|\b(?:with|mit|avec|con|com|med|via) (?:${MARKS.signIn})\b`,
    names: nameWords([...MARKS.signIn.filter((name) => name !== 'microsoft'), 'whatsapp', ...STORES]),
  },
]

/** Names in classes: of primary buttons, and of other kinds of buttons. */
export const NAMED_PRIMARY = /(^|[\W_])(\w*primary|cta|call-?to-?action|main|brand|hero)([\W_]|$)/i
export const NAMED_SECONDARY =
  /(^|[\W_])(\w*secondary|outlined?|ghost|tertiary|light|alt|hollow|inverse|default|transparent|subtle)([\W_]|$)/i

const CALL_TO_ACTION_WORDS = [
  ...['get', 'start', 'try', /sign ?up/],
  ...phrases(`
    join, buy, shop, order, book, reserve, request, download, install, subscribe, donate, register
    apply, contact, schedule, add to, see, discover, explore, view, learn, read, find, create, jetzt
    mehr, kostenlos, kaufen, bestellen, anmelden, registrieren, kontakt, termin, découvrir
    commencer, essayer, acheter, commander, réserver, télécharger, contacter, en savoir, empezar
    comenzar, probar, comprar, reservar, descargar, contactar, contáctanos, ver, saber, scopri
    inizia, prova, acquista, prenota, scarica, contatta, começar, experimentar, baixar, saiba, begin
    probeer, koop, bestel, boek, bekijk, ontdek, köp, boka, läs, kom igång, beställ, kjøp, bestill
    les, book, køb, læs, zacznij, kup, zamów, pobierz, sprawdź, osta, varaa, tutustu, купить
    заказать, начать, скачать, подробнее, 今すぐ, 購入, お問い合わせ, 詳しく, 免费, 立即, 购买, 下载`),
]

/** First words of calls to action, in the languages of most sites. */
export const CALLS_TO_ACTION = pattern('iu')`^(${CALL_TO_ACTION_WORDS})`
