import type { ForgetSettings, Forgotten } from '../model/maintenance.ts'
import { forgottenSite } from '../resolve/forgotten.ts'
import { openStore } from '../store/index.ts'

/** Deletes all that a file keeps of a domain. Rejects as `library/lookups.ts` says. */
export async function forgetInFile(
  db: string,
  domain: string,
  { compact, now = () => new Date() }: ForgetSettings,
): Promise<Forgotten> {
  const site = forgottenSite(domain)
  const store = await openStore(db, { now, mustExist: true })
  try {
    return await store.forget(site, { compact })
  } finally {
    await store.close()
  }
}
