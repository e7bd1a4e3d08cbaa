import 'server-only'
import { sql } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { chosenSlots } from '@/lib/domain/chosen-slots'
import type { ExpressProduct } from '@/lib/domain/express-products'
import { checkRow } from '@/lib/domain/imports/check-row'
import { rowValues, type Cells } from '@/lib/domain/imports/import-columns'
import { lacksTime } from '@/lib/domain/imports/lacks-time'
import type { SlotOffer } from '@/lib/domain/slots'
import type { ImportRecord } from './find-import'
import { MAY_CHANGE } from './may-change'

type Row = { position: number; state: string; cells: Cells }

/** Positions of a product's rows that may be changed and have no time that they can be sent with. */
export async function rowsWithoutTime(
  queries: Queries,
  found: ImportRecord,
  { product, offer }: { product: ExpressProduct; offer: SlotOffer | null },
): Promise<number[]> {
  const { rows } = await queries.execute<Row>(sql`
    select r.position, r.state, r.cells from import_rows r
    where r.import_id = ${found.id} and ${MAY_CHANGE}`)
  const isWithout = ({ state, cells }: Row) => {
    const row = checkRow(rowValues(found.columns, cells), found.product)
    if (row.product !== product) return false
    const { needsSlot, draft } = row
    const chosen = chosenSlots(draft)
    return lacksTime({ product, isHeld: state === 'held', needsSlot, chosen }, offer)
  }
  return rows.filter(isWithout).map(({ position }) => position)
}
