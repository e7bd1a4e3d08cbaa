import fc from 'fast-check'
import { expect, it } from 'vitest'
import { keyedMarks } from './keyed-marks'

/** Marks on a list instead of a map; drawing one takes `cost` milliseconds. */
function onPaper(cost: number) {
  const there = new Set<string>()
  const log: string[] = []
  const tasks: (() => void)[] = []
  let clock = 0
  const marks = keyedMarks<{ key: string; count?: number }>({
    draw: ({ key }) => {
      clock += cost
      there.add(key)
      log.push(`+${key}`)
      return {
        remove: () => {
          there.delete(key)
          log.push(`-${key}`)
        },
      }
    },
    later: (work) => tasks.push(work),
    now: () => clock,
  })
  const step = () => tasks.shift()?.()
  const finish = () => {
    while (tasks.length > 0) step()
  }
  return { ...marks, there, log, tasks, step, finish }
}
const of = (...keys: string[]) => keys.map((key) => ({ key }))

it('touches only what comes and goes', () => {
  const paper = onPaper(0)
  paper.show(of('a', 'b', 'c'))
  paper.finish()
  paper.log.length = 0
  paper.show(of('c', 'd', 'b'))
  paper.finish()
  expect(paper.log).toEqual(['-a', '+d'])
})

it('lets the page answer while it draws many', () => {
  const paper = onPaper(1)
  paper.show(of(...Array.from({ length: 100 }, (_, at) => String(at))))
  expect(paper.there.size).toBe(0)
  paper.step()
  const first = paper.there.size
  expect(first).toBeGreaterThan(0)
  expect(first).toBeLessThan(20)
  paper.finish()
  expect(paper.there.size).toBe(100)
})

it('does not draw what has gone before its turn came', () => {
  const paper = onPaper(10)
  paper.show(of('a', 'b', 'c'))
  paper.step()
  paper.show(of('b'))
  paper.finish()
  expect(paper.log).toEqual(['+a', '-a', '+b'])
})

it('knows a mark as it was shown last', () => {
  const paper = onPaper(0)
  paper.show([{ key: 'a', count: 1 }])
  paper.finish()
  paper.show([{ key: 'a', count: 2 }])
  expect(paper.find('a')).toEqual({ key: 'a', count: 2 })
  expect(paper.find('b')).toBeUndefined()
})

it('ends with what was shown last, whatever came before and in between', () => {
  const keys = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'))
  fc.assert(
    fc.property(fc.array(fc.tuple(keys, fc.nat(3))), (shows) => {
      const paper = onPaper(4)
      for (const [some, steps] of shows) {
        paper.show(of(...some))
        for (let step = 0; step < steps; step++) paper.step()
      }
      paper.finish()
      expect([...paper.there].toSorted()).toEqual((shows.at(-1)?.[0] ?? []).toSorted())
    }),
  )
})
