import { type Manifest, parseManifest } from '../formats/manifest.ts'
import { view } from './memo.ts'
import { linkTags } from './meta.ts'
import { bodyOf, resourceAt, type Snapshot } from './snapshot.ts'

const decoder = new TextDecoder('utf-8')

/** The manifest that the page links to, with its URL; undefined if there is none that can be read. */
export const manifestOf = view(
  (snapshot: Snapshot): { readonly url: string; readonly manifest: Manifest } | undefined => {
    for (const link of linkTags(snapshot, 'manifest')) {
      const resource = resourceAt(snapshot, link.url)
      const body = resource && resource.status < 400 ? bodyOf(snapshot, resource) : undefined
      const manifest = resource && body ? parseManifest(decoder.decode(body), resource.finalUrl) : undefined
      if (manifest) return { url: link.url, manifest }
    }
    return undefined
  },
)
