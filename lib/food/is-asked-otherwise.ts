import { parseDollars } from '@/lib/domain/money'
import { differsAsKept } from '@/lib/orders/differs-as-kept'
import { orderFormSchema, type OrderForm } from './schema'

/**
 * Whether a form asks for something else than what was recorded when it was first sent. What it
 * keeps without sending is no difference: what is a courier's alone where none comes (decision 0070),
 * a time for an order that is for now.
 */
export function isAskedOtherwise(
  recorded: { storeId: number; request: unknown },
  form: OrderForm,
): boolean {
  const first = orderFormSchema.safeParse(recorded.request)
  return first.success && differsAsKept(sentOf(form), sentOf(first.data))
}

function sentOf({ address, location, remark, paymentKind, ...form }: OrderForm) {
  const { scheduledFor, amount, ...rest } = form
  const courier = form.delivery === 'courier' ? { address, location, remark, paymentKind } : {}
  const time = form.when === 'later' ? { scheduledFor } : {}
  return { ...rest, ...courier, ...time, total: parseDollars(amount) }
}
