import { drawPartner } from '../core/made-up-partner'
import { OrderLife } from '../core/order-life'
import { randomFrom } from '../core/random'
import type { ExpressState } from './express-state'
import { announce } from './announce'
import type { Locker } from './locker'
import type { ChosenSlots, ExpressOrder, ExpressRequest } from './order'
import { planLife } from './waybill-life'

type Opening = {
  readonly request: ExpressRequest
  readonly slots: ChosenSlots
  readonly locker: Locker | undefined
  readonly lang: string
}

/** Puts a waybill into the world: its times are drawn, its life begins, its callbacks go out. */
export function openOrder(express: ExpressState, opening: Opening): ExpressOrder {
  const { clock, speed, seed } = express.world
  const createdAt = clock.now()
  const orderId = express.orders.nextId()
  const random = randomFrom(seed, 'express', opening.request.clientOrderId, orderId)
  const steps = planLife(random, opening.slots, createdAt)
  const order: ExpressOrder = {
    ...opening,
    orderId,
    shipmentCode: `HX${orderId.slice(-10)}`,
    createdAt,
    partner: drawPartner(random, true),
    life: new OrderLife(clock, speed, steps, (status) => {
      order.log.push({ status, at: clock.now() })
      announce(express.world, order)
    }),
    log: [{ status: steps[0].status, at: createdAt }],
  }
  express.add(order)
  announce(express.world, order)
  return order
}
