import type { ToldFacts } from '@/lib/orders/model/order-detail'

/** A brand by its label and number, as far as the platform gives them (food §2.1). */
export function brandText({ id, key }: NonNullable<ToldFacts['brand']>): string {
  return [key, id === null ? null : `#${id}`].filter(Boolean).join(' ')
}
