import { awake } from './awake'
import { expect, signIn, test } from './fixtures'
import { withoutScripts } from './without-scripts'

test('the search of a list keeps what is typed while the list is still becoming another', async ({
  page,
}) => {
  await signIn(page, 'staff')
  const nobody = `nobody ${Date.now()}`
  await page.goto(`/parcels?q=${encodeURIComponent(nobody)}`)
  const clear = page.getByRole('button', { name: 'Clear search and filters' })
  const field = page.getByLabel('Find by number, name, phone or address')
  await awake(clear)
  const input = await field.elementHandle()
  // Quicker than any hand, and as quick as one is on a slow device.
  await clear.evaluate((button, into) => {
    if (!(button instanceof HTMLElement && into instanceof HTMLInputElement)) return
    button.click()
    into.focus()
    into.setRangeText('early bird', 0, into.value.length, 'end')
    into.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }, input)
  await expect(page).toHaveURL(/\/parcels$/)
  await expect(page.getByText('Nothing found')).toBeHidden()
  await expect(field).toHaveValue('early bird')
  await field.press('Enter')
  await expect(page).toHaveURL(/[?&]q=early/)
  // Nobody types any more: what the address says is shown.
  await field.blur()
  await page.goBack()
  await expect(field).toHaveValue('')
})

test('a list hears what was searched and chosen before its scripts ran', async ({ page }) => {
  await signIn(page, 'staff')
  const release = await withoutScripts(page)
  await page.goto('/parcels', { waitUntil: 'commit' })
  await page.getByText('Cancelled', { exact: true }).click()
  const field = page.getByLabel('Find by number, name, phone or address')
  await field.fill('early bird')
  release()
  await expect(page).toHaveURL(/\?show=cancelled$/)
  await field.press('Enter')
  await expect(page).toHaveURL(/[?&]q=early/)
})
