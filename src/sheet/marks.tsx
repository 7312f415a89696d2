import type { VNode } from 'preact'
import type { LogoKind, LogoTheme } from '../model/logo.ts'
import type { Logo } from '../model/values.ts'
import { useTools } from './context.ts'
import type { SheetPicture, Shown } from './data.ts'
import { Out, Part, shortUrl } from './part.tsx'

/** The marks on both backgrounds, and all marks of the site. */
export function Marks({ logos, finding, name, domain }: MarksProps): VNode | null {
  const { links } = useTools()
  const drawn = KINDS.flatMap(([type, theme]) => {
    const style = { type, theme, size: DOWNLOADED_PX } as const
    const [svg, png] = [links.logo({ ...style, format: 'svg' }), links.logo({ ...style, format: 'png' })]
    const shown = svg ?? png
    return shown ? [{ type, theme, svg, png, shown }] : []
  })
  if (drawn.length === 0 && logos.length === 0) return null
  return (
    <Part id="marks" title="Logos" field="logos" finding={finding}>
      <div class="sheet-grounds">
        {drawn.map((mark) => (
          <Ground
            mark={mark}
            name={name}
            domain={domain}
            files={logos.filter(({ type }) => type === mark.type)}
          />
        ))}
      </div>
      {logos.length > 0 && <OnSite logos={logos} />}
    </Part>
  )
}

interface MarksProps {
  readonly logos: readonly Logo[]
  readonly finding: Shown | undefined
  readonly name: string
  readonly domain: string
}

const KINDS: readonly (readonly [LogoKind, LogoTheme])[] = [
  ['logo', 'light'],
  ['logo', 'dark'],
  ['icon', 'light'],
  ['icon', 'dark'],
]

/** The longer side of the pictures for download, in pixels. */
const DOWNLOADED_PX = 512

interface Drawn {
  readonly type: LogoKind
  readonly theme: LogoTheme
  readonly shown: SheetPicture
  readonly svg: SheetPicture | undefined
  readonly png: SheetPicture | undefined
}

interface GroundProps extends Pick<MarksProps, 'name' | 'domain'> {
  readonly mark: Drawn
  /** The files of the site for this type of mark. */
  readonly files: readonly Logo[]
}

/** A mark on a light or dark background, with its files. */
function Ground({ mark, name, domain, files }: GroundProps): VNode {
  const { type, theme, svg, png, shown } = mark
  const { links } = useTools()
  const file = `${domain}-${type}-${theme}`
  const vector = links.isVector?.({ type, theme }) === false ? undefined : svg
  const title = `${type === 'logo' ? 'Logo' : 'Icon'} for ${theme} backgrounds`
  const isFor = ({ mode = theme }: Logo) => mode === theme || mode === 'has_opaque_background'
  const hasOwn = files.some((logo) => isFor(logo) && !logo.missing)
  const note = shown.note ?? (hasOwn ? undefined : `The site has no other ${type} for ${theme} backgrounds.`)
  const isLost = files.some((logo) => isFor(logo) && logo.missing && formatOf(logo.url) === 'SVG')
  return (
    <figure class={`sheet-ground is-${type}`}>
      <div class={`sheet-plate is-${theme}`}>
        <img src={shown.href} alt={`${name.slice(0, 100)}: ${title}`} loading="lazy" decoding="async" />
      </div>
      <figcaption>
        <span>{title}</span>
        <span class="sheet-files">
          <File picture={vector} format="SVG" title={title} file={file} />
          {!vector && (
            <span class="sheet-note">{isLost ? 'its SVG was not found' : 'no SVG on the site'}</span>
          )}
          <File picture={png} format="PNG" title={title} file={file} />
        </span>
        {note !== undefined && <span class="sheet-note">{note}</span>}
      </figcaption>
    </figure>
  )
}

function File(props: {
  readonly picture: SheetPicture | undefined
  readonly format: string
  readonly title: string
  /** The name of the saved file, without its ending. */
  readonly file: string
}): VNode | null {
  const { picture, format, title, file } = props
  if (!picture) return null
  const { href, width, height } = picture
  const size = format !== 'SVG' && width !== undefined && height !== undefined ? ` ${width} × ${height}` : ''
  return (
    <a href={href} download={`${file}.${format.toLowerCase()}`} aria-label={`${format}${size}: ${title}`}>
      {format}
      <span class="sheet-figure">{size}</span>
    </a>
  )
}

const MOST_SHOWN = 24

const GROUNDS = {
  light: 'for light backgrounds',
  dark: 'for dark backgrounds',
  has_opaque_background: 'with a background of its own',
}

/** The files of marks on the site itself. */
function OnSite({ logos }: { readonly logos: readonly Logo[] }): VNode {
  return (
    <>
      <h3>Original files on the site</h3>
      <ul class="sheet-files-list">
        {logos.slice(0, MOST_SHOWN).map((logo) => (
          <SiteMark logo={logo} />
        ))}
      </ul>
      {logos.length > MOST_SHOWN && <p class="sheet-note">And {logos.length - MOST_SHOWN} more.</p>}
    </>
  )
}

function SiteMark({ logo }: { readonly logo: Logo }): VNode {
  const { links } = useTools()
  const { url, type, mode, resolution, missing } = logo
  const shown = missing ? undefined : links.file(url)
  const facts = [
    type === 'icon' ? 'Icon' : 'Logo',
    formatOf(url),
    mode && GROUNDS[mode],
    missing && 'not found at its address',
  ]
  const size = resolution && `${resolution.width} × ${resolution.height}`
  return (
    <li>
      <span class={`sheet-thumb is-${mode === 'dark' ? 'dark' : 'light'}`}>
        {shown !== undefined && <img src={shown} alt="" loading="lazy" decoding="async" />}
      </span>
      <span>{facts.filter(Boolean).join(', ')}</span>
      <span class="sheet-figure">{size}</span>
      <span class="sheet-address">
        {url.startsWith('data:') ? 'within the page' : <Out href={url}>{shortUrl(url)}</Out>}
      </span>
    </li>
  )
}

/** Returns the format in an address; undefined for an address without one. */
function formatOf(url: string): string | undefined {
  const [, ofData, ofPath] =
    /^data:image\/(svg|png|webp|gif|jpe?g)|\.(svg|png|webp|gif|jpe?g|ico|avif)(?:$|[?#])/i.exec(url) ?? []
  return (ofData ?? ofPath)?.toUpperCase().replace('JPEG', 'JPG')
}
