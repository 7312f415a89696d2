/// <reference lib="dom" />
import type { VNode } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { findingIn } from '../../../model/record.ts'
import type { SheetDownload } from '../../../sheet/data.ts'
import { Sheet } from '../../../sheet/sheet.tsx'
import { fontFacesOf } from '../../../sheet/type.tsx'
import type { RecordAnswer } from '../answers.ts'
import { type Loading, refusalIn, refusalOf, useLoading, valueIn } from '../loading.ts'
import { Failure, Heading, Moment, said } from '../parts.tsx'
import { address } from '../place.ts'
import { ask, type Refusal } from '../service.ts'
import { Downloads } from './downloads.tsx'
import { useExtras } from './extras.ts'
import { useFonts } from './fonts.ts'
import { linksOf } from './links.ts'
import { OfferView } from './offer.tsx'
import { Skeleton } from './skeleton.tsx'
import { Why } from './why.tsx'

/** The sheet of a brand with its actions. */
export function BrandView({ domain }: { readonly domain: string }): VNode {
  const brand = useLoading(domain, (signal) => recordOf({ domain }, signal))
  const { loaded, again } = brand
  const answer = valueIn(loaded)
  if (answer) return <Brand answer={answer} brand={brand} />
  if (loaded.state !== 'failed') return <Skeleton domain={domain} />
  return (
    <>
      <Heading title={domain}>
        <bdi class="clipped">{domain}</bdi>
      </Heading>
      <Failure refusal={loaded.refusal} again={again} />
    </>
  )
}

function recordOf(query: Readonly<Record<string, string | boolean>>, signal?: AbortSignal) {
  return ask<RecordAnswer>('/v1/brand/record', { query, signal })
}

function Brand({
  answer,
  brand,
}: {
  readonly answer: RecordAnswer
  readonly brand: Loading<RecordAnswer>
}): VNode {
  const { record, domain } = answer
  const [field, setField] = useState<string>()
  const place = useRef<HTMLDivElement>(null)
  const { design, paths, downloads, missing, screenshot, shot, products } = useExtras(record)
  const links = linksOf(domain, paths)
  const listed = products.offer.state === 'ready' ? products.offer.value : undefined
  const data = { record, design, screenshot, products: listed }
  useFonts(fontFacesOf(data, links))
  useEffect(() => focusHeading(place.current, domain), [])
  const close = () => setField(undefined)
  const refusal = refusalIn(brand.loaded)
  return (
    <div ref={place} aria-busy={brand.loaded.state === 'loading'}>
      <Bar answer={answer} brand={brand} downloads={downloads} />
      {refusal && <Failure refusal={refusal} again={brand.again} />}
      {missing && (
        <p class="soft">
          <bdi>{missing}</bdi>
        </p>
      )}
      <Sheet
        data={data}
        links={links}
        actions={{ why: setField }}
        standIns={{
          screenshot: (
            <OfferView
              of={shot}
              label="Take a screenshot"
              about="No screenshot is stored. A browser of the service opens the page and takes one."
            />
          ),
          products: (
            <OfferView
              of={products}
              label="Look for products"
              about="No products are stored. The service reads up to eight pages of the site."
              empty="The site shows no products that could be listed."
            />
          ),
        }}
      />
      {field && (
        <Why
          domain={domain}
          field={field}
          finding={findingIn(record.fields, field)}
          onClose={close}
          onChange={brand.again}
        />
      )}
    </div>
  )
}

/** Moves the focus to the heading of the sheet, if the replaced heading had it. */
function focusHeading(place: HTMLElement | null, domain: string): void {
  const heading = place?.querySelector('h1')
  if (!heading) return
  document.title = `${(heading.textContent || domain).slice(0, 80)} · blazon`
  if (document.activeElement !== document.body) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

interface BarProps {
  readonly answer: RecordAnswer
  readonly brand: Loading<RecordAnswer>
  readonly downloads: readonly SheetDownload[]
}

/** Shows when the brand was read, and the actions for the whole brand. */
function Bar({ answer, brand, downloads }: BarProps): VNode {
  const { domain, record } = answer
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const refresh = async () => {
    if (isBusy) return
    setBusy(true)
    setRefusal(undefined)
    try {
      brand.put(await recordOf({ domain, refresh: true }))
      said.set('The brand was looked up again')
    } catch (thrown) {
      setRefusal(refusalOf(thrown))
    }
    setBusy(false)
  }
  return (
    <>
      <div class="bar">
        <p class="soft">
          Last read <Moment at={record.capturedAt} />
        </p>
        <button type="button" class="plain" aria-disabled={isBusy} onClick={refresh}>
          {isBusy ? 'Looking up …' : 'Look up again'}
        </button>
        <a href={address.changes(domain)}>What has changed</a>
        <a href={address.compare(domain)}>Compare</a>
        <Downloads all={downloads} />
      </div>
      {refusal && <Failure refusal={refusal} again={refresh} />}
    </>
  )
}
