import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, signIn, signInByPage, test } from './fixtures'
import { typedOrder } from './food-form'
import { haveOrder } from './standing-order'

const at = async (page: Page, address: string) => {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test('an administrator reads who did what, narrows it down, and takes it away as a file', async ({
  page,
}) => {
  await signInByPage(page, 'admin')
  await at(page, '/settings/audit')
  const log = page.getByRole('list', { name: 'Audit log' })
  await expect(log.getByText('Signed in').first()).toBeVisible()

  await page.getByLabel('What', { exact: true }).selectOption('Signed in')
  await page.getByLabel('Number, e-mail, address or request').fill('admin@')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page).toHaveURL(/action=session.signed-in/)
  await expect(page).toHaveURL(/search=admin/)
  const entry = log.getByRole('listitem').first()
  await expect(entry).toContainText('admin@handover.example')
  await entry.getByText('Signed in').click()
  await expect(entry.getByText('From', { exact: true })).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download CSV' }).click()
  const file = await (await download).path()
  expect(await readFile(file, 'utf8')).toContain('session.signed-in')

  await page.getByLabel('Number, e-mail, address or request').fill('nothing like that')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page.getByText('None of this kind')).toBeVisible()
})

test('an administrator finds a customer, reads what is kept, and erases it', async ({
  page,
  simulator,
}, { parallelIndex: index }) => {
  const name = `Erase ${crypto.randomUUID().slice(0, 8)}`
  await signIn(page, 'admin')
  await haveOrder({ simulator, index }, { ...typedOrder(), name })
  await at(page, '/settings/customer-data')
  await page.getByLabel('Phone or name, or a part of it').fill(name)
  await page.getByRole('button', { name: 'Find' }).click()
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('table', { name: 'Number' })).toContainText('Open or in doubt')
  expect(page.url()).not.toContain('Erase')

  const sheet = page.waitForEvent('popup')
  await page.getByRole('main').getByRole('link', { name: 'Print', exact: true }).click()
  await expect((await sheet).getByText('What is kept about you')).toBeVisible()

  await page.getByRole('button', { name: 'Erase' }).click()
  await expect(page.getByText('One order is still open or in doubt')).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erase' }).click()
  await expect(page.getByText('One is open and follows once it ended.')).toBeVisible()
})

test('nobody else has these pages', async ({ page }) => {
  await signIn(page, 'manager')
  for (const address of [
    '/settings/audit',
    '/settings/customer-data',
    '/settings/customer-data/o1',
  ]) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'Audit log' })).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Customer data' })).toHaveCount(0)
  }
  expect((await page.request.get('/api/settings/audit')).status()).toBe(403)
  expect((await page.request.get('/api/settings/customer-data/o1')).status()).toBe(403)
})
