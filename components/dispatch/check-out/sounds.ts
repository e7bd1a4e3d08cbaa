import type { Sound } from '@/components/shell/sound/sound-player'

/** What the scan desk says without being looked at. */
export type DeskSound = 'out' | 'stop' | 'again' | 'unknown'

/**
 * One short clear note lets go; everything else is long, low and harsh, so that no din makes a stop
 * sound like a go. What is stopped differs by its rhythm.
 */
export const DESK_SOUNDS: Readonly<Record<DeskSound, Sound>> = {
  out: { wave: 'triangle', gain: 1, notes: [{ at: 0, hertz: 1319, ms: 140 }] },
  /** A siren: it must not leave. */
  stop: {
    wave: 'sawtooth',
    gain: 0.5,
    notes: [
      { at: 0, hertz: 330, ms: 220 },
      { at: 220, hertz: 220, ms: 220 },
      { at: 440, hertz: 330, ms: 220 },
      { at: 660, hertz: 220, ms: 300 },
    ],
  },
  /** Two equal buzzes: scanned twice. */
  again: {
    wave: 'square',
    gain: 0.35,
    notes: [
      { at: 0, hertz: 247, ms: 180 },
      { at: 280, hertz: 247, ms: 180 },
    ],
  },
  /** One long buzz: nobody knows it. */
  unknown: { wave: 'square', gain: 0.35, notes: [{ at: 0, hertz: 147, ms: 650 }] },
}
