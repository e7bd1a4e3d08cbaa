import 'server-only'
import { inArray } from 'drizzle-orm'
import { createTranslator } from 'next-intl'
import type { Queries } from '@/lib/db/client'
import { stores } from '@/lib/db/tables/stores'
import { areaOf, type Region } from '@/lib/domain/areas'
import { EXPRESS_PRODUCTS } from '@/lib/domain/express/express-products'
import { cents, formatDollars } from '@/lib/domain/money'
import { PARCEL_PRODUCTS } from '@/lib/domain/parcel-products'
import { formatParcelTime } from '@/lib/domain/time/local-time'
import type { Locale } from '@/lib/i18n/locales'
import { messagesOf } from '@/lib/i18n/messages'
import type { OrderCard } from '@/lib/orders/model/order-card'
import { nameOf } from '@/lib/orders/model/order-card'
import type { ListedOrder } from '../model/listed-order'
import type { CellKind, SheetColumn } from './write-workbook'

/** As the file has them, from left to right; each is a message of `lists.file`. */
const FILE_COLUMNS = {
  store: 'text',
  label: 'text',
  platformOrderId: 'text',
  clientOrderId: 'text',
  recipient: 'text',
  phone: 'text',
  address: 'text',
  stops: 'number',
  place: 'text',
  product: 'text',
  pickupDay: 'text',
  pickupSlot: 'text',
  stage: 'text',
  exceptions: 'text',
  prints: 'number',
  out: 'time',
  outUtc: 'time',
  placed: 'time',
  placedUtc: 'time',
  scheduled: 'time',
  scheduledUtc: 'time',
  closed: 'time',
  closedUtc: 'time',
  amount: 'number',
  currency: 'text',
} as const satisfies Record<string, CellKind>
type FileColumn = keyof typeof FILE_COLUMNS
const NAMES = Object.keys(FILE_COLUMNS) as FileColumn[]

type Store = { code: string; region: Region }

export type ExportCells = {
  columns: readonly SheetColumn[]
  /** A line for each order whose store is among them. */
  cells: (rows: readonly ListedOrder[]) => string[][]
}

/** What a file says of orders, in a language: a text for each cell, empty for none. */
export async function exportCells(input: {
  db: Queries
  storeIds: readonly number[]
  locale: Locale
}): Promise<ExportCells> {
  const { db, storeIds, locale } = input
  const found = await db
    .select({ id: stores.id, code: stores.code, region: stores.region })
    .from(stores)
    .where(inArray(stores.id, [...storeIds]))
  const byId = new Map(found.map((store) => [store.id, store]))
  const words = wordsIn(locale)
  return {
    columns: NAMES.map((name) => ({ name: words.column(name), kind: FILE_COLUMNS[name] })),
    cells: (rows) =>
      rows.flatMap((row) => {
        const store = byId.get(row.card.storeId)
        const cells = store && cellsOf(row, store, words)
        return cells ? [NAMES.map((name) => cells[name])] : []
      }),
  }
}

type Words = ReturnType<typeof wordsIn>

/** The words of the file: the same as the page's. */
function wordsIn(locale: Locale) {
  const t = createTranslator({ locale, messages: messagesOf(locale) })
  return {
    column: (column: FileColumn) => t(`lists.file.${column}`),
    exception: (kind: ListedOrder['exceptions'][number]) => t(`exceptions.kind.${kind}`),
    standing: ({ placing, family, stage }: OrderCard) => {
      if (placing === 'refused' || placing === 'unconfirmed')
        return t(`orders.attention.${placing}`)
      return placing === 'placing' ? t('orders.placing') : t(`orders.stage.${family}.${stage}`)
    },
    product: (product: string) => {
      const ofExpress = EXPRESS_PRODUCTS.find((one) => one === product)
      const ofParcels = PARCEL_PRODUCTS.find((one) => one === product)
      if (ofExpress) return t(`printing.products.${ofExpress}`)
      return ofParcels ? t(`parcelForm.product.name.${ofParcels}`) : product
    },
  }
}

/** Instants stand twice: by the store's own clock, and in UTC for whoever compares stores. */
function cellsOf(row: ListedOrder, store: Store, words: Words): Record<FileColumn, string> {
  const { card, slot, stops, outAt } = row
  const local = (at: string | null) =>
    at === null ? '' : formatParcelTime(new Date(at), store.region)
  return {
    store: store.code,
    label: card.labelNumber ?? '',
    platformOrderId: card.platformOrderId ?? '',
    clientOrderId: card.clientOrderId,
    recipient: nameOf(card) ?? '',
    phone: card.recipientPhone ?? '',
    address: card.address ?? '',
    stops: stops ? String(stops.count) : '',
    place: row.place ?? '',
    product: row.product === null ? '' : words.product(row.product),
    pickupDay: slot?.date ?? '',
    pickupSlot: slot?.period ?? '',
    stage: words.standing(card),
    exceptions: row.exceptions.map(words.exception).join(' / '),
    prints: String(row.prints),
    out: local(outAt),
    outUtc: outAt ?? '',
    placed: local(card.createdAt),
    placedUtc: card.createdAt,
    scheduled: local(card.scheduledFor),
    scheduledUtc: card.scheduledFor ?? '',
    closed: local(card.closedAt),
    closedUtc: card.closedAt ?? '',
    amount: card.totalCents === null ? '' : formatDollars(cents(card.totalCents)),
    currency: card.totalCents === null ? '' : areaOf(store.region).currency,
  }
}
