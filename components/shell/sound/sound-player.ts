import { readSoundSettings } from './sound-settings'

/** A note swells this fast: without it every note begins with a click. */
const ATTACK_S = 0.012

const SILENCE = 0.0001

/** `starting`: too early to say; `blocked`: the browser waits for somebody to touch the page. */
export type SoundState = 'starting' | 'ready' | 'blocked' | 'missing'

/** A browser that lets a page sound does so within this time. */
const STARTS_WITHIN_MS = 800
const PAUSE_MS = 180
const LOCK = 'handover-sound'
const GESTURES = ['click', 'keydown', 'touchend'] as const

/** The one audio output of this tab. It begins when somebody first asks for it. */
class SoundPlayer {
  readonly #listeners = new Set<() => void>()
  #context: AudioContext | null = null
  #state: SoundState = 'starting'

  readonly state = (): SoundState => this.#state

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed)
    this.#open()
    return () => this.#listeners.delete(changed)
  }

  /** Call it when somebody touches the page: only then may a browser be asked for sound. */
  readonly wake = (): void => {
    this.#open()
    void this.#context?.resume().catch(() => undefined)
  }

  /** Plays at the volume of this browser, whether or not its sound is on. */
  try(sound: Sound): void {
    this.wake()
    this.#sound([sound])
  }

  /** Sounds one after the other, when sound is on; of several tabs one speaks for all. */
  ring(sounds: readonly Sound[]): void {
    this.#open()
    if (!readSoundSettings().on || this.#context?.state !== 'running') return
    if (!('locks' in navigator)) {
      this.#sound(sounds)
      return
    }
    void navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
      if (!lock) return
      const ms = this.#sound(sounds)
      await new Promise((resolve) => setTimeout(resolve, ms))
    })
  }

  #sound(sounds: readonly Sound[]): number {
    const { volume } = readSoundSettings()
    let delayMs = 0
    for (const sound of sounds) {
      if (!this.#context) return 0
      delayMs += playSound(this.#context, sound, { volume, delayMs }) + PAUSE_MS
    }
    return delayMs
  }

  #open(): void {
    if (this.#context || this.#state === 'missing') return
    if (typeof AudioContext !== 'function') {
      this.#become('missing')
      return
    }
    this.#context = new AudioContext()
    this.#context.addEventListener('statechange', () => this.#look())
    for (const gesture of GESTURES) document.addEventListener(gesture, this.wake, true)
    // A tablet that slept has its sound taken away, and gets it back without being touched.
    document.addEventListener('visibilitychange', this.wake)
    this.wake()
    setTimeout(() => this.#look(), STARTS_WITHIN_MS)
    if (this.#context.state === 'running') this.#become('ready')
  }

  #look(): void {
    this.#become(this.#context?.state === 'running' ? 'ready' : 'blocked')
  }

  #become(state: SoundState): void {
    if (state === this.#state) return
    this.#state = state
    for (const changed of [...this.#listeners]) changed()
  }
}

export const soundPlayer = new SoundPlayer()

/**
 * Puts a sound on the audio clock, to begin `delayMs` from now, at a volume of 0 to 1. Returns how
 * long it takes, in milliseconds.
 */
function playSound(
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

/** One note: when it begins, how high, how long; milliseconds and hertz. */
type Note = { at: number; hertz: number; ms: number }

export type Sound = {
  wave: OscillatorType
  /** Against the other sounds at the same volume; harsh waves carry further. */
  gain: number
  notes: readonly Note[]
}

/** How long a sound takes, in milliseconds. */
export function lengthOf({ notes }: Sound): number {
  return Math.max(...notes.map(({ at, ms }) => at + ms))
}
