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

/** `containing`: only what is sent with this text in it goes wrong. */
type Armed<Fault> = { readonly fault: Fault; readonly containing: string | null; left: number }

/** Faults that wait for their path, first armed first used. Finding none costs a single look-up. */
class ArmedFaults<Fault> {
  private readonly byPath = new Map<string, Armed<Fault>[]>()
  private readonly spared = new Set<string>()

  arm(path: string, fault: Fault, times: number, containing: string | null = null) {
    const queue = this.byPath.get(path) ?? []
    queue.push({ fault, containing, left: times })
    this.byPath.set(path, queue)
  }

  /** What is sent with this text in it meets no fault but those that are meant for a text. */
  spare(containing: string) {
    this.spared.add(containing)
  }

  take(path: string, body = ''): Fault | undefined {
    const queue = this.byPath.get(path)
    if (!queue) return undefined
    const at = queue.findIndex(({ containing }) =>
      containing === null ? !this.isSpared(body) : body.includes(containing),
    )
    const armed = queue[at]
    if (!armed) return undefined
    armed.left -= 1
    if (armed.left === 0) queue.splice(at, 1)
    if (queue.length === 0) this.byPath.delete(path)
    return armed.fault
  }

  clear() {
    this.byPath.clear()
    this.spared.clear()
  }

  private isSpared(body: string): boolean {
    return [...this.spared].some((text) => body.includes(text))
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
