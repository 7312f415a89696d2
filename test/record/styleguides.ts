import type { Finding } from '../../src/model/finding.ts'
import type { BoxStyle, ButtonStyle, Styleguide, TypeStyle } from '../../src/model/styleguide.ts'

const ABSENT = { value: null, tried: ['everything'] } as const

function found<T>(value: T): Finding<T> {
  return {
    value,
    confidence: 0.8,
    rule: 'by-hand',
    evidence: [{ source: 'css', where: 'test', text: 'as written' }],
  }
}

const TYPE: TypeStyle = {
  fontFamily: 'Karla',
  fontFallbacks: ['Helvetica Neue', 'sans-serif'],
  fontSize: 16,
  fontWeight: 400,
  lineHeight: 24,
  letterSpacing: 0,
}

const BOX: BoxStyle = {
  backgroundColor: '#b4532a',
  borderColor: ['#802d10', '#802d10', '#802d10', '#802d10'],
  borderWidth: [1, 1, 1, 1],
  borderStyle: ['solid', 'solid', 'solid', 'solid'],
  borderRadius: 8,
  padding: [12, 24, 12, 24],
  boxShadow: 'none',
}

const BUTTON: ButtonStyle = {
  ...BOX,
  color: '#ffffff',
  fontFamily: 'Karla',
  fontFallbacks: ['sans-serif'],
  fontSize: 16,
  fontWeight: 600,
  textDecoration: 'none',
}

/** A styleguide with every kind of value, and with absent ones. */
export const GUIDE: Styleguide = {
  mode: found('light'),
  palette: found([
    { hex: '#0a7d5c', name: 'green', role: 'primary' },
    { hex: '#b4532a', name: 'brown' },
  ]),
  colors: { accent: found('#b4532a'), background: found('#ffffff'), text: found('#33291ecc') },
  typography: {
    headings: {
      h1: found({
        ...TYPE,
        fontFamily: 'Lora',
        fontFallbacks: ['serif'],
        fontSize: 48,
        lineHeight: 52,
        letterSpacing: -1,
      }),
      h2: found({ ...TYPE, fontSize: 30, lineHeight: null }),
      h3: ABSENT,
      h4: ABSENT,
    },
    p: found(TYPE),
  },
  elementSpacing: found({
    steps: { xs: 8, sm: 12, md: 16, lg: 24, xl: 40 },
    measured: ['xs', 'md', 'lg', 'xl'],
  }),
  shadows: found({
    steps: { sm: '0px 1px 2px 0px #0000001a', md: '0px 4px 6px -1px #0000001a, 0px 2px 4px -2px #0000001a' },
    measured: ['sm', 'md'],
    inner: null,
  }),
  components: {
    button: {
      primary: found(BUTTON),
      secondary: ABSENT,
      link: found({
        ...BUTTON,
        backgroundColor: '#00000000',
        color: '#b4532a',
        borderWidth: [0, 0, 0, 0],
        borderStyle: ['none', 'none', 'none', 'none'],
        padding: [0, 0, 0, 0],
        textDecoration: 'underline',
      }),
    },
    card: found({
      ...BOX,
      padding: [8, 16, 24, 16],
      boxShadow: '0px 1px 2px 0px #0000001a',
      textColor: '#33291e',
    }),
  },
}

/** A styleguide in which nothing was found. */
export const EMPTY: Styleguide = {
  mode: { error: 'TypeError at /srv/blazon/mode.js:12' },
  palette: ABSENT,
  colors: { accent: ABSENT, background: ABSENT, text: ABSENT },
  typography: { headings: { h1: ABSENT, h2: ABSENT, h3: ABSENT, h4: ABSENT }, p: ABSENT },
  elementSpacing: ABSENT,
  shadows: ABSENT,
  components: { button: { primary: ABSENT, secondary: ABSENT, link: ABSENT }, card: ABSENT },
}
