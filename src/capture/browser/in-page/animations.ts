/// <reference lib="dom" />

/** Runs in the page. Animations that have an end are moved to it, all others are cancelled. */
export function animationsEnder(): () => readonly Animation[] {
  return () => {
    const animations = Document.prototype.getAnimations.call(document)
    for (const animation of animations) {
      const end = Number(animation.effect?.getComputedTiming().endTime ?? 0)
      if (Number.isFinite(end) && animation.playbackRate > 0) animation.finish()
      else animation.cancel()
    }
    return animations
  }
}
