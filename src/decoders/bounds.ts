import { SECOND } from '../model/units.ts'

/** Fixed bounds of the processes that decode. `DECODING` has the bounds of time. */
export const DECODERS = {
  /** Number of processes; never more than the number of processors. */
  maxProcesses: 2,
  /** Memory of each process, in units of 1,048,576 bytes. It is measured on Linux only. */
  maxProcessMb: 512,
  /** Time after which the last idle process ends; any other idle process ends after 1.5 s. */
  idleTimeoutMs: 30 * SECOND,
}
