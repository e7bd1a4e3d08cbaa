/** A key as the browser reports it; `at` in milliseconds of any clock that runs evenly. */
export type ScanKey = {
  readonly key: string
  readonly at: number
  /** The key is being held down. */
  readonly repeat: boolean
  /** Together with Ctrl, Alt or the command key: a shortcut, never a code. */
  readonly chord: boolean
}

/** What has come so far of what may be a scan. */
type ScanState = { readonly text: string; readonly from: number; readonly last: number }

type ScanStep = {
  readonly state: ScanState
  /** The code, when this key ended a scan; its prefix is taken off. */
  readonly code: string | null
}

export const SCAN_IDLE: ScanState = { text: '', from: 0, last: Number.NEGATIVE_INFINITY }

/** No scanner pauses for longer between two keys, however busy the computer is. */
export const LONGEST_GAP_MS = 100
/** On average a scanner is quicker than this, and no hand is for the length of a code. */
const MEAN_GAP_MS = 40
const SHORTEST_CODE = 6
/** What begins with the prefix that the scanner was set to send is a scan already when it is short. */
const SHORTEST_WITH_PREFIX = 3
/** The longest address on a label is shorter. */
const LONGEST_CODE = 2_000

/** Keys that come before or between the characters of a code and are none themselves. */
const SILENT_KEYS: ReadonlySet<string> = new Set(['Shift', 'CapsLock', 'AltGraph', 'Unidentified'])
const END_KEYS: ReadonlySet<string> = new Set(['Enter', 'Tab'])

function scannedCode({ text, from }: ScanState, at: number, prefix: string): string | null {
  // As many gaps as characters: the last is the one before the end key.
  if ((at - from) / text.length > MEAN_GAP_MS) return null
  const hasPrefix = prefix !== '' && text.startsWith(prefix)
  const code = hasPrefix ? text.slice(prefix.length) : text
  return code.length >= (hasPrefix ? SHORTEST_WITH_PREFIX : SHORTEST_CODE) ? code : null
}

/**
 * Tells a scanner, which is a very fast keyboard, from a person: a code is what comes evenly and
 * quicker than anybody types, and ends in Enter or Tab.
 */
export function scanStep(
  state: ScanState,
  { key, at, repeat, chord }: ScanKey,
  { prefix }: { prefix: string },
): ScanStep {
  if (SILENT_KEYS.has(key)) return { state, code: null }
  if (repeat || chord) return { state: SCAN_IDLE, code: null }
  const goesOn = state.text !== '' && at - state.last <= LONGEST_GAP_MS
  if (END_KEYS.has(key)) {
    return { state: SCAN_IDLE, code: goesOn ? scannedCode(state, at, prefix) : null }
  }
  if (key.length !== 1) return { state: SCAN_IDLE, code: null }
  if (!goesOn || state.text.length >= LONGEST_CODE) {
    return { state: { text: key, from: at, last: at }, code: null }
  }
  return { state: { ...state, text: state.text + key, last: at }, code: null }
}
