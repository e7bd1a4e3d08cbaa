import { describe, expect, test } from 'vitest'
import {
  isClosed,
  hasCancelledStatus,
  publishedElsewhere,
  STAGES,
  stageOf,
  stageRank,
  statusRank,
  type Family,
  type Stage,
} from './stages'

describe('stages', () => {
  test.each<[Family, number, Stage]>([
    ['food', 9001, 'waiting'],
    ['food', 9005, 'coming'],
    ['food', 9011, 'at-store'],
    ['food', 9015, 'riding'],
    ['food', 9017, 'near'],
    ['food', 9021, 'done'],
    ['food', 9025, 'cancelled'],
    ['food', 9026, 'cancelled'],
    ['parcel', 9033, 'waiting'],
    ['parcel', 9034, 'waiting'],
    ['parcel', 9005, 'coming'],
    ['express', 9005, 'waiting'],
    ['express', 8, 'waiting'],
    ['express', 4, 'done'],
    ['express', 9015, 'riding'],
    ['express', 9021, 'done'],
  ])('%s %i is %s', (family, code, stage) => {
    expect(stageOf(family, code)).toBe(stage)
  })

  test('trap 23: the legacy order is 8, 1, 9, 2, 4, and 9005 differs between families', () => {
    const ranks = [8, 1, 9, 2, 4].map((code) => statusRank('express', code))
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
    expect(new Set(ranks).size).toBe(5)
    expect(stageOf('express', 9005)).not.toBe(stageOf('food', 9005))
  })

  test('codes that are not published are unknown until learned; known ones cannot be relearned', () => {
    const learned = new Map([
      ['parcel:9021', 'done'],
      ['food:9015', 'problem'],
    ] as const)
    expect(stageOf('parcel', 9021)).toBe('unknown')
    expect(stageOf('parcel', 9021, learned)).toBe('done')
    expect(stageOf('food', 9015, learned)).toBe('riding')
    expect(stageOf('express', 9025, learned)).toBe('unknown')
  })

  test('an order of which nothing was said yet waits', () => {
    expect(stageOf('food', null)).toBe('waiting')
  })

  test('only done and cancelled are closed, and nothing outranks them', () => {
    expect(STAGES.filter(isClosed)).toEqual(['done', 'cancelled'])
    const open = STAGES.filter((stage) => !isClosed(stage))
    expect(Math.max(...open.map(stageRank))).toBeLessThan(stageRank('done'))
  })

  test('a life’s ranks grow with it', () => {
    const food = [9001, 9005, 9011, 9015, 9017, 9021].map((code) => statusRank('food', code))
    expect(food).toEqual(food.toSorted((a, b) => a - b))
    expect(statusRank('parcel', 9033)).toBeLessThan(statusRank('parcel', 9034))
    expect(statusRank('food', 1)).toBeLessThan(statusRank('food', 9001))
  })

  test.each([
    ['food', true],
    ['parcel', false],
    ['express', false],
  ] as const)('a published status of %s says that it is cancelled: %s', (family, says) => {
    expect(hasCancelledStatus(family)).toBe(says)
  })

  test('of a code that is not the family’s own it is told who publishes it, and as what', () => {
    expect(publishedElsewhere('parcel', 9015)).toEqual([
      { family: 'food', stage: 'riding' },
      { family: 'express', stage: 'riding' },
    ])
    expect(publishedElsewhere('food', 9017)).toEqual([])
    expect(publishedElsewhere('parcel', 4_242)).toEqual([])
  })
})
