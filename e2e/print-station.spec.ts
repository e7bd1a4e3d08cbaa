import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page, Request } from '@playwright/test'
import { type StationWork, stationWorkSchema } from '@/lib/domain/print-station'
import { expect, signIn, test } from './fixtures'
import { haveWaybills, ownNumbers } from './have-waybills'
import { scan } from './scan-keys'
import { seedFile } from './seed-waybill'
import {
  choose,
  fillAddress,
  fillParcel,
  fillRecipient,
  guest,
  openSender,
  place,
  putPin,
} from './waybill-form'

/** The program beside the printer, as the server sees it; what it does with CUPS has its own test. */
class Station {
  readonly #instance = randomUUID()
  readonly #headers: Record<string, string>

  constructor(
    private readonly request: APIRequestContext,
    key: string,
  ) {
    this.#headers = { authorization: `Bearer ${key}` }
  }

  async work(change: object = {}): Promise<StationWork> {
    const facts = { printers: ['LABELS'], usualPrinter: 'LABELS', trouble: null, isReady: true }
    const answer = await this.request.post('/api/print-station/work', {
      headers: this.#headers,
      data: { ...facts, instance: this.#instance, waitSeconds: 5, ...change },
    })
    expect(answer.status()).toBe(200)
    return stationWorkSchema.parse(await answer.json())
  }

  /** Takes the next job, which is there within five seconds or the next five, with its PDF. */
  async take() {
    let job = null
    while (job === null) ({ job } = await this.work())
    const pdf = await this.request.get(`/api/print-station/jobs/${job.id}?claim=${job.claim}`, {
      headers: this.#headers,
    })
    expect(pdf.headers()['content-type']).toBe('application/pdf')
    return job
  }

  async tell(job: { id: string; claim: string }, state: string, detail = ''): Promise<void> {
    const answer = await this.request.post(`/api/print-station/jobs/${job.id}`, {
      headers: this.#headers,
      data: { claim: job.claim, state, queueJob: 'LABELS-1', detail },
    })
    expect(answer.status()).toBe(200)
  }
}

/** Adds a station of the Sha Tin warehouse; its number and its key. */
async function addStation(page: Page, name: string): Promise<{ number: string; key: string }> {
  await page.goto('/settings/print-stations')
  const store = page.getByLabel('Store', { exact: true })
  if (await store.isVisible()) await store.selectOption({ label: 'Sha Tin' })
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByRole('button', { name: 'Add the station' }).click()
  const command = page.getByLabel('On the computer beside the printer')
  await expect(command).toHaveValue(/--server http.* --key \d+\.[\w-]{43}$/)
  const key = (await command.inputValue()).split('--key ')[1] ?? ''
  const line = page.getByRole('listitem').filter({ hasText: name })
  await expect(line).toContainText('Not started yet')
  const number = /Station (\d+)/.exec(await line.innerText())?.[1] ?? ''
  return { number, key }
}

test('labels are printed at a station without a window, and what it says stands on the page', async ({
  page,
  simulator,
  request,
}, { parallelIndex: index }) => {
  test.slow()
  await signIn(page, 'admin')
  const name = `Packing ${Date.now()}`
  const { number, key } = await addStation(page, name)
  const station = new Station(request, key)
  await station.work({ waitSeconds: 0 })
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Ready')

  const [one, two, three, four] = ownNumbers('1', '2', '3', '4') as [string, string, string, string]
  const ids = await haveWaybills({ page, simulator, index }, [one, two, three, four])
  const pile = page.getByRole('region', { name: 'To print' })
  const desk = `/print?orders=${ids.join(',')}`
  const print = page.getByRole('button', { name: `Print one label at station ${number}` })
  const add = async (waybill: string) => {
    await page.goto(desk)
    await page.getByRole('checkbox', { name: `Choose ${waybill}` }).check()
    await page.getByRole('button', { name: 'Add 1 chosen' }).click()
  }
  const empty = async () => {
    await pile.getByRole('button', { name: 'Empty the pile' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Empty the pile' }).click()
    // What is in the pile is ticked in the list, too.
    await expect(pile.getByText('Nothing put together yet')).toBeVisible()
  }

  await test.step('sent from the desk, and marked as soon as the printer has printed it', async () => {
    await add(one)
    await expect(pile.getByText('1 of 1 labels ready')).toBeVisible()
    // The server does not hear of the other paper at first.
    let isAway = true
    await page.route('**/print*', (route) =>
      isAway && route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    await page.getByLabel('Print with').selectOption({ label: `Station ${number}: ${name}` })
    await expect(pile.getByText('100 × 150, as the print station is set.')).toBeVisible()
    // The label that is there is for A4.
    await expect(pile.getByText('0 of 1 labels ready')).toBeVisible()
    await expect(pile.getByRole('button', { name: /at station \d+$/ })).toBeDisabled()
    isAway = false
    await pile.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
    await expect(print).toBeEnabled()
    await print.click()
    const waits = page.getByRole('status').filter({ hasText: `station ${number}` })
    await expect(waits.first()).toContainText('Waits for')
    const job = await station.take()
    expect(job.pages).toBe(1)
    await station.tell(job, 'handed')
    await expect(waits.first()).toContainText('At the printer')
    await expect(page.getByRole('button', { name: 'Print in this browser' })).toBeDisabled()
    await station.tell(job, 'printed')
    await expect(page.getByText('1 of 1 were confirmed as printed.')).toBeVisible()
  })

  await test.step('what is in doubt is asked, and not sent again', async () => {
    await add(two)
    await expect(print).toBeEnabled()
    await print.click()
    await station.tell(await station.take(), 'doubtful', 'paper ran out')
    await expect(page.getByText('The printer says: paper ran out')).toBeVisible()
    await expect(page.getByRole('button', { name: `Print at station ${number}` })).toBeDisabled()
    await page.getByRole('button', { name: 'No, nothing' }).click()
    await expect(pile.getByText('1 of 1 labels ready')).toBeVisible()
    await expect(pile.getByText(two)).toBeVisible()
  })

  await test.step('what waits can be taken back and printed here', async () => {
    const trouble = { code: 'paper-empty', detail: '' }
    await station.work({ isReady: false, waitSeconds: 0, trouble })
    const asked: string[] = []
    const note = (request: Request) => {
      const action = request.headers()['next-action']
      if (action !== undefined) asked.push(request.postData() ?? action)
    }
    page.on('request', note)
    await page.reload()
    await expect(page.getByText('The printer has no paper.')).toBeVisible()
    await expect(print).toBeEnabled()
    // Nothing of the pile is another because a page was opened: not its paper, and no label is fetched.
    expect(asked).toEqual([])
    page.off('request', note)
    await print.click()
    await page.getByRole('button', { name: 'Take it back' }).click()
    await expect(page.getByText('Taken back from station')).toBeVisible()
    await page.getByRole('button', { name: 'Do not print: back to the pile' }).click()
    await empty()
  })

  await test.step('what could not be sent says so, and is sent from its own page', async () => {
    await add(two)
    await expect(print).toBeEnabled()
    // The second thing that the press asks for never arrives.
    let asked = 0
    await page.route('**/print*', (route) => {
      const isAction = route.request().headers()['next-action'] !== undefined
      return isAction && ++asked === 2 ? route.abort() : route.continue()
    })
    await print.click()
    const send = page.getByRole('button', { name: `Print at station ${number}` })
    await expect(send).toBeEnabled()
    await expect(page.getByText('The server did not answer', { exact: false })).toBeVisible()
    await page.unroute('**/print*')
    await send.click()
    await page.getByRole('button', { name: 'Take it back' }).click()
    await expect(page.getByText('Taken back from station')).toBeVisible()
    await page.getByRole('button', { name: 'Do not print: back to the pile' }).click()
    await empty()
  })

  await test.step('a scan prints at once where the station is set to it, and once', async () => {
    await page.goto('/settings/print-stations')
    await page.getByRole('button', { name: `Change ${name}` }).click()
    const form = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: 'Save' }) })
    await form.getByLabel('Print on scan').check()
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(
      'Print on scan',
    )
    await page.goto(desk)
    await expect(page.getByText(`Each scan is printed at station ${number} at once.`)).toBeVisible()
    await scan(page, three)
    await expect(page.getByText(`${three} sent to station ${number}.`)).toBeVisible()
    await station.tell(await station.take(), 'printed')
    await page.getByLabel('Scan, type or paste codes').fill(three)
    await page.keyboard.press('Enter')
    await expect(
      page.getByText('printed before: add it to the pile to print it again'),
    ).toBeVisible()
  })

  await test.step('a waybill’s own page prints there too', async () => {
    await page.goto(`/express/${ids[3]}`)
    await page.getByRole('button', { name: /Get the label/ }).click()
    await page.getByRole('button', { name: `Print at station ${number}` }).click()
    await station.tell(await station.take(), 'printed')
    await expect(page.getByText(`Printed at station ${number}: ${name}`)).toBeVisible()
  })

  await test.step('a renewed key ends the one before, and an ended station is gone', async () => {
    await page.goto('/settings/print-stations')
    await page.getByRole('button', { name: `New key for ${name}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'New key' }).click()
    await expect(page.getByLabel('On the computer beside the printer')).toHaveValue(/--key /)
    const old = await request.post('/api/print-station/work', {
      headers: { authorization: `Bearer ${key}` },
      data: {},
    })
    expect(old.status()).toBe(401)
    await page.getByRole('button', { name: `End ${name}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'End' }).click()
    await expect(page.getByText(`${name} was ended.`)).toBeVisible()
    await page.goto(desk)
    await expect(page.getByText(`Station ${number}: ${name}`)).toHaveCount(0)
  })
})

