import { cutTexts } from './cut-text'
import { expect, signIn, test, type Who } from './fixtures'
import { choose } from './waybill-form'

/** Longer than any language, with marks over its letters: what fits in it fits in all. */
const PSEUDO = 'en-XA'

const PAGES: readonly [Who, readonly string[]][] = [
  [
    'staff',
    ['/food', '/food?view=list', '/food/new', '/food/find', '/food/customers', '/food/history'],
  ],
  [
    'manager',
    [
      '/parcels',
      '/parcels/new',
      '/stores',
      '/settings',
      '/food/coverage',
      '/exceptions',
      '/reports',
      '/reports/money',
      '/reports/warehouse',
      '/reports/hours',
      '/reports/summaries',
    ],
  ],
  [
    'warehouse',
    [
      '/express',
      '/express/new',
      '/express/recipients',
      '/lockers',
      '/scan',
      '/print',
      '/imports',
      '/imports/new',
      '/dispatch/sheets',
    ],
  ],
  [
    'admin',
    [
      '/settings/people',
      '/settings/roles',
      '/settings/stores',
      '/settings/health',
      '/settings/jobs',
      '/settings/callbacks',
      '/settings/audit',
      '/settings/status-codes',
      '/settings/people/new',
      '/settings/roles/new',
      '/settings/stores/new',
      '/settings/print-stations',
      '/settings/tablets',
      '/settings/demo',
      '/settings/customer-data',
    ],
  ],
]

test.describe('in a language 40 % longer, on a phone,', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const [who, paths] of PAGES) {
    test(`no button of ${who} is cut or grows out of its place`, async ({ page, baseURL }) => {
      await signIn(page, who)
      await page
        .context()
        .addCookies([{ name: 'handover-locale', value: PSEUDO, url: baseURL ?? '' }])
      const found: string[] = []
      for (const path of paths) {
        await page.goto(path)
        const heading = page.getByRole('heading').first()
        await expect(heading, path).toBeVisible()
        for (const text of await cutTexts(page)) found.push(`${path} ${text}`)
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        if (overflow > 0) found.push(`${path} is ${overflow} px wider than the screen`)
      }
      expect(found).toEqual([])
    })
  }

  test('the sign-in page too, which draws the pseudo-language as English', async ({
    page,
    baseURL,
  }) => {
    await page
      .context()
      .addCookies([{ name: 'handover-locale', value: PSEUDO, url: baseURL ?? '' }])
    await page.goto('/sign-in')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('ğ')
    // Nobody is offered it.
    await expect(page.getByRole('combobox').getByRole('option', { name: PSEUDO })).toHaveCount(0)
    expect(await cutTexts(page)).toEqual([])
  })
})

/** Where there is least room, in scripts that stand high and words that are long. */
const NARROW = ['/food', '/food?view=list', '/stores', '/reports', '/reports/hours', '/settings']

for (const locale of ['th', 'vi', 'ms']) {
  test.describe(`in ${locale}, on a phone,`, () => {
    test.use({ viewport: { width: 390, height: 844 } })

    test('nothing that is pressed is cut, the days of a week neither', async ({
      page,
      baseURL,
    }) => {
      await signIn(page, 'manager')
      const html = await (await page.request.get('/stores')).text()
      const hours = /href="(\/stores\/\d+\/hours)/.exec(html)?.[1] ?? ''
      await page
        .context()
        .addCookies([{ name: 'handover-locale', value: locale, url: baseURL ?? '' }])
      const found: string[] = []
      for (const path of [...NARROW, hours]) {
        await page.goto(path)
        await expect(page.getByRole('heading').first(), path).toBeVisible()
        for (const text of await cutTexts(page)) found.push(`${path} ${text}`)
      }
      expect(found).toEqual([])
    })
  })
}

test('an address is asked for from the large to the small in Chinese alone', async ({
  page,
  baseURL,
}) => {
  await signIn(page, 'warehouse')
  const order = async (locale: string) => {
    await page
      .context()
      .addCookies([{ name: 'handover-locale', value: locale, url: baseURL ?? '' }])
    await page.goto('/express/new')
    await choose(page, 'HDP-SFWH-H')
    const names = ['flat', 'building', 'street', 'district', 'area']
    const fields = page.locator('[name^="recipient.address."]')
    await expect(fields.first()).toBeVisible()
    const all = await fields.evaluateAll((some) =>
      some.map((one) => one.getAttribute('name') ?? ''),
    )
    return all.map((name) => name.split('.')[2] ?? '').filter((name) => names.includes(name))
  }
  expect(await order('en')).toEqual(['flat', 'building', 'street', 'district', 'area'])
  expect(await order('zh-TW')).toEqual(['area', 'district', 'street', 'building', 'flat'])
})

test('what stands outside of all pages speaks the browser’s language too', async ({ request }) => {
  const said = async (language: string) =>
    (await (
      await request.get('/api/failure', { headers: { 'accept-language': language } })
    ).json()) as unknown
  expect(await said('th')).toMatchObject({ locale: 'th', words: { again: 'โหลดใหม่' } })
  expect(await said('fr')).toMatchObject({ locale: 'en', words: { again: 'Load again' } })
})
