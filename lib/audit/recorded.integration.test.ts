import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '@/lib/auth/actor'
import { checkCredentials } from '@/lib/auth/check-credentials'
import { beginSession } from '@/lib/auth/sessions/begin-session'
import { auditEntries, auditPersonal } from '@/lib/db/tables/audit'
import { stores } from '@/lib/db/tables/stores'
import type { AuditAction } from '@/lib/domain/audit-actions'
import { exportExceptions } from '@/lib/exceptions/export-exceptions'
import { exceptionFilterSchema } from '@/lib/exceptions/model/exception-forms'
import { forgetCustomer } from '@/lib/food/customers/forget-customer'
import { noteCustomer } from '@/lib/food/customers/note-customer'
import { listCustomers } from '@/lib/food/customers/list-customers'
import { foodOrders } from '@/lib/food/food-orders'
import { getOrder } from '@/lib/food/get-order'
import { cancelOrder } from '@/lib/orders/cancelling/cancel-order'
import { decideNotPlaced } from '@/lib/orders/doubt/decide-not-placed'
import { decideToWait } from '@/lib/orders/doubt/decide-to-wait'
import { startSimulator } from '@/lib/simulator/server'
import { saveHours } from '@/lib/stores/hours/save-hours'
import { sendHours } from '@/lib/stores/hours/send-hours'
import { setOpen } from '@/lib/stores/now/set-open'
import { saveStore } from '@/lib/stores/save-store'
import { eventually } from '@/lib/testing/eventually'
import { foodForm } from '@/lib/testing/forms/food-form'
import { placeFood } from '@/lib/testing/place-orders'
import { openWorld, type World } from '@/lib/testing/world'
import { makeShareLink } from '@/lib/tracking/make-share-link'
import { revokeShareLinks } from '@/lib/tracking/revoke-share-links'

let world: World
let admin: Actor
let staff: Actor
let central: number

beforeAll(async () => {
  world = await openWorld({ startSimulator, speed: 1, seed: 9 })
  admin = await world.instance.actor('admin')
  staff = await world.instance.actor('staff')
  central = await world.instance.storeId('HK-CENTRAL-01')
})
afterAll(() => world.close())

async function latest(action: AuditAction) {
  const [found] = await world.instance.db
    .select({ entry: auditEntries, personal: auditPersonal.data })
    .from(auditEntries)
    .leftJoin(auditPersonal, eq(auditPersonal.entryId, auditEntries.id))
    .where(eq(auditEntries.action, action))
    .orderBy(desc(auditEntries.id))
    .limit(1)
  return found ? { ...found.entry, personal: found.personal } : null
}
const place = async (change: Parameters<typeof foodForm>[1] = {}) =>
  (await placeFood({ actor: staff, form: foodForm(central, change) })).orderId

