/** Facts about sites that the processes of one database share. */

/**
 * `robots`: the robots.txt of an origin. `means`: the attempt by which a site that turns us away lets us in.
 */
export type SiteNoteKind = 'robots' | 'means'

export interface SiteNote {
  readonly kind: SiteNoteKind
  /** The origin or the registrable domain, with whatever else the note depends on. */
  readonly name: string
  /** The host by which the note is deleted when its site is forgotten. */
  readonly host: string
  /** When the note expires, in milliseconds since 1970. */
  readonly until: number
  readonly value: string
}
