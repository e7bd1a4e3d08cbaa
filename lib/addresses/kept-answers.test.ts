import { expect, it } from 'vitest'
import { KeptAnswers } from './kept-answers'

it('keeps an answer for its time, and the latest few', () => {
  const kept = new KeptAnswers<string>(2, 100)
  kept.set('a', 'A', 0)
  expect(kept.get('a', 99)).toBe('A')
  expect(kept.get('a', 100)).toBeUndefined()
  kept.set('b', 'B', 10)
  kept.set('a', 'again', 20)
  kept.set('c', 'C', 30)
  expect([kept.get('a', 40), kept.get('b', 40), kept.get('c', 40)]).toEqual([
    'again',
    undefined,
    'C',
  ])
})