describe('the audit log has', () => {
  const signIn = (email: string, password: string) =>
    checkCredentials({
      db: world.instance.db,
      email,
      password,
      address: '203.0.113.7',
      device: null,
      askedLocale: 'en',
    })

  it('who signed in, and who tried: of a stranger, what was typed is kept aside', async () => {
    const sessionId = await beginSession({
      db: world.instance.db,
      personId: staff.id,
      kind: 'password',
      address: '203.0.113.7',
      userAgent: null,
    })
    expect(sessionId).not.toBeNull()
    expect(await latest('session.signed-in')).toMatchObject({
      actorId: staff.id,
      recordName: staff.email,
    })
    expect((await latest('session.signed-in'))?.session).toMatch(/^[0-9a-f]{12}$/)
    await signIn(staff.email, 'wrong')
    expect(await latest('session.sign-in-failed')).toMatchObject({
      actorId: null,
      recordId: String(staff.id),
      personal: null,
    })
    await signIn('stranger@elsewhere.example', 'wrong')
    expect(await latest('session.sign-in-failed')).toMatchObject({
      recordId: null,
      personal: { email: 'stranger@elsewhere.example' },
    })
  })

  it('which store was changed in what', async () => {
    const { db } = world.instance
    const [row] = await db.select().from(stores).where(eq(stores.id, central))
    const form = {
      ...row!,
      nameZh: row!.nameZh ?? '',
      language: row!.language ?? '',
      colour: row!.colour ?? '',
      location: { lat: row!.lat, lng: row!.lng },
      foodClientMerchantId: row!.foodClientMerchantId ?? '',
      parcelMerchantId: row!.parcelMerchantId ?? '',
      expressMerchantId: String(row!.expressMerchantId ?? ''),
      lateMinutes: {
        waiting: row!.lateWaitingMinutes,
        atStore: row!.lateAtStoreMinutes,
        riding: row!.lateRidingMinutes,
      },
      phone: '2345 6789',
    } as const
    await saveStore({ actor: admin, form })
    expect(await latest('store.changed')).toMatchObject({
      actorId: admin.id,
      storeId: central,
      recordName: 'HK-CENTRAL-01',
      before: { phone: row!.phone },
      after: { phone: '2345 6789' },
    })
  })

  it('hours drawn and sent, and a store closed and opened', async () => {
    const manager = await world.instance.actor('manager')
    const hours = {
      week: Array.from({ length: 7 }, () => [{ from: 540, to: 1200 }]),
      specialDays: [],
      closures: [],
    }
    const { version } = await saveHours({
      actor: manager,
      form: { storeId: central, version: 0, hours },
    })
    expect(await latest('hours.drawn')).toMatchObject({ actorId: manager.id, storeId: central })
    await sendHours({ actor: manager, form: { stores: [{ storeId: central, version }] } })
    expect(await latest('hours.sent')).toMatchObject({ after: { version } })
    const storeIds = [central]
    await setOpen({ actor: manager, form: { storeIds, open: false, reopen: null, reason: 'rain' } })
    expect(await latest('store.closed')).toMatchObject({ after: { until: null, reason: 'rain' } })
    await setOpen({ actor: manager, form: { storeIds, open: true, reopen: null, reason: '' } })
    expect(await latest('store.opened')).toMatchObject({ storeId: central })
  })

  it('who cancelled an order, and what they said of it aside', async () => {
    const orderId = await place()
    await cancelOrder(foodOrders, { actor: staff, form: { orderId, reason: 'Mrs Chan rang' } })
    expect(await latest('order.cancelled')).toMatchObject({
      actorId: staff.id,
      storeId: central,
      recordId: String(orderId),
      personal: { reason: 'Mrs Chan rang' },
    })
  })

  it('what was decided about an order in doubt', async () => {
    const fault = { path: '/order/takeaway/create', kind: 'drop_before', times: 1 }
    await world.control('faults', fault)
    const orderId = await place()
    await decideToWait({ actor: staff, orderId })
    expect(await latest('order.left-waiting')).toMatchObject({ recordId: String(orderId) })
    await decideNotPlaced({ actor: staff, orderId, note: 'asked' })
    expect(await latest('order.judged-not-placed')).toMatchObject({ recordId: String(orderId) })
  })

  it('links for customers, made and taken back', async () => {
    const orderId = await place()
    await makeShareLink({ actor: staff, orderId, now: new Date() })
    expect(await latest('link.made')).toMatchObject({ recordId: String(orderId) })
    await revokeShareLinks({ actor: staff, orderId, now: new Date() })
    expect(await latest('link.revoked')).toMatchObject({ recordId: String(orderId) })
  })

  it('who looked at an order’s customer, once an hour, though its page is read again and again', async () => {
    const orderId = await place()
    for (let time = 0; time < 5; time += 1) await getOrder({ actor: staff, orderId })
    await eventually(async () => (await latest('order.seen'))?.recordId === String(orderId))
    const { db } = world.instance
    const looks = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.recordId, String(orderId)))
    expect(looks.map(({ action }) => action)).toEqual(['order.seen'])
  })

  it('who looked through the customers and removed one, and who took a list away', async () => {
    await place({ recipientPhone: '5888 0000' })
    const query = { storeId: central, search: '58880000', after: null }
    const { customers } = await listCustomers({ actor: staff, query })
    await eventually(async () => (await latest('customer.listed'))?.storeId === central)
    await noteCustomer({ actor: staff, customerId: customers[0]!.id, note: 'Gate code 1234' })
    const noted = await latest('customer.noted')
    expect(noted).toMatchObject({ storeId: central, actorId: staff.id })
    expect(JSON.stringify(noted)).not.toContain('Gate')
    await forgetCustomer({ actor: staff, customerId: customers[0]!.id })
    expect(await latest('customer.forgotten')).toMatchObject({ storeId: central })
    const filter = exceptionFilterSchema.parse({})
    await exportExceptions({ actor: admin, filter })
    expect(await latest('exception.exported')).toMatchObject({ actorId: admin.id })
  })
})
