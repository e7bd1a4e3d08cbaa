import { expect, signIn, test, tryByRequest } from './fixtures'

const PASSWORD = 'first words to begin with'

test('a role is put together, given, changed at once, and deleted when nobody has it', async ({
  page,
  browser,
}) => {
  const id = crypto.randomUUID().slice(0, 8)
  const role = `Shift leader ${id}`
  const person = { name: `Leader ${id}`, email: `leader-${id}@handover.example` }
  await signIn(page, 'admin')
  await page.goto('/settings/roles')
  const table = page.getByRole('table', { name: 'What each role may do' })
  await expect(table.getByRole('row', { name: /^Cancel food orders Yes No Yes/ })).toBeVisible()
  await page.getByRole('link', { name: 'New role' }).click()
  await page.getByLabel('Name').fill(role)
  await page.getByRole('button', { name: 'Make the role' }).click()
  await expect(page.getByText('Choose at least one.')).toBeVisible()
  await page.getByLabel('See parcels and their problems').check()
  await page.getByRole('button', { name: 'Make the role' }).click()
  await expect(
    page.getByRole('row', { name: new RegExp(`${role} Made here Nobody`) }),
  ).toBeVisible()

  await page.goto('/settings/people/new')
  await page.getByLabel('Name').fill(person.name)
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('New password at the next sign-in').uncheck()
  await page.getByLabel('Central').selectOption(role)
  await page.getByRole('button', { name: 'Add the person' }).click()
  await expect(
    page.getByRole('row', { name: new RegExp(person.name) }).getByText(`${role}: Central`),
  ).toBeVisible()

  const theirs = await (await browser.newContext()).newPage()
  expect(await tryByRequest(theirs, { email: person.email, password: PASSWORD })).toBe(true)
  await theirs.goto('/')
  const places = theirs.getByRole('navigation', { name: 'Main' })
  await expect(places.getByRole('link', { name: 'Parcels' })).toBeVisible()
  await expect(places.getByRole('link', { name: 'Board' })).toHaveCount(0)
  await theirs.goto('/settings/roles')
  await expect(theirs.getByText('There is no such page')).toBeVisible()

  await page.goto('/settings/roles')
  await page.getByRole('link', { name: role }).click()
  await expect(page.getByText(`${person.name}, at 1 store`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete the role' })).toHaveCount(0)
  await page.getByLabel('See the board, food orders and their customers').check()
  await page.getByLabel('Make and change roles').check()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('heading', { name: 'Roles', exact: true })).toBeVisible()

  await theirs.goto('/settings/roles/new')
  await expect(places.getByRole('link', { name: 'Board' })).toBeVisible()
  await expect(theirs.getByLabel('Cancel food orders')).toBeDisabled()
  await theirs.context().close()

  await page.goto('/settings/people')
  await page.getByRole('link', { name: person.name }).click()
  await page.getByLabel('Central').selectOption('No access')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(
    page.getByRole('row', { name: new RegExp(`${person.name}.*No store yet`) }),
  ).toBeVisible()
  await page.goto('/settings/roles')
  await page.getByRole('link', { name: role }).click()
  await page.getByRole('button', { name: 'Delete the role' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the role' }).click()
  await expect(page.getByRole('row', { name: new RegExp(role) })).toHaveCount(0)
})
