/** A value that this browser keeps over reloads, the same in all its tabs. */
export type KeptValue<Value> = {
  subscribe: (listener: () => void) => () => void
  read: () => Value
  /** Changes what is kept now, by whichever tab it was written. */
  change: (next: (value: Value) => Value) => void
}

type Options<Value> = {
  key: string
  encode: (value: Value) => string
  /** Null is given where nothing was kept. */
  decode: (text: string | null) => Value
}

/** A browser that keeps nothing (private mode, full) still works until the page is closed. */
export function keptValue<Value>({ key, encode, decode }: Options<Value>): KeptValue<Value> {
  const listeners = new Set<() => void>()
  let current: { text: string | null; value: Value } | null = null

  /** What is kept now; the same object for as long as the same text is kept. */
  function load(): Value {
    const text = storedText(key)
    if (!current || (text !== undefined && text !== current.text)) {
      current = { text: text ?? null, value: decode(text ?? null) }
    }
    return current.value
  }
  const tell = () => {
    for (const listener of [...listeners]) listener()
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return
    load()
    tell()
  }

  return {
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', onStorage)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('storage', onStorage)
      }
    },
    read: () => (current ? current.value : load()),
    change(next) {
      const before = load()
      const value = next(before)
      if (value === before) return
      current = { text: encode(value), value }
      try {
        localStorage.setItem(key, current.text ?? '')
      } catch {
        // What cannot be kept holds for this page.
      }
      tell()
    },
  }
}

/** Undefined where the browser does not let us look. */
function storedText(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key)
  } catch {
    return undefined
  }
}
