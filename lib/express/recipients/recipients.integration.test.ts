import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '@/lib/auth/actor'
import { recipients } from '@/lib/db/tables/forms/recipients'
import { startSimulator } from '@/lib/simulator/server'
import { waybillForm } from '@/lib/testing/forms/waybill-form'
import { placeWaybill } from '@/lib/testing/place-orders'
import { openWorld, type World } from '@/lib/testing/world'
import { RECIPIENT_COLUMNS, type RecipientColumn } from '../model/recipients'
import { readWaybillStores } from '../placing/read-waybill-stores'
import { exportRecipients } from './export-recipients'
import { findRecipients } from './find-recipients'
import { forgetRecipient } from './forget-recipient'
import { importRecipients } from './import-recipients'
import { listRecipients } from './list-recipients'

let world: World
let warehouse: Actor
let storeId: number
beforeAll(async () => {
  world = await openWorld({ startSimulator, speed: 20, seed: 23 })
  warehouse = await world.instance.actor('warehouse')
  storeId = await world.instance.storeId('HK-SHATIN-03')
})
afterAll(() => world.close())

const find = (text: string) => findRecipients({ actor: warehouse, query: { storeId, text } })

async function send(name: string, phone: string, more: object = {}) {
  const form = waybillForm(storeId)
  const recipient = { ...form.draft.recipient!, name, phone, ...more }
  return placeWaybill({
    actor: warehouse,
    form: { ...form, draft: { ...form.draft, recipient } },
  })
}

const row = (cells: Partial<Record<RecipientColumn, string>>) =>
  RECIPIENT_COLUMNS.map((column) => cells[column] ?? '')

describe('the address book', () => {
  it('keeps to whom a waybill went, by the start of the phone and a part of the name', async () => {
    await send('Lam Siu Fong', '51230001')
    await send('Lam Siu Fong', '51230001', {
      address: { building: 'Tower 9', street: '9 New Road', district: '沙田區', area: '新界' },
    })
    for (const text of ['5123', '+852 5123 00', '\u202a+852 ５１２３\u202c', 'siu f']) {
      expect(await find(text)).toMatchObject([
        {
          name: 'Lam Siu Fong',
          phone: '51230001',
          useCount: 2,
          recipient: { address: { street: '9 New Road' } },
        },
      ])
    }
    expect(await find('siu%f')).toEqual([])
    expect(await find('5124')).toEqual([])
  })

  it('takes a file in, says which lines name nobody, and writes itself out in the same form', async () => {
    const rows = [
      row({ name: 'Imported One', phone: '5200 0001', street: '1 Road', district: 'Sha Tin' }),
      row({ name: 'No Phone' }),
      row({ name: 'Imported One', phone: '52000001', lockerCode: 'pn1' }),
    ]
    const outcome = await importRecipients({ actor: warehouse, form: { storeId, rows } })
    expect(outcome).toEqual({ kept: 1, refused: [1] })
    const { lines } = await exportRecipients({ actor: warehouse, form: { storeId } })
    expect(lines[0]).toEqual([...RECIPIENT_COLUMNS])
    expect(lines).toContainEqual(
      row({ name: 'Imported One', phone: '52000001', lockerCode: 'PN1' }),
    )
    const again = await importRecipients({
      actor: warehouse,
      form: { storeId, rows: lines.slice(1) },
    })
    expect(again.refused).toEqual([])
  })

  it('has pages, latest first, none of them twice', async () => {
    const rows = Array.from({ length: 60 }, (_, at) =>
      row({ name: `Page ${at}`, phone: String(53_000_000 + at) }),
    )
    await importRecipients({ actor: warehouse, form: { storeId, rows } })
    const list = (after: string | null) =>
      listRecipients({ actor: warehouse, query: { storeId, search: 'Page', after } })
    const first = await list(null)
    const second = await list(first.next)
    const ids = [...first.recipients, ...second.recipients].map(({ id }) => id)
    expect(new Set(ids).size).toBe(60)
    expect(second.next).toBeNull()
  })

  it('forgets whom somebody deletes; nobody of another store finds or deletes them', async () => {
    await send('Ho Forget', '51230009')
    const [known] = await find('Ho Forget')
    const form = { recipientId: known!.id }
    const staff = await world.instance.actor('staff')
    await expect(forgetRecipient({ actor: staff, form })).rejects.toMatchObject({
      key: 'recipientNotFound',
    })
    const query = { storeId, text: 'Ho' }
    await expect(findRecipients({ actor: staff, query })).rejects.toMatchObject({
      key: 'notAllowed',
    })
    await forgetRecipient({ actor: warehouse, form })
    expect(await find('Ho Forget')).toEqual([])
    const left = await world.instance.db
      .select()
      .from(recipients)
      .where(eq(recipients.id, form.recipientId))
    expect(left).toEqual([])
  })
})

it('the form begins with what this person sent from the store last', async () => {
  await send('Product', '51230010')
  const { stores } = await readWaybillStores({ actor: warehouse, locale: 'en' })
  expect(stores.find(({ id }) => id === storeId)?.lastProduct).toBe(waybillForm(storeId).product)
  const admin = await world.instance.actor('admin')
  const theirs = await readWaybillStores({ actor: admin, locale: 'en' })
  expect(theirs.stores.find(({ id }) => id === storeId)?.lastProduct).toBeNull()
})
