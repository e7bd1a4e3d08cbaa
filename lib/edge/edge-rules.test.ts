import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { parseSettings } from '@/lib/config/settings'
import { edgeRules } from './edge-rules'

const WORK = '/api/print-station/work'

it('makes an address wait that has tried many wrong keys of print stations, and no other', () => {
  const settings = parseSettings({})
  const rules = edgeRules({ settings, refusedCallback: () => undefined })
  const ask = (address: string, status: number): boolean => {
    const request = { url: WORK, headers: {} } as IncomingMessage
    const about = { path: WORK, address }
    const refusal = rules.refusalOf(request, about)
    if (refusal === null) rules.answered({ ...about, status, refusal: null })
    return refusal === null
  }
  const tries = Array.from({ length: 30 }, () => ask('192.0.2.1', 401))
  expect(tries.filter(Boolean).length).toBeLessThanOrEqual(21)
  expect(ask('192.0.2.1', 200)).toBe(false)
  expect(Array.from({ length: 60 }, () => ask('192.0.2.2', 200)).every(Boolean)).toBe(true)
})
