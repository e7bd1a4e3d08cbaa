import 'server-only'
import { sql } from 'drizzle-orm'
import { recordAudit } from '@/lib/audit/record-audit'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { waybillPresets } from '@/lib/db/tables/forms/waybill-presets'
import { expressStore } from '../express-store'
import type { SavePreset } from '../model/preset-forms'

/** Keeps what a store's parcels are often like under a name; the same name again says it anew. */
export async function savePreset(input: {
  actor: Actor
  form: SavePreset
}): Promise<{ presetId: number }> {
  const { actor, form } = input
  const { storeId, name } = form
  return database().transaction(async (tx) => {
    await expressStore(tx, { actor, permission: 'express.place', storeId })
    const [kept] = await tx
      .insert(waybillPresets)
      .values(form)
      .onConflictDoUpdate({
        target: [waybillPresets.storeId, waybillPresets.name],
        set: { values: sql`excluded.values`, rule: sql`excluded.rule` },
      })
      .returning({ id: waybillPresets.id })
    if (!kept) throw new Error('the preset was not kept')
    await recordAudit(tx, {
      action: 'preset.saved',
      actor,
      storeId,
      record: { kind: 'preset', id: kept.id, name },
    })
    return { presetId: kept.id }
  })
}
