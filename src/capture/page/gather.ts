/** Fetches all files that a page needs, in a fixed order, and adds them to its snapshot. */

import { parseManifest } from '../../formats/manifest.ts'
import { MAX_IMPORT_DEPTH } from '../../model/limits.ts'
import { FETCH } from '../bounds.ts'
import { importNeeds, type Need, needOf, pictureNeeds } from './needs.ts'
import type { SnapshotBuilder } from './snapshot-builder.ts'
import type { Supplied, Supply } from './supply.ts'
import type { PageNeeds } from './survey.ts'

const decoder = new TextDecoder('utf-8')

/**
 * Fetches everything that the page needs into the snapshot. Many files are fetched at once, but they are
 * requested and stored in the order in which the page needs them, so that the same site gives the same
 * snapshot whichever answer comes first. Never rejects: a file that cannot be fetched becomes a resource with
 * an error. `pages`: other pages of the site, once robots.txt has shown which of them may be requested.
 */
export async function gather(
  builder: SnapshotBuilder,
  needs: PageNeeds,
  supply: Supply,
  pages: Promise<readonly Need[]>,
): Promise<void> {
  // It may reject before it is awaited below, when the capture is aborted.
  pages.catch(() => undefined)
  const asked = new Map<string, Promise<Supplied>>()
  const ask = (wanted: readonly Need[]): Promise<Supplied[]> => {
    const fresh: Promise<Supplied>[] = []
    for (const need of wanted) {
      if (asked.has(need.url) || asked.size >= FETCH.maxListed) continue
      const answer = supply(need)
      asked.set(need.url, answer)
      fresh.push(answer)
    }
    return Promise.all(fresh)
  }

  const sheets = ask(needs.stylesheets)
  const manifests = ask(needs.manifests)
  ask(needs.icons)
  ask(needs.images)

  const pictures = [...needs.painted]
  let level = await sheets
  for (let depth = 0; level.length > 0; depth++) {
    pictures.push(...level.flatMap(({ resource, body }) => pictureNeeds(textOf(body), resource.finalUrl)))
    const imports = level.flatMap(({ resource, body }) => importNeeds(textOf(body), resource.finalUrl))
    level = depth < MAX_IMPORT_DEPTH ? await ask(imports) : []
  }
  ask((await manifests).flatMap(manifestIconNeeds))
  ask(pictures)
  ask(needs.frames)
  ask(await pages)

  if (asked.size >= FETCH.maxListed)
    builder.note(`Only the first ${FETCH.maxListed} of the page's files were looked at.`)
  for (const { resource, body } of await Promise.all(asked.values())) builder.add(resource, body)
}

function manifestIconNeeds({ resource, body }: Supplied): Need[] {
  const icons = parseManifest(textOf(body), resource.finalUrl)?.icons ?? []
  return icons.flatMap(({ url }) => needOf(url, url, 'icon', true))
}

function textOf(body: Uint8Array | null): string {
  return body ? decoder.decode(body) : ''
}
