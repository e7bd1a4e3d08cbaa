import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { beginHistory, changeTo, redo, undo } from './use-hours-editor'

const drawn = (steps: readonly number[]) => steps.reduce(changeTo<number>, beginHistory(0))

describe('the history of a drawing', () => {
  it('is where it was after as many steps back as there were, and again after as many forth', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 20 }), (steps) => {
        const end = drawn(steps)
        const back = steps.reduce((history) => undo(history), end)
        expect(back.now).toBe(0)
        expect(back.past).toEqual([])
        expect(steps.reduce((history) => redo(history), back)).toEqual(end)
      }),
    )
  })

  it('goes no further than there is something', () => {
    const fresh = beginHistory(0)
    expect(undo(fresh)).toBe(fresh)
    expect(redo(fresh)).toBe(fresh)
  })

  it('forgets what was undone as soon as something else is drawn', () => {
    const changed = changeTo(undo(drawn([1, 2])), 3)
    expect(changed).toEqual({ past: [0, 1], now: 3, future: [] })
    expect(redo(changed)).toBe(changed)
  })
})
