/** Checks that a model's answer may be a translation. */

import { languageOfText } from '../../formats/text/language-of-text.ts'
import { withoutInjections } from './injected.ts'

/** Addresses of pages and mailboxes, and names with a dot in them such as `example.com`. */
const ADDRESSES = /\S*(?:@|:\/\/|www\.)\S*|[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]{2,})+/giu
const NUMBERS = /\d+(?:[.,'’\u00a0\u202f ]\d{3})*(?:[.,]\d+)?/gu
/**
 * A translation is at most this many times as long as its source, and at least this part of it, in
 * characters.
 */
const MOST_TIMES = 3
const LEAST_PART = 1 / 8
/** Texts of about this length are often names, which are the same in many languages. */
const FEW_CHARS = 40
/** This many words are enough to recognise a language, so no more are read. */
const MAX_WORDS = 300

/**
 * Whether a text may be the translation of another one into the language of a tag: its words are of that
 * language, its length is similar, and the source contains all its numbers and addresses. No rule can decide
 * whether both texts mean the same.
 */
export function mayTranslate(source: string, text: string, tag: string): boolean {
  const isOfLength =
    text.length <= source.length * MOST_TIMES + FEW_CHARS && text.length >= source.length * LEAST_PART
  if (!isOfLength || text === source || withoutInjections(text) !== text) return false
  const numbers = new Set(matchesOf(source, NUMBERS).map(digitsOf))
  const addresses = new Set(matchesOf(source, ADDRESSES))
  if (!matchesOf(text, NUMBERS).every((number) => numbers.has(digitsOf(number)))) return false
  if (!matchesOf(text, ADDRESSES).every((address) => addresses.has(address))) return false
  const language = languageOfText(text, MAX_WORDS)
  return language === undefined ? text.length <= FEW_CHARS * 2 : language.among.includes(tag)
}

const matchesOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([found]) => found)
const digitsOf = (number: string) => number.replace(/\D/g, '')
