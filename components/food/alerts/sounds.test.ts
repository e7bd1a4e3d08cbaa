import { describe, expect, it } from 'vitest'
import { ALERT_KINDS } from '@/lib/food/model/alert-of'
import { lengthOf } from '@/components/shell/sound/sound-player'
import { SOUNDS } from './sounds'

const all = ALERT_KINDS.map((kind) => SOUNDS[kind])

describe('the three sounds', () => {
  it.each(ALERT_KINDS)('%s takes less than a second', (kind) => {
    expect(lengthOf(SOUNDS[kind])).toBeLessThan(1000)
  })

  it('differ in the number of their notes and in their wave', () => {
    expect(new Set(all.map(({ notes }) => notes.length)).size).toBe(3)
    expect(new Set(all.map(({ wave }) => wave)).size).toBe(3)
  })

  it('rise for what is new and fall for what is cancelled', () => {
    const heights = (kind: 'new' | 'cancelled') => SOUNDS[kind].notes.map(({ hertz }) => hertz)
    expect(heights('new')).toEqual(heights('new').toSorted((a, b) => a - b))
    expect(heights('cancelled')).toEqual(heights('cancelled').toSorted((a, b) => b - a))
  })
})
