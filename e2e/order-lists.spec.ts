import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import type { Locator, Page } from '@playwright/test'
import readWorkbook from 'read-excel-file/node'
import { eq } from 'drizzle-orm'
import { listExportParts, listExports } from '@/lib/db/tables/lists/list-exports'
import { people } from '@/lib/db/tables/people'
import { inDatabase } from '@/lib/testing/in-database'
import { seedParcel, type ParcelToSeed } from '@/lib/testing/seeds/seed-parcels'
import { awake } from './awake'
import { databaseOf } from './database-of'
import { begin, expect, signIn, test } from './fixtures'
import { isRedrawnBy } from './page-drawing'
import { fillDrop, fillItems, openParcelForm } from './parcel-form'

let serial = 0

function someName(): string {
  serial += 1
  return `List ${serial} ${Date.now() % 10_000_000}`
}

/** A phone that no other test has, of eight digits. */
const somePhone = () => `6${String(Date.now() % 10_000_000).padStart(7, '0')}`

async function placeParcel(page: Page, drop: { name: string; phone: string }): Promise<string> {
  await openParcelForm(page)
  await fillDrop(page, 0, { ...drop, address: `${drop.name} Road`, pin: '22.2840, 114.1550' })
  await fillItems(page)
  await page.getByRole('button', { name: 'Place order' }).click()
  await page.waitForURL(/\/parcels\/\d+$/)
  const heading = page.getByRole('heading', { level: 1, name: /^Parcel \S+$/ })
  await expect(heading).toBeVisible()
  return (await heading.textContent())!.replace('Parcel ', '')
}

/** A parcel that the platform has, as the list reads it; returns the platform's number. */
async function haveParcel(
  index: number,
  parcel: Partial<Omit<ParcelToSeed, 'storeId'>>,
): Promise<string> {
  const row = await inDatabase(await databaseOf(index), 'HK-CENTRAL-01', (db, storeId) =>
    seedParcel(db, { ...parcel, storeId, family: 'parcel' }),
  )
  return row.platformOrderId ?? row.clientOrderId
}

const rowOf = (page: Page, name: string) =>
  page.getByRole('link', { name: new RegExp(`, ${name},`) })

async function search(page: Page, text: string): Promise<void> {
  await page.getByLabel('Find by number, name, phone or address').fill(text)
  await page.getByLabel('Find by number, name, phone or address').press('Enter')
}

test.describe('the list of parcels', () => {
  test('shows a new parcel by itself, and leads to it', async ({ page, context, simulator }) => {
    const order = { name: someName(), phone: somePhone() }
    await signIn(page, 'staff')
    const list = await context.newPage()
    await list.goto('/parcels')
    await expect(list.getByRole('radio', { name: 'Open', exact: true })).toBeChecked()
    const number = await placeParcel(page, order)
    await simulator.hold(number)
    await expect(rowOf(list, order.name)).toBeVisible()

    await rowOf(list, order.name).click()
    await list.waitForURL(/\/parcels\/\d+$/)
    await expect(list.getByRole('heading', { name: `Parcel ${number}` })).toBeVisible()
  })

  test('is searched by number, phone and name, in an address that can be sent', async ({
    page,
    context,
  }, { parallelIndex: index }) => {
    const order = { name: someName(), phone: somePhone() }
    await signIn(page, 'staff')
    const { name: recipientName, phone: recipientPhone } = order
    const number = await haveParcel(index, {
      recipientName,
      recipientPhone,
      address: `8/F, ${recipientName} Road`,
    })
    await page.goto('/parcels')
    const parts = [number.slice(3), order.phone.slice(2), order.name.slice(2), `${order.name} Road`]
    for (const text of [number, order.phone, ...parts]) {
      await search(page, text)
      await expect(rowOf(page, order.name)).toBeVisible()
    }
    await search(page, number)
    await expect(page).toHaveURL(new RegExp(`\\?q=${number}$`))
    const other = await context.newPage()
    await other.goto(page.url())
    await expect(rowOf(other, order.name)).toBeVisible()

    await search(page, `nobody ${Date.now()}`)
    await expect(page.getByText('Nothing found')).toBeVisible()
    await page.getByRole('button', { name: 'Clear search and filters' }).click()
    await expect(page).toHaveURL(/\/parcels$/)
    await search(page, 'nobody')
    await page.getByRole('button', { name: 'Clear the search' }).click()
    await expect(page).toHaveURL(/\/parcels$/)
  })

  test('is filtered by where parcels stand, and the browser’s Back goes back', async ({ page }, {
    parallelIndex: index,
  }) => {
    const order = { name: someName() }
    await signIn(page, 'staff')
    await haveParcel(index, { recipientName: order.name, stage: 'coming', statusCode: 9005 })
    await page.goto('/parcels')
    await expect(rowOf(page, order.name)).toBeVisible()
    await page.getByText('Cancelled', { exact: true }).click()
    await expect(page).toHaveURL(/\?show=cancelled$/)
    await expect(rowOf(page, order.name)).toHaveCount(0)
    await page.getByText('On the way', { exact: true }).first().click()
    await expect(rowOf(page, order.name)).toBeVisible()
    await page.goBack()
    await expect(rowOf(page, order.name)).toHaveCount(0)
    await expect(page.getByRole('radio', { name: 'Cancelled' })).toBeChecked()
  })
})

