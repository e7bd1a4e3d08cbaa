import type { z } from 'zod'
import type { Coordinates } from '@/lib/domain/coordinates'
import { predictionMembers, toPredictions, type Predictions } from './food/prediction'
import type { JsonValue } from './http/parse-json'
import {
  epoch,
  listOf,
  natural,
  point,
  record,
  requiredEpoch,
  requiredText,
  requiredWhole,
  text,
} from './wire-values'

/** What a food callback says (food §6.1). */
export type FoodCallback = {
  readonly orderId: string
  readonly clientOrderId: string | null
  /** When the status was triggered; together with order and code the callback's identity. */
  readonly at: Date
  /** Status code. */
  readonly code: number
  /** The platform's words, in the language of creation: to show, never to decide on. */
  readonly text: string | null
  readonly predictions: Predictions
  /** What the signature does not cover: hints, to be confirmed before anything rests on them. */
  readonly unsigned: {
    readonly courier: {
      readonly name: string | null
      readonly phone: string | null
      readonly location: Coordinates | null
    } | null
    readonly cancel: {
      readonly reason: string | null
      readonly code: string | null
      /** Number of the member of staff. */
      readonly user: string | null
      readonly at: Date | null
    } | null
    /** Couriers' fees, in customised packages when an order closes. */
    readonly tasks: readonly Task[]
  }
}

type Task = {
  readonly id: string | null
  readonly courierId: string | null
  readonly position: string | null
  readonly role: string | null
  readonly directMetres: number | null
  readonly travelMetres: number | null
  /** With its currency symbol, as the platform wrote it. */
  readonly fee: string | null
}

const task = record({
  id: text,
  partner: record({ id: text, position: text, role: text }),
  distance: record({ direct: natural, travel: natural }),
  fee: text,
})

const callback = record({
  order_id: requiredText,
  client_order_id: text,
  timestamp: requiredEpoch,
  order_status: requiredWhole,
  status_desc: text,
  ...predictionMembers,
  partner: record({ partner_name: text, partner_phone: text, partner_location: point }),
  // One variant of the specification names the time of cancellation `time`.
  cancel: record({
    cancel_reason: text,
    code: text,
    cancel_user: text,
    cancel_time: epoch,
    time: epoch,
  }),
  tasks: listOf(task),
})

/**
 * Reads the `data` of a verified callback; null when it does not say which order had which status
 * when, all of which are signed. Whatever else is missing or oddly typed is null.
 */
export function parseFoodCallback(data: JsonValue): FoodCallback | null {
  const { success, data: wire } = callback.safeParse(data)
  if (!success) return null
  return {
    orderId: wire.order_id,
    clientOrderId: wire.client_order_id,
    at: wire.timestamp,
    code: wire.order_status,
    text: wire.status_desc,
    predictions: toPredictions(wire),
    unsigned: {
      courier: courierOf(wire.partner),
      cancel: cancelOf(wire.cancel),
      tasks: wire.tasks.map(toTask),
    },
  }
}

type Wire = z.infer<typeof callback>

function courierOf(partner: Wire['partner']): FoodCallback['unsigned']['courier'] {
  const { partner_name: name, partner_phone: phone, partner_location: location } = partner
  return name === null && phone === null && location === null ? null : { name, phone, location }
}

function cancelOf(cancel: Wire['cancel']): FoodCallback['unsigned']['cancel'] {
  const { cancel_reason: reason, code, cancel_user: user } = cancel
  const at = cancel.cancel_time ?? cancel.time
  const says = [reason, code, user, at].some((member) => member !== null)
  return says ? { reason, code, user, at } : null
}

function toTask({ id, partner, distance, fee }: Wire['tasks'][number]): Task {
  return {
    id,
    courierId: partner.id,
    position: partner.position,
    role: partner.role,
    directMetres: distance.direct,
    travelMetres: distance.travel,
    fee,
  }
}
