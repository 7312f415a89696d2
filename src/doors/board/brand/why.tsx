/// <reference lib="dom" />
import type { VNode } from 'preact'
import type { Candidate, Evidence } from '../../../model/finding.ts'
import { percentText, sourceText, surenessText } from '../../../sheet/part.tsx'
import type { ExplainAnswer, Explained } from '../answers.ts'
import { Drawer } from '../dialog.tsx'
import { useLoading, valueIn } from '../loading.ts'
import { Lines, Whole } from '../parts.tsx'
import { ask, mayOperate } from '../service.ts'
import { Correct, Corrected } from './correct.tsx'
import { Value, wordsOf } from './value.tsx'

const SHOWN_CANDIDATES = 12

interface WhyProps {
  readonly domain: string
  /** The name of the field, such as `colors`. */
  readonly field: string
  /** The finding of the record, for a brand whose page is not stored. */
  readonly finding: Explained | undefined
  readonly onClose: () => void
  /** Called when a correction was saved or removed. */
  readonly onChange: () => void
}

/**
 * Explains why a field has its value: evidence, confidence and the other candidates. It also has the form for
 * a correction.
 */
export function Why({ domain, field, finding, onClose, onChange }: WhyProps): VNode {
  const why = useLoading(`${domain} ${field}`, (signal) => explanationOf(domain, field, signal))
  const answer = valueIn(why.loaded)
  // The record has the reason already. The candidates are loaded, for which the service reads the page again.
  const outcome = answer?.found ?? finding
  const changed = () => {
    why.again()
    onChange()
  }
  return (
    <Drawer title={`Why this ${wordsOf(field)}?`} onClose={onClose}>
      {answer?.correction && <Corrected correction={answer.correction} onChange={changed} />}
      {outcome && <Outcome finding={outcome} />}
      <Whole of={why} meanwhile={<Meanwhile />}>
        {({ found }) => (
          <>
            <Alternatives to={found.value} all={found.trace?.candidates ?? []} />
            <Tried finding={found} />
          </>
        )}
      </Whole>
      {mayOperate('corrections') && (
        <Correct
          domain={domain}
          field={field}
          value={answer?.correction?.value ?? answer?.found.value ?? finding?.value}
          onChange={changed}
        />
      )}
    </Drawer>
  )
}

function Meanwhile(): VNode {
  return (
    <>
      <p class="soft">The page is read again, for what else was in question …</p>
      <Lines count={4} />
    </>
  )
}

async function explanationOf(domain: string, field: string, signal: AbortSignal) {
  const answer = await ask<ExplainAnswer>('/v1/brand/explain', { query: { domain, field }, signal })
  return {
    found: answer.findings[field] ?? {},
    correction: answer.corrections.find((one) => one.field === field),
  }
}

function Outcome({ finding }: { readonly finding: Explained }): VNode {
  const { value, confidence, rule, evidence = [], error } = finding
  if (error !== undefined) return <p class="wrong">This field could not be read: {error}</p>
  if (value === undefined || value === null)
    return <p class="outcome">No value: no rule found one that it could stand for.</p>
  return (
    <section class="outcome">
      <Value value={value} />
      {confidence !== undefined && (
        <p>
          <b>{surenessText(confidence)}</b>
          {typeof value === 'string' && agreementText(evidence)}
        </p>
      )}
      {evidence.length > 0 && (
        <>
          <h3 class="small">Where it was read</h3>
          <Places all={evidence} />
        </>
      )}
      {rule && (
        <p class="soft">
          Chosen by the rule <code>{rule}</code>
        </p>
      )}
    </section>
  )
}

/** Says in a sentence where a text was read, and how many other places have it. */
function agreementText([first, ...others]: readonly Evidence[]): string {
  if (!first) return ''
  const agree =
    others.length === 1 ? ', and one other place agrees' : `, and ${others.length} other places agree`
  return `: it is in the ${sourceText(first.source)}${others.length > 0 ? agree : ''}.`
}

function Places({ all }: { readonly all: readonly Evidence[] }): VNode {
  return (
    <ul class="places">
      {all.map(({ source, where, text }) => (
        <li key={`${source} ${where} ${text}`}>
          {text && (
            <q dir="auto" class="clipped">
              {text}
            </q>
          )}
          <span class="soft">
            {sourceText(source)} {where !== source && <bdi class="code clipped">{where}</bdi>}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The candidates. A text that was chosen is no alternative to itself. */
function Alternatives({ to, all }: { readonly to: unknown; readonly all: readonly Candidate<unknown>[] }) {
  const others = all.filter(({ value, rejected }) => typeof to !== 'string' || value !== to || rejected)
  if (others.length === 0) return null
  const best = Math.max(...all.map(({ score }) => score), 0.001)
  const rest = others.length - SHOWN_CANDIDATES
  return (
    <section>
      <h3 class="small">{typeof to === 'string' ? 'Alternatives' : 'Candidates'}</h3>
      <ol class="candidates">
        {others.slice(0, SHOWN_CANDIDATES).map(({ value, rule, score, rejected, evidence }, at) => (
          <li key={at} class={rejected ? 'rejected' : ''}>
            <Value value={value} />
            <meter min={0} max={best} value={score} aria-label={`Score ${percentText(score)}`} />
            <p class="soft">
              <span class="figure">{percentText(score)}</span> <code>{rule}</code>
              {evidence[0] && <bdi class="clipped"> {evidence[0].where}</bdi>}
            </p>
            {rejected && <p>Rejected: {rejected}.</p>}
          </li>
        ))}
      </ol>
      {rest > 0 && <p class="soft">and {rest} more</p>}
    </section>
  )
}

function Tried({ finding: { trace, tried = [] } }: { readonly finding: Explained }): VNode | null {
  const rules = trace?.tried ?? tried.map((rule) => ({ rule, saw: 0 }))
  if (rules.length === 0) return null
  return (
    <details class="tried">
      <summary>Rules, strongest first</summary>
      <ol>
        {rules.map(({ rule, saw }) => (
          <li key={rule}>
            <code>{rule}</code> <span class="soft">{saw === 0 ? 'nothing' : saw}</span>
          </li>
        ))}
      </ol>
    </details>
  )
}
