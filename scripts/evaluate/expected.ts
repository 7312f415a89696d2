import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageClass } from '../../src/model/site.ts'
import type { LinkKind, Social } from '../../src/model/values.ts'

/** The hand-written truth of a fixture. A key that is left out is not scored there. */
export interface Expected {
  readonly domain: string
  readonly outcome: PageClass
  /** The page is built by scripts: without a browser the fixture is left out. */
  readonly needsBrowser?: boolean
  readonly name?: string
  readonly nameAlso?: readonly string[]
  /** Lower-case words, all of which a right description contains. */
  readonly descriptionIncludes?: readonly string[]
  readonly logos?: {
    /** Any of these is right as the best logo. */
    readonly first?: readonly string[]
    readonly form: 'image' | 'inline svg' | 'text'
    readonly icons?: readonly string[]
    readonly wrong?: readonly string[]
  }
  readonly colors?: {
    /** Accepted in the first place. */
    readonly primary: readonly string[]
    /** Others that are truly the brand's. */
    readonly palette?: readonly string[]
    readonly wrong?: readonly string[]
  }
  readonly fonts?: { readonly heading?: readonly string[]; readonly body?: readonly string[] }
  readonly socials?: readonly Social[]
  /** null: a tool could be fooled into finding one. */
  readonly links?: { readonly [K in LinkKind]?: string | null }
}

export function readExpected(folder: string, domain: string): Expected {
  return JSON.parse(readFileSync(join(folder, domain, 'expected.json'), 'utf8')) as Expected
}
