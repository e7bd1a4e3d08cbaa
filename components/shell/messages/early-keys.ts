/** A press of Ctrl-K, or what was typed after it. */
export type EarlyKey = { isOpening: boolean; key: string; at: number }

let heard: EarlyKey[] = []
let isHearing = false

/** Ctrl-K, also where the browser would go to its own field. */
export const isOpeningChord = ({ ctrlKey, metaKey, altKey, key }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k'

function hear(event: KeyboardEvent): void {
  const { key, timeStamp: at } = event
  const isOpening = isOpeningChord(event)
  const isTyped = heard.length > 0 && (key.length === 1 || key === 'Backspace')
  if (!isOpening && !isTyped) return
  event.preventDefault()
  heard.push({ isOpening, key, at })
}

/** A page wakes once its words are there (decision 0295): what is pressed before that is kept. */
export function hearEarlyKeys(): void {
  if (isHearing || typeof window === 'undefined') return
  isHearing = true
  // On the way down: what React cannot give to anybody yet it lets nobody have.
  window.addEventListener('keydown', hear, true)
}

/** What was pressed before the page woke, once; from here on it hears its keys itself. */
export function takeEarlyKeys(): EarlyKey[] {
  const keys = heard
  heard = []
  if (isHearing) window.removeEventListener('keydown', hear, true)
  return keys
}
