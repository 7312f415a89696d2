import type { VNode } from 'preact'
import { type Finding, foundValue, isFound } from '../model/finding.ts'
import {
  type BoxStyle,
  BUTTON_KINDS,
  type ButtonKind,
  type ButtonStyle,
  type CardStyle,
  SHADOW_STEPS,
  SPACING_STEPS,
  type Styleguide,
} from '../model/styleguide.ts'
import { useTools } from './context.ts'
import type { ComponentState, Look, SheetDesign } from './data.ts'
import { Part, Why } from './part.tsx'
import { fontStack, lookOf, safeHex, safePx, safeShadow, safeWord } from './safe.ts'
import { LINES, stateLook } from './state-look.ts'
import { safeWeight, typeLook } from './type.tsx'

/** The components of the brand's page, in the style of the page. */
export function Components({ design, sample }: ComponentsProps): VNode {
  const { styleguide, dark, states = [] } = design
  return (
    <Part id="style" title="Style guide">
      <Stage styleguide={styleguide} sample={sample} caption="On the page" />
      {dark && (
        <Stage styleguide={dark} sample={sample} caption="On the page, for visitors who prefer dark" />
      )}
      {states.length > 0 && <States styleguide={styleguide} states={states} />}
      <Scales design={design} />
    </Part>
  )
}

interface ComponentsProps {
  readonly design: SheetDesign
  readonly sample: string
}

/**
 * Heading, text, buttons and card on the background of the page. They are inert, because they only show a
 * style and lead nowhere. The caption describes them in words.
 */
function Stage(props: {
  readonly styleguide: Styleguide
  readonly sample: string
  readonly caption: string
}): VNode {
  const { paint } = useTools()
  const { styleguide, sample, caption } = props
  const { components, typography } = styleguide
  const [heading, text] = [
    foundValue(typography.headings.h2) ?? foundValue(typography.headings.h1),
    foundValue(typography.p),
  ]
  const buttons = BUTTON_KINDS.flatMap((kind) => {
    const style = foundValue(components.button[kind])
    return style ? [[kind, style] as const] : []
  })
  const card = foundValue(components.card)
  const line = [...sample].slice(0, 48).join('')
  return (
    <figure class="sheet-stage">
      <div {...paint('sheet-page', groundLook(styleguide))} inert aria-hidden="true">
        <p {...paint('sheet-line', heading ? typeLook(heading) : {})} dir="auto">
          {line}
        </p>
        <p {...paint('sheet-prose', text ? typeLook(text) : {})}>
          Text of the page runs like this, in its own size, weight and measure, with{' '}
          <a href="#style">a link in it</a>.
        </p>
        <div class="sheet-buttons">
          {buttons.map(([kind, style]) => (
            <button type="button" {...paint('sheet-button', buttonLook(style))}>
              {BUTTON_TEXTS[kind]}
            </button>
          ))}
        </div>
        {card && (
          <div {...paint('sheet-card', cardLook(card))}>
            <strong>Card</strong>
            <p>A card groups what belongs together.</p>
          </div>
        )}
      </div>
      <figcaption class="sheet-note">
        {caption}:{' '}
        {[
          ...buttons.map(([kind, style]) => describedButton(kind, style)),
          ...(card ? [describedCard(card)] : []),
        ].join('; ') || 'no components were found'}
        .
      </figcaption>
      <Reasons styleguide={styleguide} />
    </figure>
  )
}

/** The background of the page, with the colour of its text. */
const groundLook = ({ colors }: Styleguide): Look =>
  lookOf({
    backgroundColor: safeHex(foundValue(colors.background)) ?? '#ffffff',
    color: safeHex(foundValue(colors.text)) ?? '#000000',
  })

/** The reasons why the colours and components of a style guide were chosen. */
function Reasons({ styleguide: { colors, components } }: { readonly styleguide: Styleguide }): VNode {
  const findings: readonly (readonly [string, Finding<unknown>])[] = [
    ['accent', colors.accent],
    ['background', colors.background],
    ['text', colors.text],
    ...BUTTON_KINDS.map((kind) => [`${kind} button`, components.button[kind]] as const),
    ['card', components.card],
  ]
  return (
    <dl class="sheet-reasons">
      {findings
        .filter(([, finding]) => isFound(finding))
        .map(([of, finding]) => (
          <div>
            <dt>{of}</dt>
            <dd>
              <Why of={of} finding={finding} />
            </dd>
          </div>
        ))}
    </dl>
  )
}

const BUTTON_TEXTS: Readonly<Record<ButtonKind, string>> = {
  primary: 'Primary',
  secondary: 'Secondary',
  link: 'Link',
}

