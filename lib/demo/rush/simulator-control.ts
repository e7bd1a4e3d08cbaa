import 'server-only'
import { settings } from '@/lib/config/settings'

const WITHIN_MS = 5_000

type Fault = { path: string; kind: string; times: number; containing: string }

/** The control interface of our own simulator (CONTRACT, "The simulator"). Throws what it refuses. */
export const simulatorControl = {
  /** Only `advance` moves the order from here on. */
  hold: (orderId: string) => post('/hold', { order_id: orderId }),
  /** Only `advance` moves the orders that will be created under this number. */
  stand: (clientOrderId: string) => post('/hold', { client_order_id: clientOrderId }),
  advance: (orderId: string) => post(`/orders/${encodeURIComponent(orderId)}/advance`, {}),
  cancel: (orderId: string) => post(`/orders/${encodeURIComponent(orderId)}/cancel`, {}),
  fault: (fault: Fault) => post('/faults', fault),
  /** What somebody else arms never meets a request with this text in it. */
  spare: (containing: string) => post('/spare', { containing }),
}

async function post(path: string, body: object): Promise<unknown> {
  const response = await fetch(`http://127.0.0.1:${settings().simulatorPort}/_control${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(WITHIN_MS),
  })
  if (!response.ok) throw new Error(`the simulator refused ${path.split('/')[1] ?? ''}`)
  return response.json()
}
