/** A value that this browser keeps over reloads: the one way to its storage. */
type KeptValue<Value> = {
  subscribe: (listener: () => void) => () => void
  /** The same object for as long as the same is kept. */
  read: () => Value
  set: (value: Value) => void
  /** Changes what is kept now, by whichever tab it was written. */
  change: (next: (value: Value) => Value) => void
  /** Keeps nothing any more. */
  clear: () => void
}

type Options<Value> = {
  key: string
  /** Local: for all tabs, and until it is cleared. Session: for this tab alone. */
  storage?: 'local' | 'session'
  /** As JSON unless told otherwise. */
  encode?: (value: Value) => string
  /** Null is given where nothing was kept; what is no such value must become one that is. */
  decode: (text: string | null) => Value
}

/** A browser that keeps nothing (private mode, full) still works until the page is closed. */
export function keptValue<Value>(options: Options<Value>): KeptValue<Value> {
  const { key, storage = 'local', encode = JSON.stringify, decode } = options
  const listeners = new Set<() => void>()
  let current: { text: string | null; value: Value } | null = null

  function load(): Value {
    const text = storedText(storage, key)
    if (!current || (text !== undefined && text !== current.text)) {
      current = { text: text ?? null, value: decoded(text ?? null, decode) }
    }
    return current.value
  }
  function hold(text: string | null, value: Value): void {
    const isKept = write(storage, key, text)
    // What cannot be kept holds for this page, until what is kept is changed by another.
    current = { text: isKept ? text : (storedText(storage, key) ?? null), value }
    tell()
  }
  const set = (value: Value) => hold(encode(value), value)
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
    // While nobody listens, nobody tells of what another tab wrote.
    read: () => (current && listeners.size > 0 ? current.value : load()),
    set,
    change(next) {
      const before = load()
      const value = next(before)
      if (value !== before) set(value)
    },
    clear: () => hold(null, decode(null)),
  }
}

/**
 * The key of a half-typed form (`parcel`, or `parcel:12` where it began as another order). Whoever
 * signs in next at the same tablet neither sees nor sends it (decision 0150); kept for the session,
 * so that two tabs are two orders.
 */
export const draftKey = (personId: number, form: string) => `handover:draft:${personId}:${form}`

const roomOf = (storage: 'local' | 'session') =>
  storage === 'local' ? localStorage : sessionStorage

/** What an older version wrote, or somebody else, must not break the page. */
function decoded<Value>(text: string | null, decode: (text: string | null) => Value): Value {
  try {
    return decode(text)
  } catch {
    return decode(null)
  }
}

/** Undefined where the browser does not let us look. */
function storedText(storage: 'local' | 'session', key: string): string | null | undefined {
  try {
    return roomOf(storage).getItem(key)
  } catch {
    return undefined
  }
}

/** Whether it is kept now; null takes away what was. */
function write(storage: 'local' | 'session', key: string, text: string | null): boolean {
  try {
    if (text === null) roomOf(storage).removeItem(key)
    else roomOf(storage).setItem(key, text)
    return true
  } catch {
    return false
  }
}
