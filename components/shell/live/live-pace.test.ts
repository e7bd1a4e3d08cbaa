import { describe, expect, it } from 'vitest'
import type { LiveEvent } from '@/lib/live/model/live-event'
import { LivePace } from './live-pace'

const beat: LiveEvent = { type: 'beat', at: '2026-01-05T04:00:00.000Z' }
const resync: LiveEvent = { type: 'resync' }

/** A page whose moments of rest the test gives; `batches` has what was handed on, by moment. */
function pageAtWork() {
  const batches: string[][] = []
  let rested = () => {}
  const page = {
    batches,
    isHidden: false,
    begin: () => batches.push([]),
    rest() {
      page.begin()
      rested()
    },
  }
  const pace = new LivePace((event) => batches.at(-1)?.push(event.type), {
    isHidden: () => page.isHidden,
    whenIdle: (then) => (rested = then),
  })
  page.begin()
  return { page, pace }
}

describe('the pace of what is heard', () => {
  it('hands on at once what is heard while the page has time', () => {
    const { page, pace } = pageAtWork()
    pace.hear(resync)
    expect(page.batches).toEqual([['resync']])
    page.rest()
    pace.hear(beat)
    expect(page.batches).toEqual([['resync'], ['beat']])
  })

  it('hands on nothing while the page is at it, and all in its order afterwards', () => {
    const { page, pace } = pageAtWork()
    pace.hear(resync)
    pace.hear(beat)
    pace.hear(resync)
    expect(page.batches).toEqual([['resync']])
    page.rest()
    expect(page.batches).toEqual([['resync'], ['beat', 'resync']])
    pace.hear(beat)
    page.rest()
    expect(page.batches).toEqual([['resync'], ['beat', 'resync'], ['beat']])
  })

  it('hands on all at once in a page that nobody looks at, what waited first', () => {
    const { page, pace } = pageAtWork()
    pace.hear(resync)
    pace.hear(beat)
    page.isHidden = true
    pace.hear(resync)
    expect(page.batches).toEqual([['resync', 'beat', 'resync']])
    pace.hear(beat)
    expect(page.batches).toEqual([['resync', 'beat', 'resync', 'beat']])
  })

  it('hands on nothing twice, whatever it is asked', () => {
    const { page, pace } = pageAtWork()
    pace.hear(resync)
    pace.hear(beat)
    pace.flush()
    pace.flush()
    page.rest()
    expect(page.batches).toEqual([['resync', 'beat'], []])
  })

  it('loses nothing where a part of the page throws', () => {
    const heard: string[] = []
    let rested = () => {}
    const pace = new LivePace(
      ({ type }) => {
        heard.push(type)
        if (type === 'beat') throw new Error('a part of the page')
      },
      { isHidden: () => false, whenIdle: (then) => (rested = then) },
    )
    pace.hear(resync)
    pace.hear(beat)
    pace.hear(resync)
    expect(() => rested()).toThrow('a part of the page')
    rested()
    expect(heard).toEqual(['resync', 'beat', 'resync'])
  })

  it('hands on nothing more of a stream that was left', () => {
    const { page, pace } = pageAtWork()
    pace.hear(resync)
    pace.hear(beat)
    pace.forget()
    page.rest()
    expect(page.batches).toEqual([['resync'], []])
  })
})
