import { cutTexts } from './cut-text'
import { expect, signIn, test, type Who } from './fixtures'

/** Longer than any language, with marks over its letters: what fits in it fits in all. */
const PSEUDO = 'en-XA'

const PAGES: readonly [Who, readonly string[]][] = [
  ['staff', ['/food', '/food?view=list', '/food/new', '/food/find', '/food/customers']],
  [
    'manager',
    [
      '/parcels',
      '/parcels/new',
      '/stores',
      '/settings',
      '/food/coverage',
      '/exceptions',
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
