/// <reference lib="dom" />
import type { VNode } from 'preact'
import type { List } from '../answers.ts'
import { useLoading } from '../loading.ts'
import { Empty, Heading, Lines, Moment, number, Scrolling, Whole } from '../parts.tsx'
import { address, go } from '../place.ts'
import { ask } from '../service.ts'
import { useEvery } from './every.ts'
import { NewList } from './new.tsx'
import { Progress, STATES } from './progress.tsx'

/** Shows all lists, and a form for a new one. */
export function ListsView(): VNode {
  const lists = useLoading('lists', async (signal) => {
    const answer = await ask<{ readonly lists: readonly List[] }>('/v1/operator/lists', { signal })
    return answer.lists
  })
  useEvery(lists, (all) => all.some(({ state }) => state === 'running' || state === 'waiting'))
  return (
    <>
      <Heading title="Lists">Lists</Heading>
      <Whole of={lists} meanwhile={<Lines count={4} />}>
        {(all) => (all.length === 0 ? <NoLists /> : <Table lists={all} />)}
      </Whole>
      <NewList onMade={(list) => go(address.list(list.name))} />
    </>
  )
}

function NoLists(): VNode {
  return (
    <Empty title="No list yet">
      <p>A list is a file, or a text, with a domain, name, ticker, ISIN or e-mail on each line.</p>
      <p class="soft">The service looks all of them up, also while this page is closed.</p>
    </Empty>
  )
}

function Table({ lists }: { readonly lists: readonly List[] }): VNode {
  return (
    <Scrolling label="All lists">
      <table>
        <thead>
          <tr>
            <th scope="col">List</th>
            <th scope="col">State</th>
            <th scope="col">Progress</th>
            <th scope="col" class="figure">
              Brands
            </th>
            <th scope="col" class="figure">
              Refused
            </th>
            <th scope="col" class="figure">
              Failed
            </th>
            <th scope="col">Begun</th>
          </tr>
        </thead>
        <tbody>
          {lists.map((list) => (
            <tr key={list.name}>
              <th scope="row">
                <a href={address.list(list.name)}>
                  <bdi class="clipped">{list.name}</bdi>
                </a>
              </th>
              <td>{STATES[list.state]}</td>
              <td>
                <Progress list={list} />
              </td>
              <td class="figure">{number(list.ok)}</td>
              <td class="figure">{number(list.refused)}</td>
              <td class="figure">{number(list.failed + list.invalid)}</td>
              <td>
                <Moment at={list.created_at} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolling>
  )
}
