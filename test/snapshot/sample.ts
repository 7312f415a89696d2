import type { StyleSample } from '../../src/model/style.ts'

/** Makes the sample of a paragraph without a style sheet; `given` has what differs from one. */
export function sample(given: Partial<StyleSample> = {}): StyleSample {
  return {
    path: '1/0',
    tag: 'p',
    role: null,
    text: 'Anvils for all',
    words: 3,
    box: { x: 8, y: 16, width: 1424, height: 18.5 },
    style: {
      color: '#000000',
      backgroundColor: '#00000000',
      backgroundImage: 'none',
      fontFamily: '"Times New Roman"',
      fontSize: 16,
      fontWeight: 400,
      lineHeight: null,
      letterSpacing: 0,
      textTransform: 'none',
      textDecorationLine: 'none',
      display: 'block',
      opacity: 1,
      borderColor: ['#000000', '#000000', '#000000', '#000000'],
      borderWidth: [0, 0, 0, 0],
      borderStyle: ['none', 'none', 'none', 'none'],
      padding: [0, 0, 0, 0],
      borderRadius: 0,
      boxShadow: 'none',
      fill: 'none',
      stroke: 'none',
    },
    ...given,
  }
}
