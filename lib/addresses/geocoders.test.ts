import { readFileSync } from 'node:fs'
import { type IncomingMessage, type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { geocodeHongKong } from './geocode-hong-kong'
import { geocodeNominatim } from './geocode-nominatim'
import type { AddressSearch } from './search'

let server: Server
let url: string
let asked: IncomingMessage | null
let answer: { status: number; body: string }

/** Answers in the form that each service documents. */
const sample = (name: string) => readFileSync(`lib/addresses/samples/${name}.json`, 'utf8')

beforeEach(async () => {
  asked = null
  server = createServer((request, response) => {
    asked = request
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(() => new Promise((resolve) => server.close(resolve)))

const search = (change: Partial<AddressSearch> = {}): AddressSearch => ({
  text: 'parc oasis & co',
  region: 'HK',
  locale: 'en',
  signal: AbortSignal.timeout(5_000),
  ...change,
})

const askedFor = () => new URL(asked?.url ?? '', url)

describe('the Hong Kong government’s Address Lookup Service', () => {
  it('is asked for a few matches, and read from the door outwards', async () => {
    answer = { status: 200, body: sample('hong-kong-en') }
    expect(await geocodeHongKong(url, search())).toEqual([
      {
        label: 'Tower 8, Parc Oasis, 33 Grandeur Road, Sham Shui Po District',
        location: { lat: 22.33346, lng: 114.1718 },
      },
      {
        label: 'Central Plaza, 18-20 Harbour Road, Wan Chai District',
        location: { lat: 22.27998, lng: 114.17379 },
      },
    ])
    expect(askedFor().pathname).toBe('/lookup')
    expect(Object.fromEntries(askedFor().searchParams)).toEqual({ q: 'parc oasis & co', n: '5' })
    expect(asked?.headers).toMatchObject({ 'accept-language': 'en', accept: 'application/json' })
  })

  it('answers in Chinese, from the district inwards', async () => {
    answer = { status: 200, body: sample('hong-kong-zh') }
    const [match] = await geocodeHongKong(url, search({ text: '又一居', locale: 'zh-HK' }))
    expect(match?.label).toBe('深水埗區瑰麗路33號又一居8座')
    expect(asked?.headers['accept-language']).toBe('zh-Hant')
    expect(askedFor().searchParams.get('q')).toBe('又一居')
  })

  it('has no match when it names none', async () => {
    answer = { status: 200, body: '{"RequestAddress":{"AddressLine":["x"]}}' }
    expect(await geocodeHongKong(url, search())).toEqual([])
  })
})

describe('Nominatim', () => {
  it('is asked within the country, under our name and contact', async () => {
    answer = { status: 200, body: sample('nominatim') }
    const server = { url: `${url}/nominatim`, contact: 'desk@shop.example' }
    expect(await geocodeNominatim(server, search({ text: 'ion', region: 'SG' }))).toEqual([
      {
        label: 'ION Orchard, 2, Orchard Turn, Orchard, Singapore, 238801, Singapore',
        location: { lat: 1.3039764, lng: 103.8321245 },
      },
    ])
    expect(askedFor().pathname).toBe('/nominatim/search')
    expect(Object.fromEntries(askedFor().searchParams)).toEqual({
      q: 'ion',
      format: 'jsonv2',
      limit: '5',
      countrycodes: 'sg',
    })
    expect(asked?.headers['user-agent']).toBe('Handover (desk@shop.example)')
  })
})

describe('a geocoder that fails', () => {
  const both = (): Promise<unknown>[] => [
    geocodeHongKong(url, search()),
    geocodeNominatim({ url, contact: 'desk@shop.example' }, search()),
  ]

  it.each([
    ['an error', 503, '{}'],
    ['a page', 200, '<html>'],
    ['something else', 200, '"no"'],
    ['nothing', 200, ''],
  ])('with %s: is one problem in words', async (_, status, body) => {
    answer = { status, body }
    for (const call of both()) await expect(call).rejects.toMatchObject({ key: 'geocoderFailed' })
  })

  it('or is not there, or takes too long: likewise', async () => {
    await new Promise((resolve) => server.close(resolve))
    for (const call of both()) await expect(call).rejects.toMatchObject({ key: 'geocoderFailed' })
    const late = search({ signal: AbortSignal.abort() })
    await expect(geocodeHongKong(url, late)).rejects.toMatchObject({ key: 'geocoderFailed' })
  })
})
