import { expect, test } from 'vitest'
import { SCREEN_READER_CLASS } from '../../src/lexicon/screen-readers.ts'

test.each([
  ['sr-only', true],
  ['label sr-only sr-only-focusable', true],
  ['visually-hidden', true],
  ['visuallyhidden', true],
  ['visually-hidden-focusable', true],
  ['govuk-visually-hidden', true],
  ['u-visually-hidden', true],
  ['wp-block__label screen-reader-text', true],
  ['elementor-screen-only', true],
  ['show-for-sr', true],
  ['slds-assistive-text', true],
  ['not-sr-only', false],
  ['xl:sr-only', false],
  ['min-h-screen', false],
  ['screen-reader', false],
])('whether `%s` is a class of texts for screen readers only', (names, isSo) => {
  expect(SCREEN_READER_CLASS.test(names)).toBe(isSo)
})
