import { request as open } from 'node:http'
import type { Page } from '@playwright/test'
import { expect, signIn, test } from './fixtures'

/** What every answer has, whoever writes it. */
const ON_EVERY_ANSWER = {
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'geolocation=(self), camera=(self), microphone=()',
}

/** An address of each kind, and what it answers a stranger. */
const ADDRESSES: readonly [method: 'GET' | 'POST', path: string, status: number][] = [
  ['GET', '/sign-in', 200],
  ['GET', '/food', 307],
  ['GET', '/nowhere', 307],
  ['GET', '/sign-in/nowhere', 404],
  ['GET', '/track/nobody-has-this-token', 404],
  ['GET', '/icon.svg', 200],
  ['GET', '/_next/static/nothing.js', 404],
  ['GET', '/_next/image?url=%2Ficon.svg', 400],
  ['GET', '/api/health', 200],
  ['GET', '/api/lists', 401],
  ['GET', '/api/live', 401],
  ['GET', '/api/auth/csrf', 200],
  ['GET', '/callbacks/food', 405],
  ['POST', '/callbacks/food', 400],
  ['POST', '/sign-in', 200],
  ['GET', '/food?store=%00', 400],
]

test.describe('every answer', () => {
  for (const [method, path, status] of ADDRESSES) {
    test(`has its headers: ${method} ${path}`, async ({ request }) => {
      const answer = await request.fetch(path, { method, maxRedirects: 0 })
      expect(answer.status()).toBe(status)
      expect(answer.headers()).toMatchObject(ON_EVERY_ANSWER)
      const policy = answer.headers()['content-security-policy'] ?? ''
      const scripts = policy.split('; ').find((one) => one.startsWith('script-src'))
      expect(scripts).toMatch(/^script-src 'self' 'nonce-[\w+/]{22}=='$/)
      expect(policy).toContain("img-src 'self' data:;")
    })
  }
})

test('the browser’s code comes as the build packed it, in what its browser reads', async ({
  request,
}) => {
  const page = await (await request.get('/sign-in')).text()
  const script = /"(\/_next\/static\/chunks\/[^"]+\.js)"/.exec(page)?.[1] ?? 'no script'
  const fetched = async (encoding: string) => {
    const answer = await request.get(script, { headers: { 'accept-encoding': encoding } })
    const { 'content-encoding': packed = 'not packed', ...headers } = answer.headers()
    const text = await answer.text()
    return { packed, length: Number(headers['content-length']), text, headers }
  }
  const plain = await fetched('identity')
  expect(plain.packed).toBe('not packed')
  for (const encoding of ['br', 'gzip']) {
    const { packed, length, text, headers } = await fetched(encoding)
    expect(packed).toBe(encoding)
    expect(text).toBe(plain.text)
    // Told beforehand, so nothing packs it again on its way.
    expect(length).toBeLessThan(plain.length / 2)
    for (const name of ['cache-control', 'content-type', 'vary']) {
      expect(headers[name], name).toBe(plain.headers[name])
    }
    expect(headers).toMatchObject(ON_EVERY_ANSWER)
  }
})

test('no two answers have one nonce, and every script of a page carries it', async ({
  request,
}) => {
  const nonces = new Set<string>()
  for (let time = 0; time < 3; time += 1) {
    const answer = await request.get('/sign-in')
    const policy = answer.headers()['content-security-policy'] ?? ''
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? 'none'
    nonces.add(nonce)
    const scripts = (await answer.text()).match(/<script[^>]*>/g) ?? []
    expect(scripts.length).toBeGreaterThan(3)
    expect(scripts.filter((script) => !script.includes(`nonce="${nonce}"`))).toEqual([])
  }
  expect(nonces.size).toBe(3)
})

/** Whatever the policy kept a page from doing. */
function violations(page: Page): string[] {
  const found: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) found.push(message.text())
  })
  return found
}

test('pages with maps, forms and files do nothing that the policy forbids', async ({ page }) => {
  const found = violations(page)
  await signIn(page, 'admin')
  for (const path of ['/food', '/food/new', '/lockers', '/imports/new', '/settings/health']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('load')
  }
  expect(found).toEqual([])
})

test('a script that was smuggled into a page does not run', async ({ page }) => {
  await page.goto('/sign-in')
  const ran = await page.evaluate(async () => {
    const script = document.createElement('script')
    script.textContent = 'globalThis.smuggled = true'
    document.body.append(script)
    const image = document.createElement('img')
    image.setAttribute('onerror', 'globalThis.smuggled = true')
    const failed = new Promise((resolve) => image.addEventListener('error', resolve))
    image.src = '/icon-that-is-not-there.png'
    document.body.append(image)
    await failed
    return 'smuggled' in globalThis
  })
  expect(ran).toBe(false)
})

test('24 MB are refused before they are read, signed out', async ({ baseURL }) => {
  for (const path of ['/api/auth/callback/credentials', '/api/parcels/quote']) {
    const sent = { bytes: 0 }
    const status = await new Promise<number>((resolve, reject) => {
      const outgoing = open(`${baseURL}${path}`, { method: 'POST' }, (answer) => {
        answer.resume()
        resolve(answer.statusCode ?? 0)
      })
      outgoing.on('error', reject)
      const piece = Buffer.alloc(64 * 1024)
      const write = (): void => {
        // The answer comes while the rest has not been written.
        if (outgoing.destroyed || sent.bytes >= 24 * 1024 * 1024) return
        sent.bytes += piece.length
        outgoing.write(piece, () => setImmediate(write))
      }
      write()
    })
    expect(status).toBe(413)
    expect(sent.bytes).toBeLessThan(24 * 1024 * 1024)
  }
})

type Refused = { status: number; vary: string; text: string }

/** In one piece whose length is told, or in pieces whose length is not. */
function postBody(url: string, isTold: boolean): Promise<Refused> {
  const body = '{"auth":"none"}'
  const headers = isTold ? { 'content-length': String(body.length) } : {}
  return new Promise((resolve, reject) => {
    const outgoing = open(url, { method: 'POST', headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => (text += part))
      answer.once('end', () =>
        resolve({ status: answer.statusCode ?? 0, vary: answer.headers.vary ?? '', text }),
      )
    })
    outgoing.on('error', reject)
    outgoing.write(body)
    outgoing.end()
  })
}

/** What Next writes on the answers of its routes. */
const BY_ITS_ROUTE = /\brsc\b/

for (const name of ['parcel', 'food', 'express', 'express-legacy']) {
  test(`a callback is answered before Next, and alike by its route: ${name}`, async ({
    baseURL,
  }) => {
    const short = await postBody(`${baseURL}/callbacks/${name}`, true)
    const long = await postBody(`${baseURL}/callbacks/${name}`, false)
    expect(short.vary).not.toMatch(BY_ITS_ROUTE)
    expect(long.vary).toMatch(BY_ITS_ROUTE)
    expect(short).toMatchObject({ status: 400, text: long.text })
    expect(long.status).toBe(400)
  })
}
