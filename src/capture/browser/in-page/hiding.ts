/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** Recognises styles that hide content from sight but leave it to screen readers. */
export interface Hiding {
  /** True when the text itself is not shown, because it is moved far aside or has no size. */
  hidesText(style: CSSStyleDeclaration): boolean
  /** True when the element is clipped to nothing. */
  isClippedAway(style: CSSStyleDeclaration): boolean
}

/** Runs in the page. */
export function hidingTests(): Hiding {
  return {
    hidesText: (style) =>
      !(Number.parseFloat(style.fontSize) > 0) || !(Math.abs(Number.parseFloat(style.textIndent) || 0) < 500),
    isClippedAway(style) {
      const { position } = style
      const isOutOfFlow = position === 'absolute' || position === 'fixed'
      if (isOutOfFlow && /^rect\((?:[01]px[\s,]*){4}\)$/.test(style.clip)) return true
      if (/^(?:inset\((?:50|100)%|circle\(0|polygon\(0px 0px, 0px 0px,)/.test(style.clipPath)) return true
      if (!isOutOfFlow || style.overflowX === 'visible' || style.overflowY === 'visible') return false
      return Number.parseFloat(style.width) <= 1 && Number.parseFloat(style.height) <= 1
    },
  }
}
