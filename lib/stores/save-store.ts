import 'server-only'
import { and, eq, ne, or } from 'drizzle-orm'
import { recordAudit } from '@/lib/audit/record-audit'
import { requireInHouse, type Actor } from '@/lib/auth/actor'
import { database, type Queries } from '@/lib/db/client'
import { stores } from '@/lib/db/tables/stores'
import { Problem } from '@/lib/domain/problem'
import { changes } from '@/lib/audit/changes'
import type { StoreForm } from './model/store-form'

async function assertOwnNames(queries: Queries, form: StoreForm): Promise<void> {
  const { foodClientMerchantId, code } = form
  const sameCode = eq(stores.code, code)
  const same = foodClientMerchantId
    ? or(sameCode, eq(stores.foodClientMerchantId, foodClientMerchantId))
    : sameCode
  const [other] = await queries
    .select()
    .from(stores)
    .where(and(same, ne(stores.id, form.id ?? 0)))
  if (!other) return
  const field = other.code === code ? 'code' : 'foodClientMerchantId'
  throw new Problem('wrongInput', { fields: { [field]: 'taken' } })
}

function columnsOf(form: StoreForm) {
  const { location, lateMinutes } = form
  return {
    code: form.code,
    name: form.name,
    nameZh: form.nameZh || null,
    region: form.region,
    language: form.language || null,
    lat: location.lat,
    lng: location.lng,
    address: form.address,
    phone: form.phone,
    colour: form.colour || null,
    foodClientMerchantId: form.foodClientMerchantId || null,
    foodProfile: form.foodProfile,
    foodUsesAddressIds: form.foodUsesAddressIds,
    parcelMerchantId: form.parcelMerchantId || null,
    parcelHasContract: form.parcelHasContract,
    expressMerchantId: form.expressMerchantId === '' ? null : Number(form.expressMerchantId),
    expressShipmentCodes: form.expressShipmentCodes,
    foodAdvanceMinutes: form.foodAdvanceMinutes,
    foodUsesKitchenMarks: form.foodUsesKitchenMarks,
    lateWaitingMinutes: lateMinutes.waiting,
    lateAtStoreMinutes: lateMinutes.atStore,
    lateRidingMinutes: lateMinutes.riding,
  }
}

/** Makes a store or changes one. */
export async function saveStore(input: { actor: Actor; form: StoreForm }): Promise<{ id: number }> {
  const { actor, form } = input
  requireInHouse(actor, 'stores.edit')
  return database().transaction(async (tx) => {
    await assertOwnNames(tx, form)
    const [before] =
      form.id === null ? [] : await tx.select().from(stores).where(eq(stores.id, form.id))
    const [row] =
      form.id === null
        ? await tx.insert(stores).values(columnsOf(form)).returning({ id: stores.id })
        : await tx
            .update(stores)
            .set(columnsOf(form))
            .where(eq(stores.id, form.id))
            .returning({ id: stores.id })
    if (!row) throw new Problem('notFound')
    const changed = changes(before ?? null, columnsOf(form))
    await recordAudit(tx, {
      action: before ? 'store.changed' : 'store.made',
      actor,
      storeId: row.id,
      record: { kind: 'store', id: row.id, name: form.code },
      ...changed,
    })
    return row
  })
}
