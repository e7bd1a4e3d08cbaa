import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '@/lib/auth/actor'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { readWaybillStores } from '../placing/read-waybill-stores'
import { deletePreset } from './delete-preset'
import { savePreset } from './save-preset'

let instance: TestInstance
let warehouse: Actor
let storeId: number
beforeAll(async () => {
  instance = await testInstance({})
  warehouse = await instance.actor('warehouse')
  storeId = await instance.storeId('HK-SHATIN-03')
})
afterAll(() => instance.close())

const VALUES = {
  product: 'HDP-PND-1-H',
  box: 'S',
  boxes: '1',
  weight: '',
  valuePlus: '',
  services: [
    { code: 'A1', count: '1', value: '', fee: '' },
    { code: 'B2', count: '', value: '10', fee: '' },
  ],
} as const
const form = (change: object = {}) => ({
  storeId,
  name: 'Small',
  values: { ...VALUES, services: [...VALUES.services] },
  rule: { maxGrams: 2000, district: null },
  ...change,
})
const presets = async (actor = warehouse) => {
  const { stores } = await readWaybillStores({ actor, locale: 'en' })
  return stores.find(({ id }) => id === storeId)?.presets
}

it('is kept with several services and its rule, and said anew under its name', async () => {
  await savePreset({ actor: warehouse, form: form() })
  expect(await presets()).toMatchObject([
    { name: 'Small', values: VALUES, rule: { maxGrams: 2000, district: null } },
  ])
  await savePreset({ actor: warehouse, form: form({ rule: null }) })
  expect(await presets()).toMatchObject([{ name: 'Small', rule: null }])
})

it('is for those who place waybills at its store, and gone when one of them deletes it', async () => {
  const staff = await instance.actor('staff')
  const [kept] = (await presets()) ?? []
  const wish = { presetId: kept!.id }
  await expect(savePreset({ actor: staff, form: form() })).rejects.toMatchObject({
    key: 'notAllowed',
  })
  await expect(deletePreset({ actor: staff, form: wish })).rejects.toMatchObject({
    key: 'presetNotFound',
  })
  await deletePreset({ actor: warehouse, form: wish })
  expect(await presets()).toEqual([])
})
