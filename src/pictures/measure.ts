/** Decodes and measures a list of pictures. */

import type { Picture, PictureFile, PicturePart } from '../model/picture.ts'
import { cutOut } from './cut.ts'
import { decode } from './decode.ts'
import { factsOf } from './facts.ts'

/** Holds the facts about pictures, in their order, and what measuring them took. */
export interface Measured {
  readonly pictures: readonly Picture[]
  /** Processor time is counted on all threads of the process. */
  readonly cpuMs: number
}

/**
 * Decodes pictures and measures them. One of them may take forever, so this is called in a process that can
 * be killed.
 */
export async function measure(files: readonly PictureFile[]): Promise<Measured> {
  const before = process.cpuUsage()
  const pictures: Picture[] = []
  for (const file of files) {
    pictures.push(await (file instanceof Uint8Array ? measured(file) : measuredPart(file)))
  }
  const { user, system } = process.cpuUsage(before)
  return { pictures, cpuMs: (user + system) / 1_000 }
}

async function measured(bytes: Uint8Array): Promise<Picture> {
  const decoded = await decode(bytes)
  return 'reason' in decoded ? decoded : factsOf(decoded)
}

async function measuredPart({
  bytes,
  part,
}: {
  readonly bytes: Uint8Array
  readonly part: PicturePart
}): Promise<Picture> {
  const png = await cutOut(bytes, part)
  if ('reason' in png) return png
  const facts = await measured(png)
  return 'reason' in facts
    ? facts
    : { ...facts, cut: `data:image/png;base64,${Buffer.from(png).toString('base64')}` }
}
