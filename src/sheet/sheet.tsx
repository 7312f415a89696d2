import type { ComponentChildren, VNode } from 'preact'
import { useId } from 'preact/hooks'
import { foundValue, isFound } from '../model/finding.ts'
import type { BrandRecord } from '../model/record.ts'
import { Company, Missing } from './company.tsx'
import { Components } from './components.tsx'
import { SheetToolsProvider, useTools } from './context.ts'
import type { Paint, SheetActions, SheetData, SheetLinks } from './data.ts'
import { Marks } from './marks.tsx'
import { Palette } from './palette.tsx'
import { Copy, Out, Part, Rest, Short, shortUrl, Text, Why } from './part.tsx'
import { Backdrops, Products, Screenshot } from './pictures.tsx'
import { safeHex } from './safe.ts'
import { Type } from './type.tsx'

export interface SheetProps {
  readonly data: SheetData
  readonly links: SheetLinks
  readonly actions?: SheetActions | undefined
  /** Default: styles are set as attributes. Scripts may do so under any policy of the page. */
  readonly paint?: Paint | undefined
  /** Replacements for parts without data. Default: these parts are left out. */
  readonly standIns?: StandIns | undefined
}

type StandIns = Readonly<Partial<Record<'screenshot' | 'products', ComponentChildren>>>

const BY_ATTRIBUTE: Paint = (name, style) => ({ class: name, style })
const NO_ACTIONS: SheetActions = {}

/** The sheet of a brand, for the board and for reports. */
export function Sheet(props: SheetProps): VNode {
  const { data, links, actions = NO_ACTIONS, paint = BY_ATTRIBUTE, standIns = {} } = props
  const id = `${useId()}-`
  const { record } = data
  const sample = sampleOf(record)
  return (
    <SheetToolsProvider value={{ links, actions, paint, id }}>
      <article class="sheet">
        <Head data={data} />
        <Glance data={data} />
        <Parts data={data} sample={sample} standIns={standIns} />
        <Foot record={record} />
      </article>
    </SheetToolsProvider>
  )
}

/** Returns a short text of the brand, as a specimen of its fonts. */
function sampleOf({ fields, domain }: BrandRecord): string {
  const slogan = foundValue(fields.slogan)
  const name = foundValue(fields.name) ?? domain
  return slogan !== undefined && slogan.length <= 80 ? slogan : name.slice(0, 80)
}

/** A longer name is shown in a smaller size, because it is hardly a name. */
const LONG_NAME = 28

