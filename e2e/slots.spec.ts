import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures'
import type { SimulatorControl } from './simulator-control'
import {
  fillAddress,
  fillParcel,
  fillRecipient,
  guest,
  openSender,
  openWaybillForm,
  place,
  putPin,
  region,
  sentFor,
} from './waybill-form'

const SLOTS = '/v1.1/order/homeexpress/get_datetime'
const PRODUCT = 'HDP-ECOMM-H'
const NONE = 'No fixed time'
/** How the platform's groups are headed, by their names. */
const TITLES: Readonly<Record<string, string>> = {
  default: 'Usual times, Standard delivery',
  sp1: 'Special times 1, Same evening',
  sp2: 'Special times 2, Saturday morning',
}

type Slot = { datetime: string; workingday_code: string; acceptable?: string }
type Offer = {
  pickup: { default: { slot: Slot[] } }
  delivery: Record<string, { slot: Slot[] }>
}

const times = (page: Page, name: 'Pickup time' | 'Delivery time') =>
  page.getByRole('radiogroup', { name })
const open = (where: Locator) => where.getByRole('radio', { disabled: false })
const barred = (where: Locator) => where.getByRole('radio', { disabled: true })
const chosen = (where: Locator) => where.getByRole('radio', { checked: true })
const namesOf = (radios: Locator) =>
  radios.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
const showBarred = (where: Locator) =>
  where
    .page()
    .getByRole('button', { name: /^Show \d+ times/ })
    .click()
const mismatch = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'does not go with the pickup time chosen now' })

/** What the platform itself offered for the product last. */
async function offered(simulator: SimulatorControl): Promise<Offer> {
  const asked = await simulator.requests(SLOTS)
  const last = asked.findLast(({ body }) => body.data['product_code'] === PRODUCT)
  return (last?.response as { body: { data: Offer } }).body.data
}

/** As it is read aloud: the day in Hong Kong and the period. */
function nameOf({ datetime }: Slot): string {
  const [date = '', period = ''] = datetime.split(' ')
  const day = new Intl.DateTimeFormat('en', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'Asia/Hong_Kong',
  }).format(new Date(`${date}T12:00:00+08:00`))
  return `${day}, ${period.replace('-', '–')}`
}

/** A decimal as a whole number of billionths: equal numbers are different texts there. */
function exact(text: string): bigint {
  const [whole = '', fraction = ''] = text.split('.')
  return BigInt(whole + fraction.padEnd(9, '0'))
}

/** Express §4.7: within the range, both ends included. */
function accepts({ acceptable = '' }: Slot, pickup: Slot): boolean {
  const [low = '', high = ''] = acceptable.split('-').map((end) => end.trim())
  const code = exact(pickup.workingday_code)
  return exact(low) <= code && code <= exact(high)
}

async function tabInto(page: Page, group: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const inside = () => group.evaluate((node) => node.contains(document.activeElement))
  await expect(async () => {
    if (!(await inside())) await page.keyboard.press(key)
    expect(await inside()).toBe(true)
  }).toPass({ intervals: [0] })
}

