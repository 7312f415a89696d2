// The command line of `npm start`. It is plain Node, because it is read before any package is installed.
import { parseArgs } from 'node:util'

/** The port of the service where nobody names another; the same as the default of `blazon serve`. */
export const USUAL_PORT = 8080

/**
 * The flags, or a sentence about what is wrong with them.
 *
 * @param {readonly string[]} args
 * @param {string | undefined} port The port that the environment names.
 */
export function readFlags(args, port) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        db: { type: 'string', default: 'blazon.db' },
        port: { type: 'string', default: port || String(USUAL_PORT) },
      },
    })
    const number = /^\d{1,5}$/.test(values.port) ? Number(values.port) : Number.NaN
    if (number <= 65_535) return { db: values.db, port: number }
    return { wrong: `“${values.port}” is not a port; PORT and --port are numbers from 0 to 65535.` }
  } catch (error) {
    return { wrong: `${error.message.split('. ', 1)[0]}. npm start takes --port and --db, behind "--".` }
  }
}
