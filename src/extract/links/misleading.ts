import { type Branches, phrases, wholeWords, words } from '../../lexicon/pattern.ts'
import type { LinkKind } from '../../model/values.ts'

/**
 * Words with which a text or path does not mean the key page that it seems to name: `career advice` is no
 * page with jobs. The words are English, and were collected by hand in 2026.
 */
const OTHER_THINGS: Partial<Readonly<Record<LinkKind, Branches>>> = {
  careers: [
    /(?:career|job) (?:cent(?:er|re)|services|advice|guide|quiz|coaching|fair|network|paths?|development)/,
    /(?:career|job) (?:alerts?|board|seekers?)/,
    'post a job',
  ],
  terms: [
    ...words('glossary api generator template payment warranty medical health sweepstakes contest contests'),
    ...[/affiliates?/, /partners?/, /promotions?/, /competitions?/, /giveaways?/, /gift cards?/],
  ],
  privacy: [
    ...phrases(
      'settings, choices, preferences, manager, opt out, do not sell, shield, california, request, rights',
    ),
    ...[/applicants?/, /candidates?/, /employees?/, 'recruitment', 'children', 'generator'],
  ],
  // `contact` also occurs in contact lenses and contact tracing.
  contact: words('lens lenses tracing'),
  login: words('forgot forgotten password help required reply comment webmail'),
  signup: [
    ...words('newsletter newsletters mailing email emails alerts updates media press interest'),
    ...words('event events webinar conference workshop course class camp tournament'),
    ...words('product warranty vehicle voter volunteer patient domain service'),
  ],
  pricing: [
    ...words('floor meal travel payment retirement stock tuition funding student students shipping delivery'),
    ...words('review reviews analysis alternatives software'),
  ],
  blog: [
    ...phrases('new posts, latest posts, recent posts, rss, atom, feed'),
    /(?:create|start|make) a blog/,
  ],
}

const MISLEADING = new Map(Object.entries(OTHER_THINGS).map(([kind, things]) => [kind, wholeWords(things)]))

/** Matches registrations that open no account: `warranty-registration`, `press-sign-up`. */
const OTHER_REGISTER =
  /^(?!(?:user|account|member|customer|client|partner|trial|free|new|online|my|your|site|web)\b)\w+ (?:registration|register)$/

/** Matches texts that do not say where a link leads. */
const NOTHING = /^(?:click here|here|(?:read|learn|find out) more|more info)$/

/** Whether a folded text, or the last segment of a path, only seems to name the key page. */
export function misleads(kind: LinkKind, folded: string): boolean {
  if (MISLEADING.get(kind)?.test(folded)) return true
  return kind === 'signup' && (NOTHING.test(folded) || OTHER_REGISTER.test(folded))
}
