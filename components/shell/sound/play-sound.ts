import { lengthOf, type Sound } from './sound'

/** A note swells this fast: without it every note begins with a click. */
const ATTACK_S = 0.012
const SILENCE = 0.0001

/**
 * Puts a sound on the audio clock, to begin `delayMs` from now, at a volume of 0 to 1. Returns how
 * long it takes, in milliseconds.
 */
export function playSound(
  context: AudioContext,
  sound: Sound,
  { volume, delayMs = 0 }: { volume: number; delayMs?: number },
): number {
  const begin = context.currentTime + delayMs / 1000
  for (const { at, hertz, ms } of sound.notes) {
    const from = begin + at / 1000
    const until = from + ms / 1000
    const oscillator = context.createOscillator()
    const gain = context.createGain()
    oscillator.type = sound.wave
    oscillator.frequency.value = hertz
    gain.gain.setValueAtTime(SILENCE, from)
    gain.gain.exponentialRampToValueAtTime(Math.max(SILENCE, volume * sound.gain), from + ATTACK_S)
    gain.gain.exponentialRampToValueAtTime(SILENCE, until)
    oscillator.connect(gain).connect(context.destination)
    oscillator.start(from)
    oscillator.stop(until)
  }
  return lengthOf(sound)
}
