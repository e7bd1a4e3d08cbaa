import { describe, expect, it } from 'vitest'
import { lengthOf } from '@/components/shell/sound/sound-player'
import { DESK_SOUNDS } from './sounds'

describe('the sounds of the scan desk', () => {
  it('are each under a second, and going out the shortest', () => {
    const { out, ...stops } = DESK_SOUNDS
    for (const sound of Object.values(stops)) {
      expect(lengthOf(sound)).toBeLessThan(1_000)
      expect(lengthOf(sound)).toBeGreaterThan(3 * lengthOf(out))
    }
  })

  it('let go an octave above everything that stops', () => {
    const { out, ...stops } = DESK_SOUNDS
    const highest = Math.max(
      ...Object.values(stops).flatMap(({ notes }) => notes.map(({ hertz }) => hertz)),
    )
    expect(Math.min(...out.notes.map(({ hertz }) => hertz))).toBeGreaterThan(2 * highest)
  })
})
