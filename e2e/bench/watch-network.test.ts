import { EventEmitter } from 'node:events'
import { gzipSync } from 'node:zlib'
import type { CDPSession, Page } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { countedScripts, type PageResult } from './measure/measure-pages'
import { pageTable } from './report'
import { watchNetwork } from './watch-network'

const GZIP = { 'Content-Encoding': 'gzip' }
const HERE = 'http://127.0.0.1:3000/_next/static/chunks'

type Script = { headers?: object; wireBytes?: number }

/** What a browser says of scripts that a page has fetched; it has kept these bodies. */
async function watched(scripts: Record<string, Script>, bodies: Record<string, string>) {
  const says = new EventEmitter()
  const send = (method: string, { requestId }: { requestId?: string } = {}) => {
    if (method !== 'Network.getResponseBody') return Promise.resolve({})
    const body = bodies[requestId ?? '']
    if (body === undefined) {
      return Promise.reject(
        new Error('Protocol error (Network.getResponseBody): No data found for resource'),
      )
    }
    return Promise.resolve({ body, base64Encoded: false })
  }
  const page = new EventEmitter()
  const network = await watchNetwork(
    page as unknown as Page,
    Object.assign(says, { send }) as unknown as CDPSession,
  )
  for (const [requestId, { headers = {}, wireBytes = 0 }] of Object.entries(scripts)) {
    const request = { url: `${HERE}/${requestId}.js` }
    says.emit('Network.requestWillBeSent', { requestId, request, type: 'Script' })
    says.emit('Network.responseReceived', { requestId, response: { headers }, type: 'Script' })
    if (wireBytes > 0) {
      says.emit('Network.dataReceived', { requestId, encodedDataLength: wireBytes })
    }
    says.emit('Network.loadingFinished', { requestId })
  }
  return network
}

describe('bytes of scripts', () => {
  it('are those of the wire where it was gzip, and are gzipped here where it was not', async () => {
    const body = 'let a = 1;'.repeat(200)
    const network = await watched(
      { zipped: { headers: GZIP, wireBytes: 700 }, plain: { wireBytes: 2_000 } },
      { plain: body },
    )
    const bytes = 700 + gzipSync(Buffer.from(body)).byteLength
    expect(await network.scriptBytes()).toEqual({ bytes, ofWorkers: 0, uncounted: [] })
  })

  it('go on without a script of which the browser has nothing, and name it', async () => {
    const network = await watched(
      {
        zipped: { headers: GZIP, wireBytes: 700 },
        lost: { headers: GZIP },
        plain: { wireBytes: 90 },
      },
      {},
    )
    expect(await network.scriptBytes()).toEqual({
      bytes: 790,
      ofWorkers: 0,
      uncounted: [`${HERE}/lost.js`],
    })
  })
})

it('a worker’s scripts are counted by themselves, of which the page’s session sees neither end nor body', async () => {
  const says = new EventEmitter()
  const page = new EventEmitter()
  const session = Object.assign(says, { send: () => Promise.resolve({}) })
  const network = await watchNetwork(page as unknown as Page, session as unknown as CDPSession)
  const asked = { requestId: '1', request: { url: `${HERE}/worker.js` }, type: 'Script' }
  says.emit('Network.requestWillBeSent', asked)
  const body = Buffer.from('let a = 1;'.repeat(200))
  for (const name of ['worker', 'painter']) {
    const response = () => Promise.resolve({ body: () => Promise.resolve(body) })
    page.emit('requestfinished', { url: () => `${HERE}/${name}.js`, response })
  }
  await network.untilQuiet()
  expect(network.requests()).toBe(2)
  const ofWorkers = 2 * gzipSync(body).byteLength
  expect(await network.scriptBytes()).toEqual({ bytes: 0, ofWorkers, uncounted: [] })
})

it('a page is measured by the runs that counted everything, while there are any', () => {
  const whole = { scriptKb: 120.5, uncounted: [] }
  const part = { scriptKb: 80, uncounted: ['a'] }
  expect(countedScripts([part, whole, part])).toEqual(whole)
  expect(countedScripts([part, { scriptKb: 90, uncounted: ['b', 'a'] }, part])).toEqual({
    scriptKb: 80,
    uncounted: ['a', 'b'],
  })
})

it('the table says that a figure is not all, and of what', () => {
  const figures = { path: '/food', requests: 12, lcpMs: 900, longestTaskMs: 0, runs: [] }
  const page: PageResult = {
    ...figures,
    name: 'board',
    budgetKb: 200,
    scriptKb: 120.5,
    uncounted: [`${HERE}/lost.js`],
  }
  const told = pageTable([page, { ...page, name: 'form', uncounted: [] }])
  expect(told.find((line) => line.startsWith('board'))).toMatch(/120\.5\+ +200 +\? /)
  expect(told.find((line) => line.startsWith('form'))).toMatch(/120\.5 +200 +ok /)
  expect(told.at(-1)).toBe('+ board: and lost.js, whose size the browser did not tell')
})
