/** A thing of which this process has one. */
type OnePerProcess<Value, Needs extends unknown[]> = {
  /** The one there is; made now where there is none. */
  get: (...needs: Needs) => Value
  /** The one there is, or undefined: nothing is made. */
  peek: () => Value | undefined
  /** Takes the place of the one there is. */
  put: (value: Value) => Value
  /** The next `get` makes another. */
  forget: () => void
}

/**
 * Everything that is held, by name: on globalThis, because Next gives instrumentation, pages and
 * routes separate copies of each module. For tests, which put things there and take them away.
 */
export function heldPerProcess(): Map<string, unknown> {
  const shared = globalThis as typeof globalThis & { handoverPerProcess?: Map<string, unknown> }
  shared.handoverPerProcess ??= new Map()
  return shared.handoverPerProcess
}

/**
 * Says that this process has one of something and how it is made, at the first need of it. `name`
 * is its own in the whole program; whoever needs it with something in hand gives that to `make`.
 */
export function perProcess<Value, Needs extends unknown[] = []>(
  name: string,
  make: (...needs: Needs) => Value,
): OnePerProcess<Value, Needs> {
  const peek = () => heldPerProcess().get(name) as Value | undefined
  const put = (value: Value) => {
    heldPerProcess().set(name, value)
    return value
  }
  return {
    get: (...needs) => (heldPerProcess().has(name) ? (peek() as Value) : put(make(...needs))),
    peek,
    put,
    forget: () => void heldPerProcess().delete(name),
  }
}
