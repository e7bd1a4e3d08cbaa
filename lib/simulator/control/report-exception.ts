import { z } from 'zod'
import { ControlError } from './control-error'
import type { Controls } from './controls'
import { controlledOrder } from './move-order'
import { readControl } from './read-control'

const Report = z.strictObject({ order_id: z.string(), text: z.string().min(1) })

/**
 * POST /_control/exceptions `{"order_id","text"}`: the platform tells at once that something went
 * wrong with the order, whose status stays (express §6.1 `exception_description`).
 */
export function reportException(controls: Controls, body: string) {
  const { order_id, text } = readControl(Report, body)
  const order = controlledOrder(controls, order_id)
  if (!order.report) throw new ControlError(400, `order ${order_id} is of no family that reports`)
  order.report(text)
  return { order_id, status: order.status }
}
