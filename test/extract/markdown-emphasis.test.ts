import { expect, it } from 'vitest'
import { markdownOf } from '../../src/extract/markdown/index.ts'
import { isFound } from '../../src/model/finding.ts'
import { pageOf } from '../snapshot/page.ts'

const read = (body: string): string => {
  const finding = markdownOf(pageOf({ body: `<main>${body}</main>` }), { mainContentOnly: false })
  if (!isFound(finding)) throw new Error('nothing found')
  return finding.value.markdown
}

it.each([
  [
    'a break at its end',
    '<p>For the <b>smith<br></b>and the miller</p>',
    'For the **smith**  \nand the miller',
  ],
  ['breaks at both edges', '<p><strong><br>Iron<br></strong></p>', '**Iron**'],
  ['a break alone', '<p>one<b><br></b>two</p>', 'one  \ntwo'],
  ['an empty line inside', '<p><b>Iron<br><br>Steel</b></p>', '**Iron**  \n  \n**Steel**'],
  ['another beside it', '<p><b>Iron</b><b>ware</b></p>', '**Ironware**'],
  ['letters around signs of punctuation', '<p>击<b>「铁」</b>来</p>', '击<strong>「铁」</strong>来'],
  ['a mark of quotation alone', '<p>wrote. <b>"</b>The course</p>', 'wrote. "The course'],
  ['letters at both sides', '<p>Eisen<em>waren</em>händler</p>', 'Eisen*waren*händler'],
  ['the same inside', '<p><strong>Iron <b>and</b> steel</strong></p>', '**Iron and steel**'],
  ['a term around it', '<dl><dt><b>Iron</b></dt><dd>A metal</dd></dl>', '**Iron**\n: A metal'],
  ['emphasis of another kind inside', '<p>So <b><i>hot</i></b>.</p>', 'So ***hot***.'],
])('emphasis with %s is read as the page shows it', (_, html, markdown) => {
  expect(read(html)).toBe(markdown)
})

it('a list directly in a list belongs to the item before it', () => {
  expect(read('<ol><li>Iron</li><ol><li>Steel</li></ol></ol>')).toMatch(/^1\. {2}Iron\n\s* {4}1\. {2}Steel$/)
})

it('a number with a bracket at the beginning of a line begins no list', () => {
  expect(read('<p>The year<br>1986) was warm.</p>')).toContain('\n1986\\) was warm.')
})
