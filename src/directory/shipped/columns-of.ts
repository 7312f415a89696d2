import { BlazonError } from '../../model/errors.ts'
import { type Groups, groupsOf, numbersAt, type Place, startsOf, Texts } from './columns.ts'
import { COLUMNS, type Column, FORMAT, type Header, type Lists } from './layout.ts'

type Read<Width> = Width extends 'text'
  ? Texts
  : Width extends 'u8'
    ? Uint8Array
    : Width extends 'u16'
      ? Uint16Array
      : Uint32Array

/** The columns of a shipped file, and indexes that are computed from them. */
export interface Columns extends Readonly<{ [column in Column]: Read<(typeof COLUMNS)[column]> }> {
  readonly lists: Lists
  /** For each key, the index of its first name. */
  readonly keyStarts: Uint32Array
  /** The rows of domains of each company. */
  readonly domainsOf: Groups
  /** The rows of listings of each company. */
  readonly listingsOf: Groups
}

/** Reads the columns of the decompressed file. Throws `storage` when the file is invalid or incomplete. */
export function columnsOf(content: Buffer): Columns {
  const { header, end } = headerOf(content)
  const size = Object.values(header.sizes)
    .flat()
    .reduce((sum, one) => sum + one, end)
  if (size !== content.length) throw damaged(`it has ${content.length} bytes instead of ${size}`)
  let at = end
  const next = (size: number | undefined): Place => {
    const place = { at, size: size ?? 0 }
    at += place.size
    return place
  }
  const columns: Record<string, Texts | Uint8Array | Uint16Array | Uint32Array> = {}
  for (const [column, width] of Object.entries(COLUMNS)) {
    const [first, second] = header.sizes[column] ?? []
    if (width === 'u8') columns[column] = numbersAt(content, next(first), width)
    else if (width === 'u16') columns[column] = numbersAt(content, next(first), width)
    else if (width === 'u32') columns[column] = numbersAt(content, next(first), width)
    else {
      const lengths = numbersAt(content, next(first), 'u8')
      const { at: from, size } = next(second)
      columns[column] = new Texts(content.subarray(from, from + size), lengths)
    }
  }
  const read = columns as unknown as Omit<Columns, 'lists' | 'keyStarts' | 'domainsOf' | 'listingsOf'>
  const companies = read.companyName.count
  return {
    ...read,
    lists: header,
    keyStarts: startsOf(read.keyNames),
    domainsOf: groupsOf(read.domainCompany, companies),
    listingsOf: groupsOf(read.listingCompany, companies),
  }
}

function headerOf(content: Buffer): { readonly header: Header; readonly end: number } {
  if (content.length < 4) throw damaged('it is empty')
  const end = 4 + content.readUInt32LE()
  let header: Header
  try {
    header = JSON.parse(content.toString('utf8', 4, end)) as Header
  } catch (cause) {
    throw damaged('it has no header', cause)
  }
  if (header.format !== FORMAT) throw damaged(`it is of format ${header.format} instead of ${FORMAT}`)
  return { header, end }
}

function damaged(reason: string, cause?: unknown): BlazonError {
  const sentence = `The shipped directory cannot be read: ${reason}. Install blazon again.`
  return new BlazonError('storage', sentence, { cause })
}
