import { expect, test } from '../fixtures'
import { builtActions, callAction, insider, problemOf, stranger } from './attacker'

const EVIL = 'evil.example'

const ELSEWHERE = [
  `https://${EVIL}/`,
  `//${EVIL}/`,
  `/\\${EVIL}/`,
  `/%5c${EVIL}`,
  `/..//${EVIL}/`,
  `/\t/${EVIL}`,
  `javascript:alert(1)`,
  `http:${EVIL}`,
]

test('nobody is sent elsewhere after signing in', async ({ page, baseURL }) => {
  const context = await insider(baseURL!, 'staff')
  const csrf: unknown = await (await context.get('/api/auth/csrf')).json()
  for (const address of ELSEWHERE) {
    for (const ask of [
      context.get('/api/auth/signin', { params: { callbackUrl: address }, maxRedirects: 0 }),
      context.get('/api/auth/signout', { params: { callbackUrl: address }, maxRedirects: 0 }),
      context.post('/api/auth/callback/credentials', {
        form: {
          ...(typeof csrf === 'object' ? csrf : {}),
          email: 'nobody@handover.example',
          password: 'wrong',
          callbackUrl: address,
        },
        maxRedirects: 0,
      }),
    ]) {
      const answer = await ask
      const location = answer.headers()['location']
      if (location !== undefined)
        expect(new URL(location, baseURL).origin, `${address}: ${location}`).toBe(
          new URL(baseURL!).origin,
        )
    }
  }
  await page.goto(`/sign-in?from=${encodeURIComponent(`//${EVIL}/`)}`)
  await page.getByLabel('E-mail').fill('staff@handover.example')
  await page.getByLabel('Password', { exact: true }).fill('handover-demo')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/sign-in'))
  expect(new URL(page.url()).origin).toBe(new URL(baseURL!).origin)
  await context.dispose()
})

test('no header opens a page or changes where it is', async ({ baseURL }) => {
  const context = await stranger(baseURL!)
  const tricks: Record<string, string>[] = [
    { 'x-forwarded-host': EVIL },
    { 'x-forwarded-host': EVIL, 'x-forwarded-proto': 'https' },
    { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1' },
    { 'x-handover-peer': '127.0.0.1' },
    { 'x-original-url': '/api/health', 'x-rewrite-url': '/api/health' },
    { 'x-middleware-subrequest': 'proxy:proxy:proxy:proxy:proxy' },
    { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
    { 'x-middleware-next': '1', 'x-middleware-rewrite': '/food' },
    { 'x-http-method-override': 'POST', 'x-method-override': 'DELETE' },
    { 'x-invoke-path': '/food', 'x-invoke-output': '/food' },
    { 'next-router-state-tree': '%5B%5D', rsc: '1' },
  ]
  for (const headers of tricks) {
    const page = await context.get('/settings/people', { headers, maxRedirects: 0 })
    const text = await page.text()
    expect(text, JSON.stringify(headers)).not.toContain('manager@handover.example')
    const location = page.headers()['location']
    expect(location ?? text, JSON.stringify(headers)).toContain('/sign-in')
    expect(location ?? '', JSON.stringify(headers)).not.toContain(EVIL)
    const read = await context.get('/api/settings/health', { headers })
    expect([JSON.stringify(headers), read.status()]).toEqual([JSON.stringify(headers), 401])
  }
  await context.dispose()
})

test('an action of a foreign page, with a foreign id or a changed body does nothing', async ({
  baseURL,
}) => {
  const context = await insider(baseURL!, 'staff')
  const locale = builtActions().find(({ name }) => name === 'people.setLocale')
  if (!locale) throw new Error('no setLocale in the build')
  const right = await callAction(context, locale, { locale: 'en' })
  expect(await right.text()).toContain('"ok":true')
  for (const headers of [
    { origin: `https://${EVIL}` },
    { origin: 'null' },
    { origin: `https://localhost.${EVIL}` },
    { origin: `https://${EVIL}`, 'x-forwarded-host': EVIL },
  ]) {
    const answer = await callAction(context, locale, { locale: 'en' }, headers)
    expect(await answer.text(), JSON.stringify(headers)).not.toContain('"ok":true')
  }
  for (const id of ['00'.repeat(21), `7f${'0'.repeat(40)}`, '../../../etc/passwd', 'constructor']) {
    const answer = await callAction(context, { ...locale, id }, { locale: 'en' })
    expect(await answer.text()).not.toContain('"ok":true')
    expect(answer.status(), id).toBeGreaterThanOrEqual(400)
  }
  for (const form of [
    null,
    [],
    'en',
    { locale: 'en', __proto__: { isAdmin: true } },
    { locale: { $ne: null } },
    { locale: ['en'] },
    { locale: '$Q1' },
  ]) {
    const answer = await callAction(context, locale, form)
    expect(answer.status()).toBeLessThan(600)
  }
  expect(await problemOf(await callAction(context, locale, { locale: 'xx' }))).toBe('wrongInput')
  await context.dispose()
})

test('a body larger than an action may have is refused, and the next request is answered', async ({
  baseURL,
}) => {
  const context = await insider(baseURL!, 'warehouse')
  const add = builtActions().find(({ name }) => name === 'imports.addRows')
  if (!add) throw new Error('no addRows in the build')
  const adding = (rows: unknown) =>
    callAction(context, add, { importId: 1, from: 0, rows: JSON.stringify(rows) })
  const rows = Array.from({ length: 600 }, () => ['x'.repeat(3_900)])
  const large = await adding(rows).catch(() => null)
  // Refused with a status, or the connection was closed while it was still sent.
  if (large) expect(await large.text()).not.toContain('"ok":true')
  const tooMany = await adding(Array.from({ length: 5_001 }, () => ['x']))
  expect(await problemOf(tooMany)).toBe('wrongInput')
  const hidden = ['[["a\\u0000b"]]', '[["a\\u001bb"]]', '[["a\\ud800b"]]']
  const shapes = ['[', '{"0":["x"]}', '[{"a":"x","__proto__":{"b":"1"}}]', '[["x"],null]']
  for (const wrong of [...shapes, ...hidden]) {
    const answer = await callAction(context, add, { importId: 1, from: 0, rows: wrong })
    expect([wrong, await problemOf(answer)]).toEqual([wrong, 'wrongInput'])
  }
  const formula = await adding([['=HYPERLINK("http://evil.example")']])
  expect(await problemOf(formula)).toBe('importNotFound')
  // As the page sends them, beside the form: looked at all the same.
  for (const [json, problem] of [
    ...[...shapes, ...hidden, '[["a\u0000b"]]'].map((wrong) => [wrong, 'wrongInput']),
    ['[["x"]]', 'importNotFound'],
  ] as const) {
    const multipart = new FormData()
    multipart.append('1', new File([json], 'blob'))
    multipart.append('0', JSON.stringify([{ importId: 1, from: 0, rows: '$B1' }]))
    const headers = { 'next-action': add.id, accept: 'text/x-component' }
    const answer = await context.post(add.address, { headers, multipart })
    expect([json, await problemOf(answer)]).toEqual([json, problem])
  }
  expect((await context.get('/api/orders/by-code?code=none')).ok()).toBe(true)
  await context.dispose()
})
