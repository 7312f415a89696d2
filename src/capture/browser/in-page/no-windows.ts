/// <reference lib="dom" />

/**
 * Runs in each frame before its own scripts. Functions that open windows and dialogs do nothing, because the
 * browser reports each call to this process, and a page may make thousands a second. To the page it looks as
 * if the browser blocked windows and a visitor dismissed each dialog.
 */
export function openNothing(): void {
  // `Function.prototype` is used here for the reason that `unpainted.ts` explains.
  for (const name of ['open', 'alert', 'confirm', 'prompt', 'print'])
    Object.defineProperty(globalThis, name, {
      ...{ value: Function.prototype, writable: true, configurable: true, enumerable: true },
    })
}
