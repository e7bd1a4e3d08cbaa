export const REQUEST_FAULTS = [
  'timeout',
  'drop_before',
  'drop_after',
  'http_500',
  'slow',
  'error',
  'garbage',
] as const
export const CALLBACK_FAULTS = ['duplicate_callback', 'reorder_callbacks', 'late_callback'] as const

type RequestFaultKind = (typeof REQUEST_FAULTS)[number]
type CallbackFaultKind = (typeof CALLBACK_FAULTS)[number]

export type RequestFault = {
  readonly kind: RequestFaultKind
  readonly ms: number
  readonly code: number
}
type CallbackFault = { readonly kind: CallbackFaultKind; readonly ms: number }

type Armed<Fault> = { readonly fault: Fault; left: number }

/** Faults that wait for their path, first armed first used. Finding one costs a single look-up. */
class ArmedFaults<Fault> {
  private readonly byPath = new Map<string, Armed<Fault>[]>()

  arm(path: string, fault: Fault, times: number) {
    const queue = this.byPath.get(path) ?? []
    queue.push({ fault, left: times })
    this.byPath.set(path, queue)
  }

  take(path: string): Fault | undefined {
    const queue = this.byPath.get(path)
    const first = queue?.[0]
    if (!queue || !first) return undefined
    first.left -= 1
    if (first.left === 0) queue.shift()
    if (queue.length === 0) this.byPath.delete(path)
    return first.fault
  }

  clear() {
    this.byPath.clear()
  }
}

/** Stands for every callback path. */
export const ANY_CALLBACK = '*'

/** What is set to go wrong, for requests by full path and for callbacks by callback path. */
export class Faults {
  readonly requests = new ArmedFaults<RequestFault>()
  readonly callbacks = new ArmedFaults<CallbackFault>()

  /** The fault set for this address, or else one set for callbacks to any. */
  takeForCallback(path: string) {
    return this.callbacks.take(path) ?? this.callbacks.take(ANY_CALLBACK)
  }

  clear() {
    this.requests.clear()
    this.callbacks.clear()
  }
}
