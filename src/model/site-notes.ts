/** Facts about sites that the processes of one database share. */

/**
 * `robots`: the robots.txt of an origin. `means`: the attempt (client and proxy) that succeeds at a site that
 * refuses other attempts.
 */
export type SiteNoteKind = 'robots' | 'means'

export interface SiteNote {
  readonly kind: SiteNoteKind
  /** The origin or the registrable domain, with all other values on which the note depends. */
  readonly name: string
  /** The host by which the note is deleted when its site is forgotten. */
  readonly host: string
  /** When the note expires, in milliseconds since 1970. */
  readonly until: number
  readonly value: string
}
