import type { ForgetSettings, Forgotten } from '../model/maintenance.ts'
import { FORGET_SETTINGS } from '../model/options/programs.ts'
import { name } from '../model/options/schema.ts'
import { checkSettings, checkValue } from '../model/options/validate.ts'
import { forgottenSite } from '../resolve/forgotten.ts'
import { openStore, type Store } from '../store/index.ts'
import type { Blazon } from './engine.ts'

/** Deletes all data about a domain from a database file. Rejects like `forget` in `library/lookups.ts`. */
export async function forgetInFile(db: string, domain: string, settings: ForgetSettings): Promise<Forgotten> {
  const { now = () => new Date(), compact, blobs } = checkedSettings(domain, settings)
  const site = forgottenSite(domain)
  const store = await openStore(db, { now, blobs, mustExist: true })
  try {
    return await store.forget(site, { compact })
  } finally {
    await store.close()
  }
}

/** Makes the method that deletes the data of a domain from the database of an engine. */
export function forgettingIn(store: Pick<Store, 'forget'>): Blazon['forget'] {
  return async (domain, settings = {}) => {
    const { compact } = checkedSettings(domain, settings)
    return store.forget(forgottenSite(domain), { compact })
  }
}

function checkedSettings(domain: string, settings: ForgetSettings): ForgetSettings {
  checkValue('domain', domain, name)
  checkSettings(FORGET_SETTINGS, settings, { whole: 'the settings' })
  return settings
}
