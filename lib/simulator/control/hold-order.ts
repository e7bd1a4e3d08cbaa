import { z } from 'zod'
import type { Controls } from './controls'
import { controlledOrder } from './move-order'
import { readControl } from './read-control'

const Hold = z.strictObject({ order_id: z.string() })

/** POST /_control/hold `{"order_id"}`: from now on only `advance` moves the order. */
export function holdOrder(controls: Controls, body: string) {
  const { order_id } = readControl(Hold, body)
  const order = controlledOrder(controls, order_id)
  order.hold()
  return { order_id, status: order.status }
}
