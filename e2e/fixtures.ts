import { expect, test as base, type Cookie, type Page } from '@playwright/test'
import { DEMO_PASSWORD } from '@/lib/demo/seed-demo'
import { instanceOf } from './instances'
import { simulatorControl, type SimulatorControl } from './simulator-control'

export type Who = 'staff' | 'manager' | 'warehouse' | 'admin'

/** What a worker keeps of its first sign-in of each person: the others begin with these. */
const sessions = new Map<Who, Cookie[]>()

const isSignedIn = (url: URL) => !url.pathname.startsWith('/sign-in')

/** Signs in as one of the demo's people through the page, in the browser's language: English. */
export async function signInByPage(page: Page, who: Who): Promise<void> {
  await page.goto('/sign-in')
  await page.getByLabel('E-mail').fill(`${who}@handover.example`)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(isSignedIn)
}

/** Tries to sign in without a page, as the page does; says whether it went well. */
export async function tryByRequest(
  { request }: Page,
  given: { email: string; password: string },
): Promise<boolean> {
  // A connection that was used before may be closed by the server at that very moment.
  const token = await request.get('/api/auth/csrf', { maxRetries: 2 })
  const { csrfToken } = (await token.json()) as { csrfToken: string }
  const form = { ...given, csrfToken, callbackUrl: '/', json: 'true' }
  const answer = await request.post('/api/auth/callback/credentials', { form })
  return answer.ok()
}

/** Signs the person in and opens nothing: with the session of the last time, while the server takes it. */
export async function signIn(page: Page, who: Who): Promise<void> {
  const kept = sessions.get(who)
  if (kept) {
    await page.context().addCookies(kept)
    // What anybody may ask who is signed in, and soon answered.
    const answer = await page.request.get('/api/orders/by-code?code=none', { maxRetries: 2 })
    if (answer.ok()) return
  }
  // Without the page, which has journeys of its own.
  const given = { email: `${who}@handover.example`, password: DEMO_PASSWORD }
  if (!(await tryByRequest(page, given))) throw new Error(`${who} could not sign in`)
  sessions.set(who, await page.context().cookies())
}

/** Signs the person in and opens the page that they begin with. */
export async function begin(page: Page, who: Who): Promise<void> {
  await signIn(page, who)
  await page.goto('/')
}

type Fixtures = { simulator: SimulatorControl }

export const test = base.extend<Fixtures>({
  // Playwright asks for the braces even where nothing is taken from them.
  baseURL: async ({}, use, { parallelIndex }) => {
    await use(instanceOf(parallelIndex).url)
  },
  // Nothing of a page breaks. One that comes to life other than the server drew it is drawn anew, which
  // takes its time and is said here alone.
  context: async ({ context }, use) => {
    const broken: string[] = []
    context.on('weberror', (thrown) => {
      broken.push(`${thrown.page()?.url() ?? ''}: ${thrown.error().message}`)
    })
    await use(context)
    expect(broken).toEqual([])
  },
  simulator: async ({}, use, { parallelIndex }) => {
    await use(simulatorControl(instanceOf(parallelIndex).simulatorUrl))
  },
})

export { expect }