test('by keyboard alone: pickup first, then what goes with it, and no choice is changed for anybody', async ({
  page,
  simulator,
}) => {
  await openWaybillForm(page, PRODUCT)
  const [pickup, delivery] = [times(page, 'Pickup time'), times(page, 'Delivery time')]
  await expect(page.getByText(/^Choose a pickup time first\./).first()).toBeVisible()
  expect(await namesOf(open(delivery))).toEqual([NONE])

  await region(page, 'Parcel').getByLabel('Total weight').focus()
  await tabInto(page, pickup)
  await page.keyboard.press('End')
  await expect(pickup.getByRole('radio').last()).toBeChecked()
  const offer = await offered(simulator)
  const last = offer.pickup.default.slot.at(-1)!
  await expect(chosen(pickup)).toHaveAccessibleName(nameOf(last))
  await expect(barred(delivery)).toHaveCount(0)
  await showBarred(delivery)
  for (const [group, title] of Object.entries(TITLES)) {
    const slots = offer.delivery[group]?.slot ?? []
    const shown = delivery.getByRole('group', { name: title, exact: true })
    expect(slots.length).toBeGreaterThan(0)
    const [going, not] = [true, false].map((go) => slots.filter((one) => accepts(one, last) === go))
    expect(await namesOf(open(shown))).toEqual(going?.map(nameOf))
    expect(await namesOf(barred(shown))).toEqual(not?.map(nameOf))
  }
  await expect(barred(delivery).first()).toHaveAccessibleDescription(
    'Does not go with this pickup time.',
  )

  await chosen(pickup).focus()
  await tabInto(page, delivery)
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    expect(await namesOf(chosen(delivery))).not.toEqual([NONE])
  }).toPass({ intervals: [0] })
  const [picked = null] = await namesOf(chosen(delivery))

  await tabInto(page, pickup, 'Shift+Tab')
  await page.keyboard.press('Home')
  await expect(pickup.getByRole('radio').first()).toBeChecked()
  await expect(mismatch(page)).toBeVisible()
  expect(await namesOf(chosen(delivery))).toEqual([picked])
  await page.keyboard.press('End')
  await expect(mismatch(page)).toBeHidden()
  expect(await namesOf(chosen(delivery))).toEqual([picked])
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('times are large enough, and one that does not go says why when it is tapped', async ({
    page,
  }) => {
    await openWaybillForm(page, PRODUCT)
    const [pickup, delivery] = [times(page, 'Pickup time'), times(page, 'Delivery time')]
    const said = delivery.getByRole('status')
    await expect(page.getByText('Choose a pickup time first.').first()).toBeVisible()
    await open(pickup).last().tap()
    await expect(chosen(pickup)).toHaveCount(1)
    await open(delivery).nth(1).tap()
    await expect(open(delivery).nth(1)).toBeChecked()
    const before = await namesOf(chosen(delivery))
    await showBarred(delivery)
    // Forced: it is disabled, and that is what is tapped.
    await barred(delivery).first().tap({ force: true })
    await expect(said).toContainText('Does not go with this pickup time.')
    expect(await namesOf(chosen(delivery))).toEqual(before)

    const heights = await page
      .getByRole('radiogroup', { name: / time$/ })
      .getByRole('radio')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
  })
})

/** As when the platform takes a group of times back after the form has asked for them. */
async function offerMore(page: Page): Promise<() => Promise<void>> {
  const asked = /\/api\/express\/slots/
  await page.route(asked, async (route) => {
    const response = await route.fetch()
    type Shown = { name: string; description: string; slots: Record<string, unknown>[] }
    const answer = (await response.json()) as { delivery: Shown[] }
    const night = { period: '22:00-23:30', acceptable: { low: '0', high: '99' } }
    const slots = [{ ...answer.delivery[0]?.slots.at(-1), ...night }]
    answer.delivery.push({ name: 'night', description: 'By bicycle', slots })
    await route.fulfill({ response, json: answer })
  })
  return () => page.unroute(asked)
}

test('times that do not go together, or ran out while the form was open, are not sent', async ({
  page,
  simulator,
}) => {
  const name = guest()
  const takeBack = await offerMore(page)
  await openWaybillForm(page, PRODUCT)
  await fillAddress(await openSender(page), 'Sha Tin')
  await fillRecipient(page, name, 'Kwun Tong')
  await putPin(page)
  await fillParcel(page)
  const [pickup, delivery] = [times(page, 'Pickup time'), times(page, 'Delivery time')]
  const usual = delivery.getByRole('group', { name: /^Usual times/ })

  await open(pickup).last().click()
  await open(usual).first().click()
  await open(pickup).first().click()
  await expect(mismatch(page)).toBeVisible()
  await place(page)
  const summary = page.getByRole('alert').filter({ hasText: 'Fix 1 field' })
  await expect(summary).toBeVisible()
  expect(await sentFor(simulator, name)).toEqual([])

  // A group that no specification names is offered like the others.
  const night = delivery.getByRole('group', { name: 'Other times (night), By bicycle' })
  await open(night).click()
  await expect(open(night)).toBeChecked()
  await takeBack()
  await place(page)
  const refused = page.getByRole('alert').filter({ hasText: 'Nothing was sent.' })
  await expect(refused).toContainText('A time that you chose is not offered any more')
  expect(await sentFor(simulator, name)).toEqual([])
  await expect(delivery.getByText('Your choice')).toBeVisible()
  await expect(chosen(delivery)).toHaveAccessibleName(/22:00–23:30$/)

  await open(pickup).last().click()
  await open(usual).first().click()
  await place(page)
  await page.waitForURL(/\/express\/\d+$/)
  expect(await sentFor(simulator, name)).toHaveLength(1)
})
