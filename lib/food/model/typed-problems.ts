import { parseDollars } from '@/lib/domain/money'
import { plainNumber } from '@/lib/domain/typed-text'
import { isPickupCode } from './pickup-code'
import {
  isIdOfAnother,
  isPinOfAnother,
  ORDER_TEXT_LIMITS,
  type OrderProblem,
  type OrderProblems,
  type TypedOrder,
} from './typed-order'

const REQUIRED = ['recipientName', 'recipientPhone'] as const

/** What is wrong with a form whatever store it is for and whenever it is sent: the reading's first half. */
export function typedProblems(order: TypedOrder): OrderProblems {
  const problems: OrderProblems = {}
  const texts = Object.keys(ORDER_TEXT_LIMITS) as (keyof typeof ORDER_TEXT_LIMITS)[]
  for (const name of texts) {
    if (order[name].trim().length > ORDER_TEXT_LIMITS[name]) problems[name] = 'tooLong'
  }
  for (const name of REQUIRED) if (order[name].trim() === '') problems[name] = 'required'
  const amount = amountProblem(order.amount.trim())
  if (amount) problems.amount = amount
  const code = plainNumber(order.pickupCode)
  if (code !== '' && !isPickupCode(code)) problems.pickupCode = 'pickupCode'
  if (order.when === 'later' && order.scheduledFor === '') problems.scheduledFor = 'when'
  if (order.delivery === 'courier') {
    if (order.address.trim() === '') problems.address = 'required'
    if (!order.location) problems.location = 'pin'
    else if (isPinOfAnother(order)) problems.location = 'pinOfAnother'
    if (isIdOfAnother(order)) problems.addressId = 'idOfAnother'
  }
  return problems
}

function amountProblem(typed: string): OrderProblem | null {
  if (typed === '') return 'required'
  return parseDollars(typed) === null ? 'amount' : null
}
