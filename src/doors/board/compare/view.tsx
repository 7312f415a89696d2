/// <reference lib="dom" />
import type { VNode } from 'preact'
import { foundValue } from '../../../model/finding.ts'
import { type BrandRecord, findingIn } from '../../../model/record.ts'
import type { RecordAnswer } from '../answers.ts'
import { Value } from '../brand/value.tsx'
import { type Loading, useLoading, valueIn } from '../loading.ts'
import { Failure, Heading, Lines } from '../parts.tsx'
import { address, go } from '../place.ts'
import { Search } from '../search.tsx'
import { ask } from '../service.ts'
import { Colors, Fonts, MarkPair } from './cells.tsx'

/** Shows two brands side by side, field by field. */
export function CompareView({ domains }: { readonly domains: readonly string[] }): VNode {
  const [one, other] = [domains[0] || undefined, domains[1] || undefined]
  const [left, right] = [useRecord(one), useRecord(other)]
  const setAt = (at: number) => (domain: string) => {
    const next = [one ?? '', other ?? '']
    next[at] = domain
    go(address.compare(...next))
  }
  return (
    <>
      <Heading title="Compare">Compare</Heading>
      <div class="sides heads">
        <Side at={setAt(0)} domain={one} label="One brand" />
        <Side at={setAt(1)} domain={other} label="Another brand" />
      </div>
      <Sides left={left} right={right} hasLeft={one !== undefined} hasRight={other !== undefined} />
    </>
  )
}

function useRecord(domain: string | undefined): Loading<RecordAnswer> {
  return useLoading(domain, (signal) => ask<RecordAnswer>('/v1/brand/record', { query: { domain }, signal }))
}

function Side(props: {
  readonly at: (domain: string) => void
  readonly domain: string | undefined
  readonly label: string
}): VNode {
  return (
    <div class="side">
      <Search text={props.domain ?? ''} label={props.label} onDomain={props.at} />
    </div>
  )
}

/** The fields whose values are compared without conversion, in the order of the sheet. */
const PLAIN: readonly (readonly [field: string, label: string])[] = [
  ['slogan', 'Slogan'],
  ['description', 'Description'],
  ['industries', 'Industry'],
  ['socials', 'Profiles'],
  ['email', 'E-mail'],
  ['phone', 'Telephone'],
  ['address', 'Address'],
  ['language', 'Language'],
  ['employees', 'Employees'],
]

interface SidesProps {
  readonly left: Loading<RecordAnswer>
  readonly right: Loading<RecordAnswer>
  readonly hasLeft: boolean
  readonly hasRight: boolean
}

function Sides({ left, right, hasLeft, hasRight }: SidesProps): VNode | null {
  if (!hasLeft && !hasRight) return <p class="soft">Choose two brands above.</p>
  const both = [
    { side: left, isChosen: hasLeft },
    { side: right, isChosen: hasRight },
  ]
  // Both sides are shown at once, because rows that grow later would move the rows below them.
  const isLoading = both.some(({ side, isChosen }) => isChosen && !isSettled(side))
  if (isLoading) return <Lines count={9} />
  const row = (label: string, cell: (record: BrandRecord) => VNode) => (
    <section class="compared" key={label}>
      <h2 class="small">{label}</h2>
      <div class="sides">
        {both.map(({ side, isChosen }, at) => (
          <div key={at} class="side">
            {isChosen && <Cell side={side} cell={cell} />}
          </div>
        ))}
      </div>
    </section>
  )
  return (
    <>
      <div class="sides">
        {both.map(({ side: { loaded, again } }, at) => (
          <div key={at} class="side">
            {loaded.state === 'failed' && <Failure refusal={loaded.refusal} again={again} />}
          </div>
        ))}
      </div>
      {row('Name', (record) => (
        <a class="large" href={address.brand(record.domain)}>
          <bdi class="clipped">{foundValue(record.fields.name) ?? record.domain}</bdi>
        </a>
      ))}
      {row('Logos', (record) => (
        <MarkPair domain={record.domain} />
      ))}
      {row('Colour', (record) => (
        <Colors colors={foundValue(record.fields.colors) ?? []} />
      ))}
      {row('Type', (record) => (
        <Fonts fonts={foundValue(record.fields.fonts) ?? []} />
      ))}
      {PLAIN.map(([field, label]) => row(label, (record) => <Plain record={record} field={field} />))}
    </>
  )
}

function isSettled({ loaded }: Loading<RecordAnswer>): boolean {
  return loaded.state !== 'loading' || valueIn(loaded) !== undefined
}

function Cell(props: {
  readonly side: Loading<RecordAnswer>
  readonly cell: (record: BrandRecord) => VNode
}) {
  const record = valueIn(props.side.loaded)?.record
  return record ? props.cell(record) : <span class="soft">–</span>
}

function Plain({ record, field }: { readonly record: BrandRecord; readonly field: string }): VNode {
  const finding = findingIn(record.fields, field)
  const value = finding && foundValue(finding)
  return value === undefined ? <span class="soft">Not found</span> : <Value value={value} />
}
