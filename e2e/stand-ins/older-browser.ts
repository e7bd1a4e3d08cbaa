import type { Page } from '@playwright/test'

/**
 * Has a page opened as if the browser were as old as any that may be used (README, "Browsers"): what
 * came later is not there, and nor is what Safari has not. Gives what was thrown in the page, as it
 * comes.
 */
export async function olderBrowser(page: Page): Promise<string[]> {
  const thrown: string[] = []
  page.on('pageerror', (error) => thrown.push(`${page.url()}: ${error.stack ?? error.message}`))
  await page.addInitScript(takeAway)
  return thrown
}

/** Runs in the page, before anything of it. */
function takeAway(): void {
  const gone = (holder: object | undefined, ...names: (string | symbol)[]) => {
    for (const name of names) if (holder) Reflect.deleteProperty(holder, name)
  }
  gone(AbortSignal, 'any')
  gone(Promise, 'withResolvers', 'try')
  gone(Object, 'groupBy')
  gone(Map, 'groupBy')
  gone(Array, 'fromAsync')
  gone(URL, 'canParse', 'parse')
  gone(Response, 'json')
  gone(RegExp, 'escape')
  gone(Math, 'sumPrecise', 'f16round')
  gone(Error, 'isError')
  gone(Intl, 'DurationFormat')
  gone(Uint8Array, 'fromBase64', 'fromHex')
  gone(Uint8Array.prototype, 'toBase64', 'toHex')
  gone(Blob.prototype, 'bytes')
  gone(ReadableStream.prototype, Symbol.asyncIterator, 'values')
  gone(CanvasRenderingContext2D.prototype, 'reset')
  gone(Element.prototype, 'checkVisibility', 'moveBefore')
  gone(HTMLElement.prototype, 'showPopover', 'hidePopover', 'togglePopover')
  gone(Document.prototype, 'startViewTransition')
  gone(Navigator.prototype, 'userAgentData', 'scheduling', 'connection')
  gone(Set.prototype, 'union', 'intersection', 'difference', 'symmetricDifference')
  gone(Set.prototype, 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom')
  gone(globalThis, 'Iterator', 'scheduler', 'Temporal', 'CloseWatcher', 'BarcodeDetector')
  gone(globalThis, 'requestIdleCallback', 'cancelIdleCallback')
  const each: object = Object.getPrototypeOf(Object.getPrototypeOf([].values())) as object
  gone(each, 'map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray')
  gone(each, 'forEach', 'some', 'every', 'find')
}
