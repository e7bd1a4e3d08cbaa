import { z } from 'zod'
import { EXPORT_FORMATS, type ExportFormat } from './list-export'
import { readListAddress } from './list-address'
import type { ListQuery } from './listed-order'

const MOST_STORES = 500
/** More rows than a person acts on at once. */
export const MOST_ROWS = 500

const ids = (most: number) =>
  z
    .string()
    .regex(/^([1-9]\d{0,14}(,[1-9]\d{0,14})*)?$/)
    .transform((text) => (text === '' ? [] : text.split(',').map(Number)))
    .pipe(z.array(z.number()).max(most))

const family = z.enum(['parcel', 'express', 'food'])

const asked = z.looseObject({ family, stores: ids(MOST_STORES) })

function queryOf({ family, stores, ...rest }: z.output<typeof asked>): ListQuery {
  const get = (name: string) => {
    const value = rest[name]
    return typeof value === 'string' ? value : null
  }
  return { family, storeIds: stores, address: readListAddress(family, { get }) }
}

/** A page of a list as an address asks for it. */
export const listFormSchema = asked.transform(queryOf)

/** `orderIds`: the chosen ones; null for all that the address asks for. */
export type ExportQuery = ListQuery & { orderIds: number[] | null; format: ExportFormat }

/** A list as a file, or of it what was chosen. */
export const exportFormSchema = asked
  .extend({
    orders: ids(MOST_ROWS).nullish(),
    format: z.enum(EXPORT_FORMATS).default('csv'),
  })
  .transform(({ orders, format, ...rest }): ExportQuery => ({
    ...queryOf(rest),
    orderIds: orders ?? null,
    format,
  }))

/** Rows by their ids, as the live stream asks for those that changed. */
export const rowsFormSchema = z.object({ family, orders: ids(MOST_ROWS) })
