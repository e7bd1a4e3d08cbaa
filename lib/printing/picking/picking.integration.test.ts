import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedImport } from '@/lib/testing/seeds/seed-import'
import { seedParcel } from '@/lib/testing/seeds/seed-parcels'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { addToPrintQueue } from '../queue/find-print-queue'
import { removeFromPrintQueue } from '../queue/remove-from-print-queue'
import { getPicking } from './get-picking'

let instance: TestInstance
let storeId: number

beforeAll(async () => {
  instance = await testInstance({})
  storeId = await instance.storeId('HK-SHATIN-03')
})
afterAll(() => instance.close())

const waybill = (clientOrderId: string, district: string, items: unknown) =>
  seedParcel(instance.db, {
    storeId,
    clientOrderId,
    codes: { shipment: `HX${clientOrderId}` },
    request: {
      product: 'HDP-ECOMM-H',
      draft: { recipient: { address: { district } }, items, boxes: 2 },
    },
  })

const query = { order: 'place', reversed: false } as const

describe('what to pick', () => {
  it('is in the order of the labels, for a queue as for an import', async () => {
    const actor = await instance.actor('warehouse')
    const far = await waybill('PK-10', 'Yuen Long', [{ code: 'CUP', name: 'Cup', quantity: 2 }])
    const near = await waybill('PK-9', 'Kwun Tong', [{ name: 'Tea ' }, { code: ' ' }, 'odd'])
    const gone = await seedParcel(instance.db, { storeId, stage: 'cancelled' })
    const orderIds = [far.id, near.id, gone.id]
    const choice = { paper: 'A4', copies: 1 } as const
    await addToPrintQueue({ personId: actor.id, choice, orderIds })
    const queue = await getPicking({ actor, query })
    expect(queue).toMatchObject({
      fileName: null,
      isCut: false,
      waybills: [
        {
          clientOrderId: 'PK-9',
          labelCode: 'HXPK-9',
          place: 'Kwun Tong',
          boxes: 2,
          items: [{ code: null, name: 'Tea', quantity: 1 }],
        },
        { clientOrderId: 'PK-10', items: [{ code: 'CUP', name: 'Cup', quantity: 2 }] },
      ],
    })
    await removeFromPrintQueue({ actor, orderIds: 'all' })

    const importId = await seedImport(instance.db, {
      storeId,
      fileName: 'tuesday.csv',
      orderIds: [far.id, null, near.id],
    })
    const ofFile = await getPicking({
      actor,
      query: { import: importId, order: 'added', reversed: false },
    })
    expect(ofFile?.fileName).toBe('tuesday.csv')
    expect(ofFile?.waybills.map(({ clientOrderId }) => clientOrderId)).toEqual(['PK-10', 'PK-9'])
    const stranger = await instance.actor('staff')
    expect(await getPicking({ actor: stranger, query: { ...query, import: importId } })).toBeNull()
    expect(await getPicking({ actor: stranger, query: { ...query, run: 1 } })).toBeNull()
    expect(await getPicking({ actor: stranger, query })).toMatchObject({ waybills: [] })
  })
})