function boxLook(box: BoxStyle) {
  const sides = <T,>(values: readonly T[], of: (value: T) => string | undefined) => {
    const texts = values.map(of)
    return texts.length === 4 && texts.every((text) => text !== undefined) ? texts.join(' ') : undefined
  }
  return {
    backgroundColor: safeHex(box.backgroundColor),
    borderColor: sides(box.borderColor, safeHex),
    borderWidth: sides(box.borderWidth, (width) => safePx(width, 0, 12)),
    borderStyle: sides(box.borderStyle, (style) => safeWord(style, LINES)),
    borderRadius: safePx(box.borderRadius, 0, 999),
    padding: sides(box.padding, (side) => safePx(side, 0, 48)),
    boxShadow: safeShadow(box.boxShadow),
  }
}

function buttonLook(button: ButtonStyle): Look {
  return lookOf({
    ...boxLook(button),
    color: safeHex(button.color),
    fontFamily: fontStack(button.fontFamily, button.fontFallbacks),
    fontSize: safePx(button.fontSize, 8, 40),
    fontWeight: safeWeight(button.fontWeight),
    textDecorationLine: safeWord(button.textDecoration, ['none', 'underline', 'overline', 'line-through']),
  })
}

const cardLook = (card: CardStyle): Look => lookOf({ ...boxLook(card), color: safeHex(card.textColor) })

const describedButton = (kind: ButtonKind, { color, backgroundColor, borderRadius }: ButtonStyle): string =>
  `${kind} button ${safeHex(color) ?? ''} on ${safeHex(backgroundColor) ?? ''}, radius ${Number(borderRadius)} px`

const describedCard = ({ backgroundColor, borderRadius }: BoxStyle): string =>
  `card on ${safeHex(backgroundColor) ?? ''}, radius ${Number(borderRadius)} px`

/** The primary button and other components while they are pointed at, focused or pressed. */
function States(props: {
  readonly styleguide: Styleguide
  readonly states: readonly ComponentState[]
}): VNode {
  const { paint } = useTools()
  const { button, card: foundCard } = props.styleguide.components
  const card = foundValue(foundCard)
  const shown = props.states.slice(0, 12).map(({ component, state, properties }) => {
    const kind = BUTTON_KINDS.find((one) => component.includes(one))
    const base = kind && foundValue(button[kind])
    const rest = base ? buttonLook(base) : component === 'card' && card ? cardLook(card) : {}
    const { look, undrawn } = stateLook(properties)
    return { component, state, undrawn, look: { ...rest, ...look } }
  })
  return (
    <>
      <h3>States</h3>
      <ul class="sheet-states">
        {shown.map(({ component, state, look, undrawn }) => (
          <li>
            <span {...paint('sheet-state', groundLook(props.styleguide))} inert aria-hidden="true">
              <button type="button" {...paint('sheet-button', look)}>
                {state}
              </button>
            </span>
            <span class="sheet-label">
              {component} {state}
            </span>
            {undrawn.map((text) => (
              <code dir="ltr">{text}</code>
            ))}
          </li>
        ))}
      </ul>
    </>
  )
}

/** The distances and shadows of the page. */
function Scales({ design }: { readonly design: SheetDesign }): VNode {
  const { paint } = useTools()
  const { styleguide, radii = [], breakpoints = [] } = design
  const [spacing, shadows] = [foundValue(styleguide.elementSpacing), foundValue(styleguide.shadows)]
  return (
    <div class="sheet-scales">
      {spacing && (
        <div>
          <h3>Spacing</h3>
          <ul class="sheet-steps">
            {SPACING_STEPS.map((step) => (
              <li>
                <span class="sheet-label">{step}</span>
                <span
                  {...paint('sheet-bar', lookOf({ inlineSize: safePx(spacing.steps[step], 0, 240) }))}
                  aria-hidden="true"
                />
                <span class="sheet-figure">{Number(spacing.steps[step])}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {shadows && (
        <div>
          <h3>Shadows</h3>
          <ul class="sheet-shadows">
            {SHADOW_STEPS.map((step) => {
              const boxShadow = safeShadow(shadows.steps[step])
              return (
                boxShadow !== undefined && (
                  <li>
                    <span {...paint('sheet-shadow', { boxShadow })} aria-hidden="true" />
                    <span class="sheet-label">{step}</span>
                  </li>
                )
              )
            })}
          </ul>
        </div>
      )}
      {radii.length > 0 && <Radii radii={radii.slice(0, MOST_STEPS)} />}
      {breakpoints.length > 0 && (
        <div>
          <h3>Breakpoints</h3>
          <p class="sheet-figure">
            {breakpoints
              .slice(0, MOST_STEPS)
              .map((width) => `${Number(width)} px`)
              .join(', ')}
          </p>
        </div>
      )}
    </div>
  )
}

const MOST_STEPS = 12

/** The radii of the page. */
function Radii({ radii }: { readonly radii: NonNullable<SheetDesign['radii']> }): VNode {
  const { paint } = useTools()
  return (
    <div>
      <h3>Corners</h3>
      <ul class="sheet-shadows">
        {radii.map(({ name, px }) => (
          <li>
            <span
              {...paint('sheet-corner', lookOf({ borderRadius: safePx(px, 0, 999) }))}
              aria-hidden="true"
            />
            <span class="sheet-label">
              {name.slice(0, 40)} <span class="sheet-figure">{Number(px)} px</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
