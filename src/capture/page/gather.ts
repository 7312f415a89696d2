import { parseManifest } from '../../formats/manifest.ts'
import type { Options } from '../../model/options.ts'
import type { Draft } from '../draft.ts'
import type { Need } from './needs.ts'
import * as needs from './needs.ts'
import type { Supplied, Supply } from './supply.ts'

/** Files of one page that are listed, asked for or not. Large shops have some 300. */
const MAX_FILES = 1_000

const decoder = new TextDecoder('utf-8')

/**
 * Brings in what the page needs: many at once, but asked for and kept in the order of first need, so that the same
 * site gives the same snapshot whichever answer comes first. Never rejects: what cannot be had becomes a
 * resource with an error.
 */
export async function gather(draft: Draft, supply: Supply, { fetch }: Options): Promise<void> {
  const { snapshot } = draft
  const asked = new Map<string, Promise<Supplied>>()
  const ask = (wanted: readonly Need[]): Promise<Supplied[]> => {
    const fresh: Promise<Supplied>[] = []
    for (const need of wanted) {
      if (asked.has(need.url) || asked.size >= MAX_FILES) continue
      const answer = supply(need)
      asked.set(need.url, answer)
      fresh.push(answer)
    }
    return Promise.all(fresh)
  }

  const sheets = ask(needs.stylesheetNeeds(snapshot))
  const manifests = ask(needs.manifestNeeds(snapshot))
  ask(needs.iconNeeds(snapshot))
  ask(needs.imageNeeds(snapshot, fetch.maxImages))

  const pictures = needs.inlinePictureNeeds(snapshot)
  let level = await sheets
  for (let depth = 0; level.length > 0; depth++) {
    pictures.push(
      ...level.flatMap(({ resource, body }) => needs.pictureNeeds(textOf(body), resource.finalUrl)),
    )
    const imports = level.flatMap(({ resource, body }) => needs.importNeeds(textOf(body), resource.finalUrl))
    level = depth < fetch.maxImportDepth ? await ask(imports) : []
  }
  ask((await manifests).flatMap(manifestIconNeeds))
  ask(pictures)

  if (asked.size >= MAX_FILES) draft.note(`Only the first ${MAX_FILES} of the page's files were looked at.`)
  for (const { resource, body } of await Promise.all(asked.values())) draft.add(resource, body)
}

function manifestIconNeeds({ resource, body }: Supplied): Need[] {
  const icons = parseManifest(textOf(body), resource.finalUrl)?.icons ?? []
  return icons.flatMap(({ url }) => needs.needOf(url, url, 'icon', true))
}

function textOf(body: Uint8Array | null): string {
  return body ? decoder.decode(body) : ''
}
