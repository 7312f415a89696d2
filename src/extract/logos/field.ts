import { pageKey } from '../../formats/url.ts'
import type { Logo } from '../../model/values.ts'
import type { Field } from '../field.ts'
import { isListOf, isObjectOf, isUrl } from '../truth.ts'
import { logos as extract } from './index.ts'

type Gold = {
  readonly logos?: {
    /** URLs, any of which is right as the best logo. */
    readonly first?: readonly string[]
    /** How the site shows its logo; a `text` logo has no image. Default: `image`. */
    readonly form?: 'image' | 'inline svg' | 'text'
    /** URLs of icons, one of which must be listed. */
    readonly icons?: readonly string[]
    /** URLs that are no logos of the site's. */
    readonly wrong?: readonly string[]
  }
}

export const logos: Field<readonly Logo[], Gold> = {
  about: 'Logos and icons of the brand with their facts, best first.',
  extract,
  truth: {
    keys: {
      logos: [
        'an object of first, icons and wrong (lists of URLs) and form (image, inline svg or text)',
        isObjectOf({
          first: isListOf(isUrl),
          icons: isListOf(isUrl),
          wrong: isListOf(isUrl),
          form: (value) => value === 'image' || value === 'inline svg' || value === 'text',
        }),
      ],
    },
    scores: {
      logo_first: ({ logos }, [first] = []) => {
        if (!logos || (!logos.first && (logos.form ?? 'image') === 'image')) return undefined
        if (logos.form === 'text') return Number(!first || first.type === 'icon')
        if (logos.form === 'inline svg') return Number(first?.url.startsWith('data:image/svg+xml') ?? false)
        return Number(logos.first?.some((url) => first && pageKey(url) === pageKey(first.url)) ?? false)
      },
      logo_icons: ({ logos }, found = []) => {
        if (!logos?.icons?.length) return undefined
        const urls = found.map(({ url }) => pageKey(url))
        return Number(logos.icons.some((url) => urls.includes(pageKey(url))))
      },
      logo_no_strangers: ({ logos }, found = []) => {
        if (!logos?.wrong?.length) return undefined
        const wrong = new Set(logos.wrong.map(pageKey))
        return Number(!found.some(({ url }) => wrong.has(pageKey(url))))
      },
    },
  },
}
