/// <reference lib="dom" />
import type { VNode } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { noun } from '../../../model/noun.ts'
import { WHY_REFUSED } from '../../../model/site.ts'
import type { List, Outcome } from '../answers.ts'
import { type Loading, refusalOf, useLoading } from '../loading.ts'
import { Heading, Lines, number, Section, said, Whole } from '../parts.tsx'
import { address } from '../place.ts'
import { addressOf, ask } from '../service.ts'
import { useEvery } from './every.ts'
import { Progress, STATES, spanOf } from './progress.tsx'

interface ListAnswer {
  readonly list: List
}

const isWorking = ({ state }: List) => state === 'running' || state === 'waiting'

/** Shows the progress of a list, its failures by reason, and its export. */
export function ListView({ name }: { readonly name: string }): VNode {
  const one = useLoading(name, (signal) => ask<ListAnswer>('/v1/operator/list', { query: { name }, signal }))
  useEvery(one, ({ list }) => isWorking(list))
  return (
    <>
      <Heading title={name} over={<a href={address.lists}>All lists</a>}>
        <bdi class="clipped">{name}</bdi>
      </Heading>
      <Whole of={one} meanwhile={<Lines count={6} />}>
        {(answer) => <Shown answer={answer} one={one} />}
      </Whole>
    </>
  )
}

function Shown({ answer, one }: { readonly answer: ListAnswer; readonly one: Loading<ListAnswer> }): VNode {
  const { list } = answer
  useEffect(() => said.set(STATES[list.state]), [list.state])
  const figures = [
    ['Brands', list.ok],
    ['Refused', list.refused],
    ['Failed', list.failed],
    ['No domain', list.invalid],
  ] as const
  return (
    <>
      <p class="state">
        <b>{STATES[list.state]}</b>
        <bdi class="soft">{paceOf(list)}</bdi>
      </p>
      {list.message && <p class="wrong">{list.message}</p>}
      <Progress list={list} />
      <dl class="figures">
        {figures.map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{number(count)}</dd>
          </div>
        ))}
      </dl>
      <Actions list={list} one={one} />
      <Failures all={list.outcomes.filter(({ state }) => state !== 'ok')} />
    </>
  )
}

function paceOf({ state, per_second, eta_ms }: List): string {
  if (state !== 'running') return ''
  const pace = per_second ? `${per_second.toFixed(1)} a second` : ''
  return [pace, eta_ms === null ? '' : `${spanOf(eta_ms)} left`].filter(Boolean).join(', ')
}

const FORMATS = { csv: 'CSV', ndjson: 'NDJSON', parquet: 'Parquet' } as const

function Actions({ list, one }: { readonly list: List; readonly one: Loading<ListAnswer> }): VNode {
  const [wrong, setWrong] = useState<string>()
  const change = async (what: 'stop' | 'resume') => {
    setWrong(undefined)
    try {
      await ask(`/v1/operator/list/${what}`, { body: { name: list.name } })
    } catch (thrown) {
      setWrong(refusalOf(thrown).message)
    }
    // A refusal means that the state of the list has changed, for example because the list is done.
    one.again()
  }
  const canStop = list.is_uploaded && isWorking(list)
  const canResume = list.is_uploaded && (list.state === 'stopped' || list.state === 'failed')
  return (
    <div class="actions">
      {canStop && (
        <button type="button" class="button" onClick={() => change('stop')}>
          Stop
        </button>
      )}
      {canResume && (
        <button type="button" class="button" onClick={() => change('resume')}>
          Resume
        </button>
      )}
      <span class="export">
        <span class="soft">Export</span>
        {Object.entries(FORMATS).map(([format, label]) => (
          <a
            key={format}
            download=""
            href={addressOf('/v1/operator/list/export', { name: list.name, format })}
          >
            {label}
          </a>
        ))}
      </span>
      {wrong && (
        <p class="wrong" role="alert">
          {wrong}
        </p>
      )}
    </div>
  )
}

/** Returns the sentence for a class of pages. Any other reason is returned unchanged. */
function whyRefused(reason: string | null): string | null {
  const known = Object.entries(WHY_REFUSED).find(([name]) => name === reason)
  return known ? known[1] : reason
}

function Failures({ all }: { readonly all: readonly Outcome[] }): VNode | null {
  if (all.length === 0) return null
  const most = Math.max(...all.map(({ domains }) => domains))
  return (
    <Section title="Without a brand">
      <ul class="failures">
        {all.map(({ state, reason, domains, message }) => (
          <li key={`${state} ${reason}`}>
            <span class="figure">{number(domains)}</span>
            <div>
              <p>
                <bdi class="clipped">{message ?? whyRefused(reason)}</bdi>
              </p>
              <p class="soft">
                {state}, <code>{reason}</code>
              </p>
              <meter
                min={0}
                max={most}
                value={domains}
                aria-label={`${reason}: ${domains} ${noun(domains, 'domain')}`}
              />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
