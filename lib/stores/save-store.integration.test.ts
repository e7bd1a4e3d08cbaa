import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { listStores } from './list-stores'
import { saveStore } from './save-store'
import type { StoreForm } from './schema'

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
  location: { lat: 22.2871, lng: 114.159 },
  address: '',
  phone: '',
  foodClientMerchantId: '',
  parcelMerchantId: '',
  parcelHasContract: true,
  expressMerchantId: '',
  lateMinutes: { waiting: 7, atStore: 4, riding: 90 },
}

describe('a store', () => {
  it('keeps what its administrator says is late, and comes back as it was saved', async () => {
    const actor = await instance.actor('admin')
    const { id } = await saveStore({ actor, form: pier })
    expect(await listStores({ actor })).toContainEqual({ ...pier, id })
    const changed = { ...pier, id, lateMinutes: { waiting: 1, atStore: 240, riding: 30 } }
    await saveStore({ actor, form: changed })
    expect(await listStores({ actor })).toContainEqual(changed)
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
