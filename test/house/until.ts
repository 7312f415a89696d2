import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'

/** Resolves when it is so. Only the time of the test limits how long that may take. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  await expect.poll(isSo, { interval: 5 }).toBe(true)
}

/**
 * Whether it is still so after a second. If it is to end, its end is waited for instead, because how long
 * that takes depends on the machine.
 */
export async function remains(isSo: () => boolean, isToEnd: boolean): Promise<boolean> {
  if (isToEnd) await until(() => !isSo())
  else await sleep(1_000)
  return isSo()
}