test.describe('a list as somebody wants it', () => {
  test('is narrowed down, sorted and given columns in its address, and kept under a name', async ({
    page,
    context,
  }, { parallelIndex: index }) => {
    const mark = someName()
    await signIn(page, 'warehouse')
    for (const [who, scheduledFor] of [
      ['Zed', '2033-04-05T04:00:00Z'],
      ['Amy', '2033-04-06T04:00:00Z'],
    ] as const) {
      await inDatabase(await databaseOf(index), 'HK-SHATIN-03', (db, storeId) =>
        seedParcel(db, {
          storeId,
          recipientName: `${who} ${mark}`,
          recipientPhone: '65550001',
          scheduledFor: new Date(scheduledFor),
        }),
      )
    }
    await page.goto(`/express?q=${encodeURIComponent(mark)}`)
    await awake(page.getByRole('button', { name: 'Filters' }))
    await page.getByRole('button', { name: 'Filters' }).click()
    // As a hand types a day: a digit of the year at a time is no day yet, and no step back.
    await page.getByLabel('From day').pressSequentially('04052033')
    await expect(page.getByLabel('From day')).toHaveValue('2033-04-05')
    await page.getByLabel('To day').fill('2033-04-06')
    await page.getByLabel('Product').selectOption({ label: 'Door, picked up' })
    await expect(page).toHaveURL(/&from=2033-04-05&to=2033-04-06&product=/)
    await expect(page.getByRole('radio', { name: 'All', exact: true })).toBeChecked()
    await expect(page.getByText('All2')).toBeVisible()
    const first = page.getByRole('row').nth(1)
    await expect(first).toContainText(`Amy ${mark}`)
    await page.getByRole('button', { name: 'Pickup', exact: true }).click()
    await expect(first).toContainText(`Zed ${mark}`)
    await expect(page).toHaveURL(/sort=leaves-up/)
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Phone' }).click()
    await page.keyboard.press('Escape')
    await expect(first).toContainText('65550001')

    await page.getByRole('button', { name: 'Views' }).click()
    await page.getByRole('menuitem', { name: 'Save this view' }).click()
    const dialog = page.getByRole('dialog', { name: 'Save this view' })
    await dialog.getByLabel('Name').fill(mark)
    await dialog.getByLabel('For').selectOption({ label: 'Everybody at Sha Tin' })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
    // All of it but whom was looked for.
    const viewed = page.url().replace(/q=[^&]*/, 'show=all')

    const other = await context.newPage()
    await other.goto('/express')
    await awake(other.getByRole('button', { name: 'Views' }))
    await other.getByRole('button', { name: 'Views' }).click()
    await other.getByRole('menuitem', { name: mark }).click()
    await expect(other).toHaveURL(viewed)
    await expect(other.getByRole('row').filter({ hasText: `Zed ${mark}` })).toBeVisible()
    await other.getByRole('button', { name: 'Views' }).click()
    await other.getByRole('menuitem', { name: 'Remove views' }).click()
    await other.getByRole('button', { name: `Remove ${mark}` }).click()
    await expect(other.getByRole('button', { name: `Remove ${mark}` })).toHaveCount(0)
    await other.keyboard.press('Escape')

    await page.getByLabel('Product').selectOption({ label: 'Lite post' })
    await expect(page.getByText('Nothing found')).toBeVisible()
    await page.getByRole('button', { name: 'Clear search and filters' }).click()
    await expect(page.getByRole('radio', { name: 'Open', exact: true })).toBeChecked()
    await expect(page).not.toHaveURL(/[?&](product|from|q)=/)
  })

  test('is taken away as a file, all of it or what is chosen', async ({ page }, {
    parallelIndex: index,
  }) => {
    const mark = someName()
    await signIn(page, 'manager')
    for (const at of [1, 2]) await haveParcel(index, { recipientName: `${mark} ${at}` })
    await page.goto(`/parcels?q=${encodeURIComponent(mark)}`)
    const fileOf = async (place: Page | Locator, format: string) => {
      await place.getByRole('button', { name: 'Export' }).press('Enter')
      const choice = page.getByRole('menuitem', { name: format })
      const [download] = await Promise.all([page.waitForEvent('download'), choice.press('Enter')])
      return download
    }
    const linesOf = async (place: Page | Locator) => {
      const download = await fileOf(place, 'CSV')
      expect(download.suggestedFilename()).toBe('parcels.csv')
      const text = await readFile(await download.path(), 'utf8')
      return text.trim().split('\r\n').slice(1)
    }
    expect(await linesOf(page)).toHaveLength(2)
    const workbook = await fileOf(page, 'Excel')
    expect(workbook.suggestedFilename()).toBe('parcels.xlsx')
    const [sheet] = await readWorkbook(await readFile(await workbook.path()))
    expect(sheet?.data.slice(1).map((cells) => cells[4])).toEqual([`${mark} 2`, `${mark} 1`])
    await page.getByRole('checkbox', { name: 'Choose', exact: false }).nth(1).click()
    const chosen = await linesOf(page.getByRole('toolbar'))
    expect(chosen).toHaveLength(1)
    expect(chosen[0]).toContain(`${mark} 2`)
  })

  test('a long list becomes a file beside the work: how far it is, saved, and thrown away', async ({
    page,
  }, { parallelIndex: index }) => {
    const columns = [{ name: 'Recipient', kind: 'text' }] as const
    const url = await databaseOf(index)
    const exportId = await inDatabase(url, 'HK-CENTRAL-01', async (db, storeId) => {
      // Another try leaves its own.
      await db.delete(listExports)
      const [manager] = await db
        .select({ id: people.id })
        .from(people)
        .where(eq(people.email, 'manager@handover.example'))
      const [made] = await db
        .insert(listExports)
        .values({
          personId: manager!.id,
          family: 'parcel',
          storeIds: [storeId],
          search: '',
          format: 'csv',
          locale: 'en',
          columns: [...columns],
          state: 'running',
          parts: 1,
          rowsDone: 500,
          rowsInAll: 12_000,
        })
        .returning({ id: listExports.id })
      const rows = gzipSync(JSON.stringify([['Chan Tai Man'], ['=1+1']]))
      await db.insert(listExportParts).values({ exportId: made!.id, nth: 0, rows })
      return made!.id
    })
    await signIn(page, 'manager')
    await page.goto('/parcels')
    await page.getByRole('button', { name: 'Export' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Your files' }).press('Enter')
    const files = page.getByRole('dialog', { name: 'Your files' })
    await expect(files.getByText('500 of 12,000 rows')).toBeVisible()
    await expect(files.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '500')
    await inDatabase(url, 'HK-CENTRAL-01', (db) =>
      db
        .update(listExports)
        .set({ state: 'ready', rowsDone: 2, rowsInAll: 2 })
        .where(eq(listExports.id, exportId)),
    )
    const save = files.getByRole('link', { name: 'Save: Parcels, CSV' })
    const [download] = await Promise.all([page.waitForEvent('download'), save.click()])
    expect(download.suggestedFilename()).toBe('parcels.csv')
    const text = await readFile(await download.path(), 'utf8')
    expect(text.trim().split('\r\n').slice(1)).toEqual(['Chan Tai Man', '"\'=1+1"'])
    await files.getByRole('button', { name: 'Remove: Parcels, CSV' }).click()
    await expect(files.getByText('No files yet')).toBeVisible()
  })

  test('is also the history of food, with what is over', async ({ page }, {
    parallelIndex: index,
  }) => {
    const recipientName = someName()
    const done = { stage: 'done', closed: true, closedAt: new Date(), pickupCode: '0042' } as const
    await inDatabase(await databaseOf(index), 'HK-CENTRAL-01', (db, storeId) =>
      seedParcel(db, { storeId, family: 'food', recipientName, ...done }),
    )
    await begin(page, 'staff')
    await page.goto('/food')
    const tools = page.getByRole('button', { name: 'More tools' })
    await awake(tools)
    await tools.click()
    await page.getByRole('menuitem', { name: 'Food history' }).click()
    await page.waitForURL(/\/food\/history$/)
    await expect(rowOf(page, recipientName)).toBeVisible()
    await expect(page.getByRole('row', { name: recipientName })).toContainText('0042')
    await rowOf(page, recipientName).click()
    await page.waitForURL(/\/food\/\d+$/)
  })
})

test.describe('what is chosen of a list', () => {
  test('is chosen by mouse, Shift and keyboard, and each row says what became of it', async ({
    page,
  }, { parallelIndex: index }) => {
    const mark = someName()
    await signIn(page, 'warehouse')
    const numbers: string[] = []
    const ours: string[] = []
    for (const at of [1, 2, 3, 4]) {
      const recipientName = `${mark} ${at}`
      const done = { stage: 'done', closed: true, closedAt: new Date() } as const
      const row = await inDatabase(await databaseOf(index), 'HK-SHATIN-03', (db, storeId) =>
        seedParcel(db, { storeId, recipientName, ...(at === 1 && done) }),
      )
      numbers.push(row.platformOrderId ?? '')
      ours.push(row.clientOrderId)
    }
    await page.goto(`/express?show=all&q=${encodeURIComponent(mark)}`)
    const tick = (at: number) => page.getByRole('checkbox', { name: `Choose ${numbers[at - 1]}` })
    const bar = page.getByRole('toolbar', { name: 'What to do with what is chosen' })
    // The latest stands first.
    await awake(tick(4))
    const choose = async (at: number, said: string) => {
      await tick(at).click()
      await expect(bar.getByRole('status')).toHaveText(said)
    }
    // Of a long list the other rows are not drawn again.
    expect(await isRedrawnBy(tick(3), () => choose(4, '1 chosen'))).toBe(false)
    expect(await isRedrawnBy(tick(3), () => choose(3, '2 chosen'))).toBe(true)
    await choose(4, '1 chosen')
    await choose(4, '2 chosen')
    await tick(2).click({ modifiers: ['Shift'] })
    await expect(bar.getByRole('status')).toHaveText('3 chosen')
    await page.keyboard.press('Escape')
    await rowOf(page, `${mark} 4`).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Shift+ArrowDown')
    await expect(bar.getByRole('status')).toHaveText('2 chosen')
    await expect(rowOf(page, `${mark} 3`)).toBeFocused()
    await page.keyboard.press('Control+a')
    await expect(bar.getByRole('status')).toHaveText('4 chosen')

    await bar.getByRole('button', { name: 'Check out' }).click()
    const results = page.getByRole('dialog', { name: 'Check out' })
    await expect(results.getByRole('status')).toHaveText('3 done, 1 not done')
    await expect(results.getByRole('listitem').first()).toContainText('Already delivered')
    await results.getByRole('button', { name: 'Close' }).first().click()
    await expect(page.getByRole('row', { name: `${mark} 2` })).not.toContainText('Here')

    await bar.getByRole('button', { name: 'Cancel', exact: true }).click()
    const question = page.getByRole('alertdialog', { name: 'Cancel 4 waybills?' })
    await expect(question.getByText(`${mark} 3`)).toBeVisible()
    await question.getByRole('button', { name: 'Cancel all 4' }).click()
    // The simulator knows none of them.
    const refused = page.getByRole('dialog', { name: 'Cancel' })
    await expect(refused.getByRole('status')).toHaveText('0 done, 4 not done')
    await refused.getByRole('button', { name: 'Close' }).first().click()

    await bar.getByRole('button', { name: 'Print' }).click()
    await page.waitForURL(/\/print$/)
    // The desk lists no more than fit; what was chosen is in the pile.
    const pile = page.getByRole('list', { name: 'Waybills in the pile' })
    for (const number of ours) {
      await expect(pile.getByRole('link', { name: number })).toBeVisible()
    }
  })
})

test.describe('what is chosen on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('is counted in one line, in Chinese too', async ({ page, context, baseURL }, {
    parallelIndex: index,
  }) => {
    const name = someName()
    await signIn(page, 'manager')
    await haveParcel(index, { recipientName: name })
    await context.addCookies([{ name: 'handover-locale', value: 'zh-HK', url: baseURL ?? '' }])
    await page.goto(`/parcels?show=all&q=${encodeURIComponent(name)}`)
    const tick = page.getByRole('checkbox')
    await awake(tick)
    await tick.click()
    const count = page.getByRole('toolbar').getByText('已選 1 張')
    await expect(count).toBeVisible()
    expect((await count.boundingBox())!.height).toBeLessThan(40)
  })
})
