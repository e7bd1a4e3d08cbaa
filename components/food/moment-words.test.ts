import { describe, expect, it } from 'vitest'
import { MOMENTS } from '@/lib/domain/moments'
import type { Stage } from '@/lib/domain/stages'
import { momentWords } from './moment-words'
import { minute } from '@/components/orders/test-card'

const nothing = { predictions: [], nothingAhead: [] }
const kinds = (stage: Stage, known: Parameters<typeof momentWords>[2] = nothing) =>
  MOMENTS.map((moment) => momentWords(moment, stage, known).kind)

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
  expect(momentWords('accept', 'waiting', known)).toEqual({
    moment: 'accept',
    kind: 'predicted',
    prediction: accept,
  })
})

it('trap 46: “nothing to come” is told as that, with its age, never as past', () => {
  const said = { moment: 'delivery', asOf: minute(4) } as const
  expect(momentWords('delivery', 'riding', { predictions: [], nothingAhead: [said] })).toEqual({
    moment: 'delivery',
    kind: 'nothing',
    said,
  })
  const showup = { moment: 'showup', asOf: minute(4) } as const
  const known = { predictions: [], nothingAhead: [showup] }
  expect(momentWords('showup', 'waiting', known).kind).toBe('after-accept')
  expect(momentWords('showup', 'coming', known).kind).toBe('nothing')
})
