import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { listStores } from './list-stores'
import type { StoreForm } from './model/store-form'
import { saveStore } from './save-store'

let instance: TestInstance

beforeAll(async () => {
  instance = await testInstance({})
})

afterAll(() => instance.close())

const pier: StoreForm = {
  id: null,
  code: 'HK-PIER-07',
  name: 'Pier 7',
  nameZh: '',
  region: 'HK',
  language: '',
  location: { lat: 22.2871, lng: 114.159 },
  address: '',
  phone: '',
  colour: 'teal',
  foodClientMerchantId: '',
  parcelMerchantId: '',
  foodProfile: '',
  foodUsesAddressIds: false,
  foodUsesKitchenMarks: false,
  parcelHasContract: true,
  expressShipmentCodes: true,
  foodAdvanceMinutes: 60,
  expressMerchantId: '',
  lateMinutes: { waiting: 7, atStore: 4, riding: 90 },
}

describe('a store', () => {
  it('keeps what its administrator says is late, and comes back as it was saved', async () => {
    const actor = await instance.actor('admin')
    const { id } = await saveStore({ actor, form: pier })
    expect(await listStores({ actor })).toContainEqual({ ...pier, id, disabled: false })
    const lateMinutes = { waiting: 1, atStore: 240, riding: 30 }
    const changed = { ...pier, id, language: 'en' as const, lateMinutes }
    await saveStore({ actor, form: changed })
    expect(await listStores({ actor })).toContainEqual({ ...changed, disabled: false })
  })

  it('has the express number that the platform gave it, however long (express §4.1)', async () => {
    const actor = await instance.actor('admin')
    const form = { ...pier, code: 'HK-PIER-08', expressMerchantId: '12345678901234' }
    const { id } = await saveStore({ actor, form })
    expect(await listStores({ actor })).toContainEqual({ ...form, id, disabled: false })
  })

  it('is late after ten, ten and forty-five minutes where nobody said otherwise', async () => {
    const stores = await listStores({ actor: await instance.actor('admin') })
    const central = stores.find(({ code }) => code === 'HK-CENTRAL-01')
    expect(central?.lateMinutes).toEqual({ waiting: 10, atStore: 10, riding: 45 })
  })

  it('is not a manager’s to change', async () => {
    const actor = await instance.actor('manager')
    await expect(saveStore({ actor, form: pier })).rejects.toThrow('notAllowed')
  })
})
