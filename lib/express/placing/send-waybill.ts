import 'server-only'
import { settings } from '@/lib/config/settings'
import { languageFor } from '@/lib/domain/areas'
import { VALUE_PLUS } from '@/lib/domain/express/express-products'
import type { WaybillDraft } from '@/lib/domain/express/waybill-draft'
import { parseDollars } from '@/lib/domain/money'
import type { OrderRow } from '@/lib/orders/lock-order'
import type { CreationAnswer } from '@/lib/orders/order-family'
import type { Departure } from '@/lib/orders/placing/departure'
import type { StoreRow } from '@/lib/orders/placing/store-of'
import { platform } from '@/lib/platform/current'
import { recordedWaybillSchema } from './recorded-waybill'

/** The value of value-plus in the unit that this platform is told it in; dollars are kept here (decision 0183). */
export function withValueUnit(
  draft: WaybillDraft,
  unit: 'dollars' | 'cents' = settings().expressValueUnit,
): WaybillDraft {
  if (unit === 'dollars') return draft
  const services = draft.services?.map((service) => {
    const value = service.code.trim() === VALUE_PLUS ? parseDollars(service.value ?? '') : null
    return value === null ? service : { ...service, value: String(value) }
  })
  return { ...draft, services }
}

/** Asks the platform to create a waybill as it was recorded, to the letter (express §4.1). */
export async function sendWaybill(
  order: OrderRow,
  store: StoreRow,
  departure: Departure,
): Promise<CreationAnswer> {
  const { product, draft, locale } = recordedWaybillSchema.parse(order.request)
  const merchantId = store.expressMerchantId
  if (merchantId === null) throw new Error(`store ${store.id} has lost its express merchant`)
  const language = languageFor('HK', locale ?? 'en')
  const answer = await platform()
    .express()
    .createOrder({ merchantId, product, draft: withValueUnit(draft) }, { language, ...departure })
  return {
    platformOrderId: answer.orderId,
    change: () => ({
      ...(answer.trackerUrl === null ? {} : { trackerUrl: answer.trackerUrl }),
      answer: { created: answer.raw },
    }),
  }
}
