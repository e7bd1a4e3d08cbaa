import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '@/lib/auth/actor'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { typedParcel } from '@/lib/testing/forms/typed-parcel'
import { listParcelStores } from '../list-parcel-stores'
import { deleteRoute } from './delete-route'
import { saveRoute } from './save-route'
import { takeRoute } from './take-route'

let instance: TestInstance
let staff: Actor
let storeId: number
beforeAll(async () => {
  instance = await testInstance({})
  staff = await instance.actor('staff')
  storeId = await instance.storeId('HK-CENTRAL-01')
})
afterAll(() => instance.close())

const routes = async () => {
  const { stores } = await listParcelStores({ actor: staff, locale: 'en' })
  return stores.find(({ id }) => id === storeId)?.routes ?? []
}

it('is kept without times and numbers, told by its name, and taken whole', async () => {
  const parcel = typedParcel({ reference: 'INV-1', clientOrderId: '77', when: 'later' })
  const { routeId } = await saveRoute({ actor: staff, form: { storeId, name: 'Monday', parcel } })
  expect(await routes()).toEqual([{ id: routeId, name: 'Monday' }])
  const taken = await takeRoute({ actor: staff, form: { routeId } })
  expect(taken.parcel).toMatchObject({
    drops: parcel.drops,
    reference: '',
    clientOrderId: '',
    when: 'now',
  })
})

it('is nobody’s who may not place parcels at its store, and gone when it is deleted', async () => {
  const warehouse = await instance.actor('warehouse')
  const [kept] = await routes()
  const form = { routeId: kept!.id }
  const refused = { key: 'routeNotFound' }
  await expect(takeRoute({ actor: warehouse, form })).rejects.toMatchObject(refused)
  await expect(deleteRoute({ actor: warehouse, form })).rejects.toMatchObject(refused)
  await deleteRoute({ actor: staff, form })
  await expect(takeRoute({ actor: staff, form })).rejects.toMatchObject(refused)
  expect(await routes()).toEqual([])
})
