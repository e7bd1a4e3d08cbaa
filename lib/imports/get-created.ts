import 'server-only'
import { sql } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import type { Stage } from '@/lib/domain/stages'
import { findImport } from './find-import'
import type { CreatedRow } from './model/import-view'

type Row = {
  position: number
  order_id: string
  client_order_id: string
  shipment_code: string | null
  platform_order_id: string | null
  tracker_url: string | null
  product: string | null
  pickup: CreatedRow['pickup']
  delivery: CreatedRow['delivery']
  stage: Stage
}

/** What was created of an import, in the order of its file: what a shop wants to read back. */
export async function getCreated(input: {
  actor: Actor
  importId: number
}): Promise<{ rows: CreatedRow[] }> {
  const { actor, importId } = input
  const db = database()
  await findImport(db, { actor, importId, permission: 'express.see' })
  const { rows } = await db.execute<Row>(sql`
    select r.position, o.id as order_id, o.client_order_id, c.code as shipment_code,
      o.platform_order_id, o.tracker_url, o.stage, o.request->>'product' as product,
      o.request->'draft'->'pickup' as pickup, o.request->'draft'->'delivery' as delivery
    from import_rows r
    join orders o on o.id = r.order_id and o.placing = 'placed'
    left join order_codes c on c.order_id = o.id and c.kind = 'shipment'
    where r.import_id = ${importId} and r.state = 'sent'
    order by r.position`)
  return {
    rows: rows.map((row) => ({
      orderNumber: row.client_order_id,
      // As the label has it; the platform's number where it told no other.
      waybillNumber: row.shipment_code ?? row.platform_order_id ?? '',
      trackingLink: row.tracker_url ?? '',
      product: row.product ?? '',
      pickup: row.pickup,
      delivery: row.delivery,
      stage: row.stage,
    })),
  }
}
