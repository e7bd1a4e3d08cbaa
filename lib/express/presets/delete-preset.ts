import 'server-only'
import { and, eq, inArray } from 'drizzle-orm'
import { recordAudit } from '@/lib/audit/record-audit'
import { storesWhere, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { waybillPresets } from '@/lib/db/tables/forms/waybill-presets'
import { Problem } from '@/lib/domain/problem'
import type { PresetId } from '../model/preset-forms'

/** Takes a preset away; waybills that were filled in with it stay as they are. */
export async function deletePreset(input: {
  actor: Actor
  form: PresetId
}): Promise<{ presetId: number }> {
  const { actor, form } = input
  const { presetId } = form
  const may = storesWhere(actor, 'express.place')
  return database().transaction(async (tx) => {
    const [gone] = await tx
      .delete(waybillPresets)
      .where(and(eq(waybillPresets.id, presetId), inArray(waybillPresets.storeId, may)))
      .returning({ storeId: waybillPresets.storeId, name: waybillPresets.name })
    if (!gone) throw new Problem('presetNotFound')
    await recordAudit(tx, {
      action: 'preset.deleted',
      actor,
      storeId: gone.storeId,
      record: { kind: 'preset', id: presetId, name: gone.name },
    })
    return { presetId }
  })
}
