import type { Correction, Override } from '../../model/corrections.ts'
import { cutAtWord } from './layout.ts'
import { safe } from './terminal.ts'

/** The text about an operator's correction of a field, for `explain`. */
export function correctionText(correction: Correction, hasPage: boolean): string {
  const { domain, field, value, who, why, at } = correction
  const reason = why === '' ? '' : `: ${safe(why)}`
  return [
    `${safe(field)} of ${safe(domain)} is corrected: ${valueText(value)}\n`,
    `  by ${safe(who) || 'the operator'}, ${at}${reason}\n`,
    hasPage ? '\nwithout the correction it would be:\n\n' : '',
  ].join('')
}

export function correctionLine({ domain, field, value, who, why, at }: Correction): string {
  const facts = [at.slice(0, 10), safe(who), safe(why)].filter(Boolean).join(', ')
  return `${safe(domain)}\t${safe(field)}\t${valueText(value)}\t${facts}\n`
}

export function overrideLine({ kind, input, exchange, domain, who, why, at }: Override): string {
  const facts = [at.slice(0, 10), safe(who), safe(why)].filter(Boolean).join(', ')
  return `${kind} ${safe(input)}${exchange ? ` on ${exchange}` : ''}\t${safe(domain)}\t${facts}\n`
}

function valueText(value: unknown): string {
  const text = typeof value === 'string' ? value : value === null ? 'none' : JSON.stringify(value)
  return cutAtWord(safe(text), 100)
}