function Head({ data }: { readonly data: SheetData }): VNode {
  const { links } = useTools()
  const { record } = data
  const { fields, domain, url } = record
  const [name, slogan, description] = [
    foundValue(fields.name) ?? domain,
    foundValue(fields.slogan),
    foundValue(fields.description),
  ]
  return (
    <header class="sheet-head">
      <p class="sheet-domain">
        <Out href={url}>{domain}</Out>
      </p>
      <h1 class={name.length > LONG_NAME ? 'is-long' : undefined}>
        <Short>{name}</Short>
      </h1>
      <Rest>{name}</Rest>
      {slogan !== undefined && (
        <div class="sheet-slogan">
          <Text>{slogan}</Text>
        </div>
      )}
      <div class="sheet-intro">
        {description !== undefined && (
          <div class="sheet-description">
            <Text>{description}</Text>
          </div>
        )}
        {links.downloads.length > 0 && (
          <ul class="sheet-downloads" aria-label="Downloads">
            {links.downloads.map(({ label, href, name: file }) => (
              <li>
                <a href={href} download={file ?? ''}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      <dl class="sheet-reasons">
        {(['name', 'slogan', 'description'] as const)
          .filter((field) => isFound(fields[field]))
          .map((field) => (
            <div>
              <dt>{field}</dt>
              <dd>
                <Why field={field} of={field} finding={fields[field]} />
              </dd>
            </div>
          ))}
      </dl>
    </header>
  )
}

/**
 * The colours as a strip with the primary one for copying, and links to the parts of the sheet, because these
 * begin below the first screen. It stays in sight.
 */
function Glance({ data: { record, design } }: { readonly data: SheetData }): VNode {
  const { id, paint } = useTools()
  const { logos, colors, fonts } = record.fields
  const shown = (foundValue(colors) ?? []).slice(0, MOST_GLANCED).flatMap(({ hex }) => safeHex(hex) ?? [])
  const primary = safeHex(foundValue(colors)?.find(({ role }) => role === 'primary')?.hex)
  const parts: readonly (readonly [part: string, title: string, isThere: boolean])[] = [
    ['marks', 'Logos', isFound(logos)],
    ['colour', 'Colour', shown.length > 0],
    ['type', 'Type', isFound(fonts)],
    ['company', 'Company', true],
    // The board loads this part later. It is the last one, so that the others do not move then.
    ['style', 'Style guide', design !== undefined],
  ]
  return (
    <nav class="sheet-glance" aria-label="Parts of the sheet">
      {shown.length > 0 && (
        <a class="sheet-strip" href={`#${id}colour`} aria-label="Colours of the brand">
          {shown.map((hex) => (
            <span {...paint('sheet-tint', { backgroundColor: hex })} />
          ))}
        </a>
      )}
      {primary !== undefined && (
        <span>
          Primary <span class="sheet-figure">{primary}</span>{' '}
          <Copy text={primary} of="primary colour as hex" />
        </span>
      )}
      {parts
        .filter(([, , isThere]) => isThere)
        .map(([part, title]) => (
          <a href={`#${id}${part}`}>{title}</a>
        ))}
    </nav>
  )
}

/** The largest number of colours in the strip. */
const MOST_GLANCED = 8

interface PartsProps {
  readonly data: SheetData
  readonly sample: string
  readonly standIns: StandIns
}

function Parts({ data, sample, standIns }: PartsProps): VNode {
  const { record, design, screenshot, products = [], own = [] } = data
  const { fields, domain } = record
  const { logos, colors, fonts, backdrops } = fields
  const name = foundValue(fields.name) ?? domain
  const [palette, families, pictures] = [foundValue(colors), foundValue(fonts), foundValue(backdrops)]
  return (
    <>
      <Marks
        logos={foundValue(logos) ?? []}
        finding={isFound(logos) ? logos : undefined}
        name={name}
        domain={domain}
      />
      {palette && palette.length > 0 && <Palette colors={palette} finding={colors} design={design} />}
      {families && families.length > 0 && (
        <Type fonts={families} finding={fonts} design={design} sample={sample} />
      )}
      {design && <Components design={design} sample={sample} />}
      {screenshot === undefined ? (
        <StandIn id="screenshot" title="Screenshot" of={standIns.screenshot} />
      ) : (
        <Screenshot href={screenshot} domain={domain} />
      )}
      {pictures && pictures.length > 0 && <Backdrops backdrops={pictures} finding={backdrops} />}
      {products.length > 0 ? (
        <Products products={products} />
      ) : (
        <StandIn id="products" title="Products" of={standIns.products} />
      )}
      <Company record={record} own={own} />
      <Missing record={record} own={own} />
    </>
  )
}

function StandIn(props: {
  readonly id: string
  readonly title: string
  readonly of: ComponentChildren
}): VNode | null {
  const { id, title, of } = props
  if (of === undefined) return null
  return (
    <Part id={id} title={title}>
      {of}
    </Part>
  )
}

/** When and how the page was read, and the gaps of its capture. */
function Foot({ record: { url, capturedAt, producer, notes } }: { readonly record: BrandRecord }): VNode {
  const at = new Date(capturedAt)
  const time = Number.isNaN(at.getTime())
    ? capturedAt
    : at.toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  return (
    <footer class="sheet-foot">
      <p>
        Read from <Out href={url}>{shortUrl(url)}</Out> on <time dateTime={capturedAt}>{time}</time> UTC
        {producer === 'browser' ? ', with a browser' : ''}.
      </p>
      {notes.slice(0, 12).map((note) => (
        <p>
          <Short>{note}</Short>
        </p>
      ))}
    </footer>
  )
}