test('where a label is printed stands on its pages from the beginning: nothing moves under a hand', async ({
  page,
  simulator,
  request,
}, { parallelIndex: index }) => {
  await signIn(page, 'admin')
  const name = `Beside the door ${Date.now()}`
  const { number, key } = await addStation(page, name)
  await new Station(request, key).work({ waitSeconds: 0 })
  const [waybill] = ownNumbers('1') as [string]
  const [orderId] = await haveWaybills({ page, simulator, index }, [waybill])
  // Which stations there are is never answered to the browser.
  await page.route('**/api/printing/stations', () => undefined)
  await page.goto('/print')
  await page.getByLabel('Print with').selectOption({ label: `Station ${number}: ${name}` })
  await page.goto('/print')
  await expect(page.getByText('100 × 150, as the print station is set.')).toBeVisible()
  const print = page.getByRole('button', { name: `Print at station ${number}` })
  await page.goto(`/express/${orderId}`)
  await page.getByRole('button', { name: /Get the label/ }).click()
  await expect(print).toBeVisible()

  await test.step('on a stack of labels', async () => {
    await page.goto(`/print?orders=${orderId}`)
    await page.getByRole('checkbox', { name: `Choose ${waybill}` }).check()
    await page.getByRole('button', { name: 'Add 1 chosen' }).click()
    await page.getByRole('button', { name: 'Make a PDF of one label' }).click()
    await expect(page.getByRole('heading', { name: 'One label to print' })).toBeVisible()
    await page.reload()
    await expect(print).toBeVisible()
    await page.getByRole('button', { name: 'Do not print: back to the pile' }).click()
    await expect(page.getByText('1 of 1 labels ready')).toBeVisible()
  })

  await test.step('where a file’s labels go by themselves', async () => {
    await page.goto('/settings/print-stations')
    await page.getByRole('button', { name: `Change ${name}` }).click()
    const form = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: 'Save' }) })
    await form.getByLabel('Print after creation').check()
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form).toBeHidden()
    const { importId } = await seedFile(index, { fileName: 'stations.csv', waybills: 1 })
    await page.goto(`/imports/${importId}`)
    await page.getByRole('button', { name: /^Print/ }).click()
    await expect(page).toHaveURL(/\/print\?.*send=1/)
  })

  await test.step('where a waybill’s label comes out as soon as it is placed', async () => {
    await page.goto('/express/new')
    await choose(page, 'HDP-ECOMM-H')
    await fillAddress(await openSender(page), 'Sha Tin')
    await fillRecipient(page, guest(), 'Kwun Tong')
    await putPin(page)
    await fillParcel(page)
    await page
      .getByRole('radiogroup', { name: 'Pickup time' })
      .getByRole('radio', { disabled: false })
      .last()
      .click()
    await place(page)
    await expect(page.getByText(`Sent to station ${number}`)).toBeVisible()
  })
})
