import { eventually } from '@/lib/testing/eventually'
import { seedOrders, type OrderToSeed } from '@/lib/testing/seeds/seed-orders'
import { simulatorControl } from '../simulator-control'
import { inParallel } from './send-load'
import { signedBody } from './signed-body'
import { type Stack, withDatabase } from './stack'

/** An order that both the product and the simulator know, standing still at `status`. */
export type LiveOrder = {
  id: number
  platformOrderId: string
  clientOrderId: string
  status: number
}

/** The statuses of an order that is not closed yet (CONTRACT, "order lives"). */
export const LIVE_STATUSES = [9001, 9005, 9011, 9015, 9017] as const

const SETTLED_WITHIN_MS = 90_000
const AT_ONCE = 8

/** Doors near HK-CENTRAL-01 and HK-MONGKOK-02, the stores of the demo's counter staff. */
const DOORS = [
  { storeCode: 'HK-CENTRAL-01', door: { lat: 22.285, lng: 114.15 } },
  { storeCode: 'HK-MONGKOK-02', door: { lat: 22.312, lng: 114.17 } },
  { storeCode: 'HK-CENTRAL-01', door: { lat: 22.2775, lng: 114.172 } },
] as const

let count = 0

function nextOrder(): OrderToSeed {
  count += 1
  const serial = String(count).padStart(4, '0')
  return {
    ...(DOORS[count % DOORS.length] ?? DOORS[0]),
    clientOrderId: `${Date.now()}${serial}`,
    recipientName: `Guest ${serial}`,
    phone: `9000${serial}`,
    address: `Flat ${serial}, 88 Des Voeux Road West`,
    totalCents: 12_000 + count,
  }
}

/**
 * Puts `size` orders on the board, evenly over the live statuses. Only the rows are written here:
 * the platform's side is created at the simulator, whose callbacks then move the rows. Resolves
 * when every order stands where it should and no job is left.
 */
export async function makeLiveOrders(stack: Stack, size: number): Promise<LiveOrder[]> {
  const wanted = Array.from({ length: size }, nextOrder)
  const ids = await seedOrders(stack.databaseUrl, wanted)
  const made = await inParallel(AT_ONCE, wanted, async (order, index) => {
    const steps = index % LIVE_STATUSES.length
    const platformOrderId = await createAndMove(stack.simulatorUrl, order, steps)
    const status = LIVE_STATUSES[steps] ?? LIVE_STATUSES[0]
    return { id: ids[index] ?? 0, platformOrderId, clientOrderId: order.clientOrderId, status }
  })
  await untilSettled(stack.databaseUrl, made)
  return made
}

async function createAndMove(
  simulatorUrl: string,
  order: OrderToSeed,
  steps: number,
): Promise<string> {
  const now = new Date()
  const { lat, lng } = order.door
  const data = {
    meta: { lang: 'en', region: 'HK' },
    client_merchant_id: order.storeCode,
    client_order_id: order.clientOrderId,
    order_time: Math.floor(now.getTime() / 1000),
    receive: {
      user_name: order.recipientName,
      user_phone: order.phone,
      user_address: order.address,
      user_location: `${lat},${lng}`,
    },
    order_detail: { total_price: order.totalCents },
  }
  const response = await fetch(`${simulatorUrl}/v1.3/order/takeaway/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: signedBody(data, now),
  })
  const answer = (await response.json()) as { data?: { order_id: string }; err_msg?: string }
  if (!answer.data) throw new Error(`the simulator refused an order: ${JSON.stringify(answer)}`)
  const { order_id: orderId } = answer.data
  const control = simulatorControl(simulatorUrl)
  await control.hold(orderId)
  for (let step = 0; step < steps; step += 1) await control.advance(orderId)
  return orderId
}

function untilSettled(databaseUrl: string, made: readonly LiveOrder[]): Promise<true> {
  return withDatabase(databaseUrl, (client) =>
    eventually(async () => {
      const { rows } = await client.query<{ missing: string; jobs: string }>(
        `select (select count(*) from unnest($1::text[], $2::int[]) as want (id, status)
           where not exists (select 1 from orders o
             where o.platform_order_id = want.id and o.status_code = want.status)) as missing,
           (select count(*) from graphile_worker.jobs where run_at <= now()) as jobs`,
        [made.map((order) => order.platformOrderId), made.map((order) => order.status)],
      )
      const { missing, jobs } = rows[0] ?? { missing: '?', jobs: '?' }
      if (missing === '0' && jobs === '0') return true
      throw new Error(`${missing} seeded orders did not arrive, ${jobs} jobs were left`)
    }, SETTLED_WITHIN_MS),
  )
}
