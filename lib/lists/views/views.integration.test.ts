import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '@/lib/auth/actor'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { listViews } from './list-views'
import { removeView } from './remove-view'
import { saveView } from './save-view'

let instance: TestInstance
let manager: Actor
let warehouse: Actor
let staff: Actor
let shatin: number

beforeAll(async () => {
  instance = await testInstance({})
  manager = await instance.actor('manager')
  warehouse = await instance.actor('warehouse')
  staff = await instance.actor('staff')
  shatin = await instance.storeId('HK-SHATIN-03')
})
afterAll(() => instance.close())

const form = { family: 'express', name: 'Unprinted', search: '?printed=no', storeId: null } as const
const namesOf = async (actor: Actor, family: 'express' | 'parcel' = 'express') =>
  (await listViews({ actor, family })).map(({ name }) => name)

describe('views of a list', () => {
  it('keep nothing of whom somebody looked for: that is erased nowhere else', async () => {
    const form = { family: 'express', name: 'Ms Lam', storeId: null } as const
    await saveView({ actor: manager, form: { ...form, search: '?q=Lam+Mei&printed=no' } })
    const views = await listViews({ actor: manager, family: 'express' })
    expect(views).toMatchObject([{ search: '?show=all&printed=no' }])
    await removeView({ actor: manager, viewId: views[0]!.id })
  })

  it('are a person’s own, by family, and one name is one view', async () => {
    await saveView({ actor: warehouse, form })
    await saveView({ actor: warehouse, form: { ...form, search: '?printed=yes&after=7&odd=1' } })
    const views = await listViews({ actor: warehouse, family: 'express' })
    expect(views).toMatchObject([{ name: 'Unprinted', search: '?printed=yes', storeId: null }])
    expect(await namesOf(warehouse, 'parcel')).toEqual([])
    expect(await namesOf(manager)).toEqual([])
    await expect(removeView({ actor: manager, viewId: views[0]!.id })).rejects.toMatchObject({
      key: 'notFound',
    })
    await removeView({ actor: warehouse, viewId: views[0]!.id })
    expect(await namesOf(warehouse)).toEqual([])
  })

  it('of a store are there for all who see its list, and changed by who may place there', async () => {
    const { id } = await saveView({ actor: manager, form: { ...form, storeId: shatin } })
    expect(await namesOf(warehouse)).toEqual(['Unprinted'])
    // They have nothing to do with waybills.
    expect(await namesOf(staff)).toEqual([])
    await expect(
      saveView({ actor: staff, form: { ...form, storeId: shatin } }),
    ).rejects.toMatchObject({ key: 'notAllowed' })
    await expect(saveView({ actor: staff, form })).rejects.toMatchObject({ key: 'notAllowed' })
    await expect(removeView({ actor: staff, viewId: id })).rejects.toMatchObject({
      key: 'notFound',
    })
    await removeView({ actor: warehouse, viewId: id })
    expect(await namesOf(manager)).toEqual([])
  })

  it('are no more than anybody finds their way among', async () => {
    for (let at = 0; at < 50; at += 1) {
      await saveView({ actor: warehouse, form: { ...form, name: `View ${at}` } })
    }
    await expect(
      saveView({ actor: warehouse, form: { ...form, name: 'One more' } }),
    ).rejects.toMatchObject({ fields: { name: 'tooManyViews' } })
  })
})
