import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { packedFiles } from './packed-files'

let root = ''
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'handover-packed-'))
  const chunks = join(root, '.next', 'static', 'chunks')
  mkdirSync(chunks, { recursive: true })
  for (const file of ['a1.js.br', 'a1.js.gz', 'b2.css.gz']) writeFileSync(join(chunks, file), '')
  writeFileSync(join(root, '.next', 'secret.js.br'), '')
})
afterAll(() => {
  rmSync(root, { recursive: true })
})

/** What is asked of Next, and what the answer says already. */
function asked(path: string, accepts?: string) {
  const headers = accepts === undefined ? {} : { 'accept-encoding': accepts }
  const request = { url: path, method: 'GET', headers } as IncomingMessage
  const response = new ServerResponse(request)
  packedFiles(root)({ path: path.replace(/\?.*$/, ''), request, response })
  return { url: request.url, ...response.getHeaders() }
}

const A1 = '/_next/static/chunks/a1.js'

it('is asked for as its browser reads it best', () => {
  expect(asked(A1, 'gzip, deflate, br, zstd')).toEqual({
    url: `${A1}.br`,
    vary: 'Accept-Encoding',
    'content-type': 'application/javascript; charset=UTF-8',
    'content-encoding': 'br',
  })
  expect(asked(A1, 'gzip, deflate')).toMatchObject({
    url: `${A1}.gz`,
    'content-encoding': 'gzip',
  })
  expect(asked(A1, 'br;q=0, GZIP;q=0.5')).toMatchObject({ 'content-encoding': 'gzip' })
  expect(asked('/_next/static/chunks/b2.css', 'br, gzip')).toMatchObject({
    'content-type': 'text/css; charset=UTF-8',
    'content-encoding': 'gzip',
  })
  expect(asked(`${A1}?v=1`, 'br')).toMatchObject({ url: `${A1}.br` })
})

it('comes as it is to a browser that reads no such thing, and says that it might not have', () => {
  for (const accepts of [undefined, '', 'identity', 'deflate', 'br;q=0, gzip;q=0.000']) {
    expect(asked(A1, accepts)).toEqual({ url: A1, vary: 'Accept-Encoding' })
  }
})

it('is left alone where nothing was packed, and where it is no file of the browser’s', () => {
  const others = [
    '/_next/static/chunks/c3.js',
    '/_next/static/chunks/a1.js.br',
    '/_next/static/../secret.js',
    '/_next/static/chunks/../../secret.js',
    '/_next/static/%2e%2e/secret.js',
    '/_next/secret.js',
    '/food',
  ]
  for (const path of others) {
    expect(asked(path, 'br')).toMatchObject({ url: path })
    expect(asked(path, 'br')).not.toHaveProperty('content-encoding')
  }
})
