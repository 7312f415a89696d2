import { BlazonError } from './errors.ts'
import { DATA_TYPES, type DataPoint, ENTRY_TYPES, FIELD_TYPES, QUERY_BOUNDS } from './query.ts'

/**
 * Checks that a value is a list of data points. Throws `invalid_input` with the place and the allowed values,
 * such as `points[3].type must be one of text, number, date, boolean, list, url.`
 */
export function checkPoints(points: unknown): asserts points is readonly DataPoint[] {
  const { points: most } = QUERY_BOUNDS
  if (!Array.isArray(points) || points.length === 0 || points.length > most)
    throw wrong('points', `a list of 1 to ${most} data points`)
  const names = new Set<string>()
  for (const [at, point] of points.entries()) {
    const place = `points[${at}]`
    checkPoint(point, place)
    if (names.has(point.name))
      throw wrong(`${place}.name`, `another name than "${point.name}", which is taken`)
    names.add(point.name)
  }
}

function checkPoint(point: unknown, place: string): asserts point is DataPoint {
  const { nameChars, textChars } = QUERY_BOUNDS
  if (!isObject(point)) throw wrong(place, 'an object with a name and a type')
  const { name, description, example, type, entries, fields } = point
  if (typeof name !== 'string' || name.trim() === '' || name.length > nameChars)
    throw wrong(`${place}.name`, `a text of 1 to ${nameChars} characters`)
  for (const [key, text] of Object.entries({ description, example }))
    if (text !== undefined && (typeof text !== 'string' || text.length > textChars))
      throw wrong(`${place}.${key}`, `a text of at most ${textChars} characters`)
  if (!DATA_TYPES.some((each) => each === type))
    throw wrong(`${place}.type`, `one of ${DATA_TYPES.join(', ')}`)
  if (entries !== undefined && !ENTRY_TYPES.some((each) => each === entries))
    throw wrong(`${place}.entries`, `one of ${ENTRY_TYPES.join(', ')}`)
  if (type === 'list' && entries === 'object') checkFields(fields, `${place}.fields`)
}

function checkFields(fields: unknown, place: string): void {
  const most = QUERY_BOUNDS.fields
  const names = isObject(fields) ? Object.entries(fields) : []
  if (names.length === 0 || names.length > most)
    throw wrong(place, `an object of 1 to ${most} fields, each with its type`)
  for (const [name, type] of names)
    if (!FIELD_TYPES.some((each) => each === type))
      throw wrong(`${place}.${name}`, `one of ${FIELD_TYPES.join(', ')}`)
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function wrong(place: string, allowed: string): BlazonError {
  return new BlazonError('invalid_input', `${place} must be ${allowed}.`)
}
