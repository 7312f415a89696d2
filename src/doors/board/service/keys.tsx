/// <reference lib="dom" />
import type { VNode } from 'preact'
import { useState } from 'preact/hooks'
import type { Key } from '../answers.ts'
import { type Loading, refusalOf, useLoading } from '../loading.ts'
import { Lines, Moment, Scrolling, Section, said, Whole } from '../parts.tsx'
import { ask } from '../service.ts'
import { NewKey } from './new-key.tsx'

const KEYS = '/v1/operator/keys'

/** The keys of the service, and a form for a new key. */
export function Keys(): VNode {
  const keys = useLoading('keys', async (signal) => {
    const answer = await ask<{ readonly keys: readonly Key[] }>(KEYS, { signal })
    return answer.keys
  })
  return (
    <Section title="Keys">
      <NewKey onMade={keys.again} />
      <Whole of={keys} meanwhile={<Lines count={4} />}>
        {(all) => <Table keys={all} of={keys} />}
      </Whole>
    </Section>
  )
}

/** The possible changes of a key in each state: the new state, and the label of the button. */
const CHANGES: Readonly<Record<Key['state'], readonly (readonly [to: string, label: string])[]>> = {
  active: [
    ['suspended', 'Suspend'],
    ['revoked', 'Revoke'],
  ],
  suspended: [
    ['active', 'Resume'],
    ['revoked', 'Revoke'],
  ],
  expired: [['revoked', 'Revoke']],
  revoked: [],
}

function Table({ keys, of }: { readonly keys: readonly Key[]; readonly of: Loading<readonly Key[]> }): VNode {
  const [wrong, setWrong] = useState<string>()
  const [sure, setSure] = useState<string>()
  const change = async ({ id, name }: Key, state: string) => {
    // A revoked key cannot be restored, so this takes a second click.
    if (state === 'revoked' && sure !== id) return setSure(id)
    setSure(undefined)
    setWrong(undefined)
    try {
      await ask(`${KEYS}/change`, { body: { id, state } })
      said.set(`${name} is ${state}`)
      of.again()
    } catch (thrown) {
      setWrong(refusalOf(thrown).message)
    }
  }
  return (
    <>
      {wrong && (
        <p class="wrong" role="alert">
          {wrong}
        </p>
      )}
      <Scrolling label="All keys">
        <table>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">State</th>
              <th scope="col">May call</th>
              <th scope="col">Last used</th>
              <th scope="col">
                <span class="unseen">Changes</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {keys.map((key) => (
              <Row key={key.id} one={key} isSure={sure === key.id} onChange={(state) => change(key, state)} />
            ))}
          </tbody>
        </table>
      </Scrolling>
    </>
  )
}

interface RowProps {
  readonly one: Key
  readonly isSure: boolean
  readonly onChange: (state: string) => Promise<void>
}

function Row({ one, isSure, onChange }: RowProps): VNode {
  const { name, kind, state, permissions, organisation, last_used_at: lastUsed } = one
  const may = kind === 'public' ? 'logos, from pages' : (permissions?.join(', ') ?? 'all but operator/*')
  return (
    <tr class={state === 'active' ? '' : 'faded'}>
      <th scope="row">
        <bdi class="clipped">{name}</bdi>
        {organisation && <bdi class="soft"> {organisation}</bdi>}
      </th>
      <td>{state}</td>
      <td>
        <bdi class="clipped" dir="ltr">
          {may}
        </bdi>
      </td>
      <td>{lastUsed ? <Moment at={lastUsed} /> : <span class="soft">never</span>}</td>
      <td class="key-changes">
        {CHANGES[state].map(([to, label]) => (
          <button
            key={to}
            type="button"
            class={to === 'revoked' && isSure ? 'plain wrong' : 'plain'}
            aria-label={`${label} ${name}`}
            onClick={() => onChange(to)}
          >
            {to === 'revoked' && isSure ? 'Revoke for ever' : label}
          </button>
        ))}
      </td>
    </tr>
  )
}
