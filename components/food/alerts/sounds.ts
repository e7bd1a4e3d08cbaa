import type { Sound } from '@/components/shell/sound/sound-player'
import type { AlertKind } from '@/lib/food/model/alert-of'

/**
 * The three sounds, each under a second, told apart by three things at once, so that a noisy
 * kitchen hides none of them: how many notes, whether they rise or fall, and how soft they are.
 */
export const SOUNDS: Readonly<Record<AlertKind, Sound>> = {
  /** A door bell: two clear notes, rising. */
  new: {
    wave: 'triangle',
    gain: 1,
    notes: [
      { at: 0, hertz: 784, ms: 200 },
      { at: 190, hertz: 1175, ms: 460 },
    ],
  },
  /** A single soft knock. */
  changed: { wave: 'sine', gain: 0.9, notes: [{ at: 0, hertz: 587, ms: 280 }] },
  /** Three harsh notes, falling. */
  cancelled: {
    wave: 'square',
    gain: 0.35,
    notes: [
      { at: 0, hertz: 466, ms: 190 },
      { at: 230, hertz: 370, ms: 190 },
      { at: 460, hertz: 262, ms: 380 },
    ],
  },
}
