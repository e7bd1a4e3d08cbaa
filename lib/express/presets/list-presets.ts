import 'server-only'
import { asc, inArray } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { waybillPresets } from '@/lib/db/tables/forms/waybill-presets'
import type { WaybillPreset } from '@/lib/domain/express/waybill-presets'

/** The presets of each of these stores, by name. */
export async function listPresets(
  queries: Queries,
  storeIds: readonly number[],
): Promise<ReadonlyMap<number, WaybillPreset[]>> {
  if (storeIds.length === 0) return new Map()
  const rows = await queries
    .select()
    .from(waybillPresets)
    .where(inArray(waybillPresets.storeId, [...storeIds]))
    .orderBy(asc(waybillPresets.name))
  const found = new Map<number, WaybillPreset[]>()
  for (const { storeId, id, name, values, rule } of rows) {
    found.set(storeId, [...(found.get(storeId) ?? []), { id, name, values, rule }])
  }
  return found
}
