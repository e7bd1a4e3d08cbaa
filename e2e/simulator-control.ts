/** A request that the simulator received (its control interface, CONTRACT "The simulator"). */
export type SimulatedRequest = {
  method: string
  path: string
  headers: Record<string, string>
  body: { auth: Record<string, unknown>; data: Record<string, unknown> }
  /** Milliseconds since the epoch. */
  at: number
  /** Until it was answered; null where it was not. */
  tookMs: number | null
  response: unknown
}

type Fault = { path: string; kind: string; times: number; ms?: number; code?: number }

async function call<Answer>(url: string, body?: unknown): Promise<Answer> {
  const response = await fetch(url, {
    ...(body === undefined
      ? {}
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
  })
  if (!response.ok) {
    throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
  }
  return (await response.json()) as Answer
}

/** What a test may do on the platform's side of a story. */
export function simulatorControl(base: string) {
  const requests = async (path: string): Promise<SimulatedRequest[]> => {
    const url = `${base}/_control/requests?path=${encodeURIComponent(path)}`
    const answer = await call<SimulatedRequest[] | { requests: SimulatedRequest[] }>(url)
    return Array.isArray(answer) ? answer : answer.requests
  }
  return {
    base,
    requests,
    /** What the platform has of all orders, in its own words. */
    orders: () => call<Record<string, unknown>[]>(`${base}/_control/orders`),
    hold: (orderId: string) => call(`${base}/_control/hold`, { order_id: orderId }),
    advance: (orderId: string) =>
      call<{ order_id: string; status: number }>(`${base}/_control/orders/${orderId}/advance`, {}),
    cancel: (orderId: string) => call(`${base}/_control/orders/${orderId}/cancel`, {}),
    faults: (fault: Fault) => call(`${base}/_control/faults`, fault),
  }
}

export type SimulatorControl = ReturnType<typeof simulatorControl>
