import type { Page } from '@playwright/test'
import { expect, signIn, test } from './fixtures'
import { openBoard } from './food-board'
import { openForm, placeOrder, typedOrder } from './food-form'
import { haveOrder } from './standing-order'
import { openWaybillForm } from './waybill-form'

test('Enter that ends a word which is still composed begins no next line', async ({ page }) => {
  await openWaybillForm(page, 'HDP-SFWH-H')
  const name = page.getByLabel('Item 1: Name')
  await name.focus()
  const method = await inputMethod(page)
  await method.compose('ㄔㄚ')
  await method.press('Enter')
  await method.end('茶葉')
  // Safari ends the word first and tells of its key then.
  await method.press('Enter')
  await expect(name).toHaveValue('茶葉')
  await expect(name).toBeFocused()
  await expect(page.getByLabel('Item 2: Code')).toHaveCount(0)

  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Item 2: Code')).toBeFocused()
})

test('Escape that gives up a word closes no window and empties no search', async ({
  page,
  simulator,
}, { parallelIndex: index }) => {
  await signIn(page, 'staff')
  await haveOrder({ simulator, index }, typedOrder())
  await openBoard(page)
  const search = page.getByLabel('Search orders')
  await search.fill('陳')
  const method = await inputMethod(page)
  await method.compose('dai')
  await method.press('Escape')
  await method.end('')
  await expect(search).toHaveValue('陳')
  await expect(search).toBeFocused()

  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog').getByRole('combobox')
  await expect(palette).toBeFocused()
  await page.keyboard.type('陳')
  await method.compose('dai')
  await method.press('ArrowDown')
  await method.press('Escape')
  await method.end('大')
  await expect(palette).toHaveValue('陳大')
  await page.keyboard.press('Escape')
  await expect(palette).toHaveCount(0)
})

test('numbers count as a Chinese keyboard writes them, and as a telephone’s contacts copy them', async ({
  page,
  simulator,
}) => {
  await signIn(page, 'staff')
  const order = typedOrder()
  const copied = `\u202a+852 ${order.phone.slice(0, 4)} ${order.phone.slice(4)}\u202c`
  const wide = { phone: copied, amount: '１２８。５', pin: '２２．２８５，１１４．１５' }
  await placeOrder(page, { ...order, ...wide })
  const sent = await simulator.requests('/v1.3/order/takeaway/create')
  const mine = sent.filter(({ body }) => JSON.stringify(body).includes(order.name))
  expect(mine).toMatchObject([
    {
      body: {
        data: { receive: { user_phone: order.phone }, order_detail: { total_price: 12_850 } },
      },
    },
  ])

  await openBoard(page)
  await page.getByLabel('Search orders').fill(copied)
  await expect(page.locator('[data-card]')).toHaveCount(1)
  await page.goto('/food/history')
  await page.getByRole('search').getByRole('textbox').fill(copied)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row').filter({ hasText: order.name })).toHaveCount(1)
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill(copied)
  await expect(page.getByRole('option', { name: new RegExp(order.name) }).first()).toBeVisible()
})

test('a map link that a customer sent puts the pin as soon as it is pasted', async ({
  page,
  context,
}) => {
  await signIn(page, 'staff')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openForm(page)
  const field = page.getByLabel('Latitude, longitude')
  const paste = async (text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
    await field.press('ControlOrMeta+A')
    await field.press('ControlOrMeta+V')
  }
  // In what was sent as the address it is offered there.
  const address = page.getByLabel('Address', { exact: true })
  await address.fill('Flat 8B, 88 Des Voeux Road West https://maps.google.com/?q=22.2853,114.1504')
  await page.getByRole('button', { name: /^22\.2853,114\.1504 from the map link/ }).click()
  await expect(field).toHaveValue('22.2853, 114.1504')
  await expect(address).toHaveValue('Flat 8B, 88 Des Voeux Road West')
  // Pasted as the pin, it is one.
  await paste('I am here: https://maps.google.com/?q=22.2851,114.1502 2nd door')
  await expect(field).toHaveValue('22.2851, 114.1502')
  await expect(page.getByRole('region', { name: 'Fee and time' })).toBeVisible()

  const short = 'https://maps.app.goo.gl/AbCd12345'
  await paste(short)
  await field.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'A short link has none' })).toBeVisible()
  await expect(field).toHaveValue(short)
  await field.fill('22°17′07.4″N 114°09′00″E')
  await field.press('Enter')
  await expect(field).toHaveValue('22.285389, 114.15')
})

/** Keys as a browser tells of those that an input method took: all of them are number 229. */
async function inputMethod(page: Page) {
  const session = await page.context().newCDPSession(page)
  return {
    compose: (text: string) =>
      session.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      }),
    press: async (key: string) => {
      const event = { key, code: key, windowsVirtualKeyCode: 229 }
      await session.send('Input.dispatchKeyEvent', { ...event, type: 'rawKeyDown' })
      await session.send('Input.dispatchKeyEvent', { ...event, type: 'keyUp' })
    },
    end: (text: string) => session.send('Input.insertText', { text }),
  }
}
