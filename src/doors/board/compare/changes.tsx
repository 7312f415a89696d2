/// <reference lib="dom" />
import type { VNode } from 'preact'
import type { BrandDiff, Change } from '../../../model/diff.ts'
import { Value, wordsOf } from '../brand/value.tsx'
import { useLoading } from '../loading.ts'
import { Empty, Heading, Lines, Whole } from '../parts.tsx'
import { address } from '../place.ts'
import { ask } from '../service.ts'

type Changes = Pick<BrandDiff, 'domain' | 'kind' | 'changes' | 'notCompared' | 'notes'>

/** Compares a stored brand with its present state. The site is read again for this. */
export function ChangesView({ domain }: { readonly domain: string }): VNode {
  const changes = useLoading(domain, (signal) =>
    ask<Changes>('/v1/brand/diff', { query: { domain }, signal }),
  )
  const meanwhile = (
    <>
      <p class="soft">The site is read anew, which takes some seconds.</p>
      <Lines count={6} />
    </>
  )
  return (
    <>
      <Heading title={`Changes of ${domain}`} over={<a href={address.brand(domain)}>{domain}</a>}>
        What has changed
      </Heading>
      <Whole of={changes} meanwhile={meanwhile}>
        {(diff) => <All diff={diff} />}
      </Whole>
    </>
  )
}

function All({ diff: { changes, notes } }: { readonly diff: Changes }): VNode {
  return (
    <>
      {changes.length === 0 ? (
        <Empty title="Nothing has changed">
          <p>The brand is as it was stored. What was read now is stored in its place.</p>
        </Empty>
      ) : (
        changes.map((change, at) => (
          <section class="compared" key={at}>
            <h2 class="small">
              {wordsOf(change.field)}
              {change.part && <bdi> · {change.part}</bdi>}
            </h2>
            <div class="sides">
              <Then label="Then" change={change} side="before" />
              <Then label="Now" change={change} side="after" />
            </div>
            {change.why && <p class="soft">{change.why}</p>}
          </section>
        ))
      )}
      {notes.map((note) => (
        <p key={note} class="soft">
          {note}
        </p>
      ))}
    </>
  )
}

function Then(props: {
  readonly label: string
  readonly change: Change
  readonly side: 'before' | 'after'
}): VNode {
  const value = props.change[props.side]
  return (
    <div class="side">
      <h3 class="small">{props.label}</h3>
      {value === undefined ? <span class="soft">Nothing</span> : <Value value={value} />}
    </div>
  )
}
