import type { VNode } from 'preact'
import type { OrganisationUsage } from '../answers.ts'
import { useLoading } from '../loading.ts'
import { Lines, number, Section, Whole } from '../parts.tsx'
import { ask } from '../service.ts'

interface UsageAnswer {
  readonly organisations: readonly OrganisationUsage[]
}

/** Shows the usage of each organisation in this month. */
export function UsageByOrganisation(): VNode {
  const usage = useLoading('usage', (signal) => ask<UsageAnswer>('/v1/operator/usage', { signal }))
  return (
    <Section title="Usage">
      <Whole of={usage} meanwhile={<Lines count={3} />}>
        {({ organisations }) =>
          organisations.length === 0 ? (
            <p class="soft">No organisation has a plan here, so no call is counted.</p>
          ) : (
            <table>
              <caption class="soft">{organisations[0]?.month}</caption>
              <thead>
                <tr>
                  <th scope="col">Organisation</th>
                  <th scope="col">Plan</th>
                  <th scope="col" class="figure">
                    Calls
                  </th>
                  <th scope="col" class="figure">
                    Credits
                  </th>
                </tr>
              </thead>
              <tbody>
                {organisations.map(({ organisation, plan, quota, used, calls }) => (
                  <tr key={organisation}>
                    <th scope="row">
                      <bdi>{organisation}</bdi>
                    </th>
                    <td>{plan}</td>
                    <td class="figure">{number(calls)}</td>
                    <td class="figure">
                      {number(used)}
                      {quota !== null && ` of ${number(quota)}`}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )
        }
      </Whole>
    </Section>
  )
}
