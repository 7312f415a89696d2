/// <reference lib="dom" />

/**
 * Runs in each frame before its own scripts: no window and no dialog opens, as where a browser blocks windows
 * and a visitor dismisses dialogs. The browser reports each call of the real ones to this process, and a page
 * may make thousands a second.
 */
export function openNothing(): void {
  // `Function.prototype` is used here for the reason that `unpainted.ts` explains.
  for (const name of ['open', 'alert', 'confirm', 'prompt', 'print'])
    Object.defineProperty(globalThis, name, {
      ...{ value: Function.prototype, writable: true, configurable: true, enumerable: true },
    })
}
