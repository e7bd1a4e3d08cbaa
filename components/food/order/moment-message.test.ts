import { describe, expect, it } from 'vitest'
import type { Stage } from '@/lib/domain/stages'
import { MOMENTS } from '@/lib/domain/time/moments'
import { MADE, minute } from '@/lib/testing/order-card'
import { momentMessage, rangeOf } from './moment-message'

const nothing = { predictions: [], nothingAhead: [] }
const kinds = (stage: Stage, known: Parameters<typeof momentMessage>[2] = nothing) =>
  MOMENTS.map((moment) => momentMessage(moment, stage, known).kind)

describe('what is said of each moment, without a prediction', () => {
  it.each([
    ['waiting', ['unknown', 'after-accept', 'unknown']],
    ['coming', ['past', 'unknown', 'unknown']],
    ['at-store', ['past', 'past', 'unknown']],
    ['near', ['past', 'past', 'unknown']],
    ['done', ['past', 'past', 'past']],
    ['problem', ['unknown', 'unknown', 'unknown']],
  ] as const)('%s', (stage, words) => expect(kinds(stage)).toEqual(words))
})

it('trap 46: what the stage says is past is past, whatever was predicted of it', () => {
  const accept = { moment: 'accept', at: minute(3), range: null, asOf: minute(0) } as const
  const known = { predictions: [accept], nothingAhead: [] }
  expect(kinds('coming', known)[0]).toBe('past')
  expect(momentMessage('accept', 'waiting', known)).toEqual({
    moment: 'accept',
    kind: 'predicted',
    prediction: accept,
  })
})

it('trap 46: “nothing to come” is told as that, with its age, never as past', () => {
  const said = { moment: 'delivery', asOf: minute(4) } as const
  expect(momentMessage('delivery', 'riding', { predictions: [], nothingAhead: [said] })).toEqual({
    moment: 'delivery',
    kind: 'nothing',
    said,
  })
  const showup = { moment: 'showup', asOf: minute(4) } as const
  const known = { predictions: [], nothingAhead: [showup] }
  expect(momentMessage('showup', 'waiting', known).kind).toBe('after-accept')
  expect(momentMessage('showup', 'coming', known).kind).toBe('nothing')
})

const said = (range: string | null) => ({
  moment: 'delivery' as const,
  at: minute(12),
  range,
  asOf: minute(0),
})

describe('rangeOf', () => {
  it('counts from when the platform said it', () => {
    expect(rangeOf(said('10-14'))).toEqual({ from: MADE + 600_000, to: MADE + 840_000 })
    expect(rangeOf(said(' 10 - 14 '))).not.toBeNull()
  })

  it.each([null, '', '-1', '-1--1', '14-10', 'soon'])('is none for %s (trap 46)', (range) => {
    expect(rangeOf(said(range))).toBeNull()
  })
})
