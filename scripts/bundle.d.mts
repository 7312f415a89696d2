import type { BuildOptions, Metafile } from 'esbuild'

type Programs = Readonly<Record<string, string>>

export const PROGRAMS: Programs
export const PROCESSES: Programs
export const CHECKOUT: URL
export function bundle(programs: Programs, folder: string, settings?: BuildOptions): Promise<Metafile>
export function bundleBoard(folder: string): Promise<void>
export function bundleCheckout(): Promise<boolean>

/** Fixture sites with whose pages a reading process warms up before its startup snapshot is made. */
export const SAMPLES: readonly string[]
/** Files and folders from which the programs of a checkout are made. */
export const SOURCES: readonly string[]
