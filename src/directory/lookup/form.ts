import type { CompanyHandle } from '../../model/company.ts'
import { checkedRequest } from '../transaction/request.ts'
import { checkedCountry } from './country.ts'
import { hostOf } from './email.ts'
import { checkedIsin } from './isin.ts'
import { checkedName } from './name.ts'
import { checkedExchange, checkedSymbol } from './ticker.ts'

/** Throws `invalid_input` for a handle of an invalid form. It does not look up the company. */
export function checkForm(handle: CompanyHandle): void {
  if ('name' in handle) {
    checkedName(handle.name)
    checkedCountry(handle.country)
  } else if ('ticker' in handle) {
    checkedSymbol(handle.ticker)
    checkedExchange(handle.exchange)
  } else if ('isin' in handle) checkedIsin(handle.isin)
  else if ('transaction' in handle) checkedRequest(handle.transaction)
  else hostOf(handle.email)
}
