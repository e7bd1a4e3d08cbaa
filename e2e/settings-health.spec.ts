import type { Page } from '@playwright/test'
import { begin, expect, signIn, test } from './fixtures'

const section = (page: Page, name: string | RegExp) => page.getByRole('region', { name })

test.describe('health', () => {
  test('says in words how things go, and what a test of a connection said', async ({ page }) => {
    await signIn(page, 'admin')
    await page.goto('/settings/health')
    const own = section(page, 'Handover')
    await expect(own.getByText(/^Answered in \d+ ms\.$/)).toBeVisible()
    await expect(own.getByText('Handover has made none yet. None is made by itself.')).toBeVisible()
    const connection = section(page, /Hong Kong/)
    await expect(connection.getByText(/^Simulator at 127\.0\.0\.1:\d+$/)).toBeVisible()
    await connection.getByRole('button', { name: 'Test Parcels, AP1' }).click()
    await expect(
      connection.getByText(/^Answered in \d+ ms, asked about HK-CENTRAL-01\.$/),
    ).toBeVisible()
    // What the call said is on the page soon after, without anybody asking.
    await expect(connection.getByText(/^Token runs out in /)).toBeVisible()
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
  })

  test('says why a test failed, in words that can be quoted', async ({ page, simulator }) => {
    await signIn(page, 'admin')
    await page.goto('/settings/health')
    const connection = section(page, /Singapore/)
    await simulator.faults({
      path: '/order/takeaway/isdistributable',
      kind: 'error',
      times: 1,
      code: 262002,
    })
    await connection.getByRole('button', { name: 'Test Food, AP2' }).click()
    await expect(connection.getByText(/check the secret key/)).toBeVisible()
    await expect(connection.getByText(/^Quote this to your administrator: \S+$/)).toBeVisible()
  })

  test('and jobs are no business of anybody but administrators', async ({ page }) => {
    await signIn(page, 'manager')
    for (const path of ['/settings/health', '/settings/jobs']) {
      await page.goto(path)
      await expect(page.getByText('There is no such page')).toBeVisible()
    }
    for (const path of ['/api/settings/health', '/api/settings/jobs']) {
      expect((await page.request.get(path)).status()).toBe(403)
    }
  })

  test('answers programs without a session that all is well, and says no more', async ({
    request,
  }) => {
    const response = await request.get('/api/health')
    expect(response.status()).toBe(200)
    expect(await response.json()).toEqual({ status: 'ok' })
  })

  test('tells a program of an administrator how things go', async ({ page }) => {
    await signIn(page, 'admin')
    const body = (await (await page.request.get('/api/health')).json()) as Record<string, unknown>
    expect(body).toMatchObject({ status: 'ok', database: 'ok', environment: 'simulator' })
    expect(body).toHaveProperty('queue.due')
  })
})

test.describe('jobs', () => {
  test('have their page, where what waits and what failed is told', async ({ page }) => {
    await signIn(page, 'admin')
    await page.goto('/settings/health')
    await page.getByRole('link', { name: 'See the jobs' }).click()
    await expect(page).toHaveURL(/\/settings\/jobs$/)
    await expect(section(page, 'Failed for good')).toBeVisible()
    await expect(section(page, 'In the queue')).toBeVisible()
  })
})

test.describe('the server’s clock', () => {
  test('tells everybody by how much it is wrong, until it is right', async ({ page }) => {
    let fault: object | null = { ms: 125_000, refusing: false }
    // Only the stream of this page says so: the clock of the machine is nobody’s to set. It ends
    // each time, and the page comes back for it.
    await page.route('**/api/live*', (route) => {
      const events = [{ type: 'resync' }, { type: 'clock', fault }]
      const body = events
        .map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`)
        .join('')
      return route.fulfill({ contentType: 'text/event-stream', body })
    })
    await begin(page, 'staff')
    const banner = page.getByText('The clock of the Handover server is 2 min 10 s behind.')
    await expect(banner).toBeVisible()
    await expect(page.getByText(/set its clock/)).toBeVisible()
    fault = null
    await expect(banner).toBeHidden()
  })
})
