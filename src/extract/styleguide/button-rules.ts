/** Recognises kinds of buttons by their words and class names. */

import { CONTROLS } from '../../data/languages/controls.ts'
import { MARKS } from '../../data/vendors/marks.ts'
import { inAllLanguages } from '../../lexicon/in-all-languages.ts'
import { ACCEPT_LABELS, REFUSE_LABELS } from '../../lexicon/obstacles/labels.ts'
import { nameWords, pattern, wholeText, words } from '../../lexicon/pattern.ts'

/** A kind of control that is not a button in the style of the brand. */
interface OtherControl {
  readonly what: string
  /** Matches classes and id. */
  readonly names?: RegExp
  /** Matches the whole label. */
  readonly label?: RegExp
  /** Attributes that are enough with any value. */
  readonly attributes?: readonly string[]
  readonly roles?: readonly string[]
}

/** Labels of buttons in consent layers that neither refuse nor accept. */
const CHOICES = inAllLanguages(CONTROLS, 'choices')
/** Matches app stores, whose badges look like buttons. */
const STORES = [/app-?store/, /play-?store/]

/** Labels of controls that move a carousel or turn pages, including symbols and numbers. */
const PAGING_LABELS = [...inAllLanguages(CONTROLS, 'paging'), /[\d\s.,<>«»‹›←→…-]+/]

const CAROUSEL_NAMES = [
  ...words(`
    slick swiper carousel owl splide glide flickity arrow arrows prev previous next dot dots bullet
    pagination pager`),
  /page-numbers?/,
  'page-link',
]

/** Controls that match any of these entries are left out. */
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
    label: pattern('iu')`^([x×✕✖⨉]|${inAllLanguages(CONTROLS, 'close')})$`,
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
    label: pattern('iu')`^(skip|jump) (to|navigation)\b|^(${inAllLanguages(CONTROLS, 'skip')})`,
  },
  {
    what: 'menu, search or language',
    names: /(^|[\W_])(search|lang|language|locale|currency|menu-?(button|btn|icon))([\W_]|$)/i,
    label: pattern('iu')`^(${inAllLanguages(CONTROLS, 'menu')}|[a-z]{2})$`,
  },
  {
    what: 'shows the style of another firm',
    label: pattern('iu')`
      ^(?:${inAllLanguages(CONTROLS, 'share')})$|
      \b(?:${inAllLanguages(CONTROLS, 'with')}) (?:${MARKS.signIn})\b
    `,
    names: nameWords([...MARKS.signIn.filter((name) => name !== 'microsoft'), 'whatsapp', ...STORES]),
  },
]

/** Match class names of primary buttons, and of other buttons. */
export const NAMED_PRIMARY = /(^|[\W_])(\w*primary|cta|call-?to-?action|main|brand|hero)([\W_]|$)/i
export const NAMED_SECONDARY =
  /(^|[\W_])(\w*secondary|outlined?|ghost|tertiary|light|alt|hollow|inverse|default|transparent|subtle)([\W_]|$)/i

/** Matches first words of calls to action, in common languages. */
export const CALLS_TO_ACTION = pattern('iu')`^(${inAllLanguages(CONTROLS, 'act')})`
