import { Virtualizer } from '@tanstack/react-virtual'
import { beforeEach, expect, it, vi } from 'vitest'
import { CALM_FIRST_DRAWING } from './first-drawing'

const observed = vi.fn()

class Observer {
  observe = observed
  disconnect = vi.fn()
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', Observer)
})

/** Whatever the browser has to lay the page out for. */
const LAYS_OUT = /^(scroll|client|offset)(Top|Left|Height|Width)$|^getBoundingClientRect$/

function drawn(input: { initialOffset: number }) {
  const asked: string[] = []
  const scrollTo = vi.fn()
  const heights = { scrollHeight: 160_000, clientHeight: 600, scrollTop: 0 }
  const listening = { addEventListener: vi.fn(), removeEventListener: vi.fn() }
  const element = { scrollTo, ...heights, ...listening }
  const window = { requestAnimationFrame: vi.fn(), cancelAnimationFrame: vi.fn() }
  const frame = new Proxy(Object.assign(element, { ownerDocument: { defaultView: window } }), {
    get(target, name, receiver) {
      if (LAYS_OUT.test(String(name))) asked.push(String(name))
      return Reflect.get(target, name, receiver) as unknown
    },
  }) as unknown as HTMLDivElement
  const rows = new Virtualizer<HTMLDivElement, Element>({
    count: 5_000,
    getScrollElement: () => frame,
    estimateSize: () => 32,
    observeElementOffset: () => undefined,
    initialRect: { width: 0, height: 600 },
    ...input,
    ...CALM_FIRST_DRAWING,
  })
  rows._willUpdate()
  return { rows, asked, scrollTo }
}

it('draws the first rows of a list and asks the browser for nothing', () => {
  const { rows, asked, scrollTo } = drawn({ initialOffset: 0 })
  expect(rows.getVirtualItems().map(({ index }) => index)).toContain(10)
  expect(scrollTo).not.toHaveBeenCalled()
  expect(asked).toEqual([])
  expect(observed).toHaveBeenCalledOnce()
})

it('scrolls to where a list is to begin, and wherever it is told to', () => {
  const { scrollTo } = drawn({ initialOffset: 640 })
  expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 640 }))
  const { rows, scrollTo: later } = drawn({ initialOffset: 0 })
  rows.scrollToOffset(320)
  expect(later).toHaveBeenCalledWith(expect.objectContaining({ top: 320 }))
})
