import { type ExpressProduct, isExpressProduct } from '@/lib/domain/express/express-products'
import { PRINT_QUEUE_LIMIT } from './printable-waybill'

const PRINTED = ['no', 'yes', 'all'] as const
const STAGES = ['here', 'all'] as const

/** Which waybills are offered. */
export type WaybillFilter = {
  stores: number[]
  /** Of their collection; empty for any day. */
  day: string
  /** The pickup slot of that day, as the platform wrote it; empty for all. */
  period: string
  product: '' | ExpressProduct
  printed: (typeof PRINTED)[number]
  /** `here`: not collected yet. Cancelled ones are never offered. */
  stage: (typeof STAGES)[number]
  /** Only the rows of this import; empty for all. */
  import: string
  /** Only these orders, where there are any. */
  orders: number[]
}

const DAY = /^\d{4}-\d{2}-\d{2}$/
const PERIOD = /^\d{2}:\d{2}-\d{2}:\d{2}$/
const ID = /^[1-9]\d{0,14}$/

/** A filter as the address of the page has it; what is odd there is left out. */
export function readWaybillFilter(address: Readonly<Record<string, unknown>>): WaybillFilter {
  const text = (name: string): string => {
    const given = address[name]
    return typeof given === 'string' ? given : ''
  }
  const shaped = (name: string, shape: RegExp) => (shape.test(text(name)) ? text(name) : '')
  const product = text('product')
  return {
    stores: idsIn(text('stores')),
    day: shaped('day', DAY),
    period: shaped('period', PERIOD),
    product: isExpressProduct(product) ? product : '',
    printed: PRINTED.find((one) => one === text('printed')) ?? 'no',
    stage: STAGES.find((one) => one === text('stage')) ?? 'here',
    import: shaped('import', ID),
    orders: idsIn(text('orders')),
  }
}

function idsIn(text: string): number[] {
  const ids = text.split(',').filter((part) => ID.test(part))
  return ids.map(Number).slice(0, PRINT_QUEUE_LIMIT)
}
