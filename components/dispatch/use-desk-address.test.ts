import { expect, it } from 'vitest'
import { dispatchPaths } from '@/lib/dispatch/keys'
import { readDeskAddress } from './use-desk-address'

const read = (path: string) => readDeskAddress(new URL(path, 'http://x').searchParams)

it.each(['slot_2026-11-22_09:00-12:00', 'import_7'])('reads back %s', (batch) => {
  const path = dispatchPaths.scan({ mode: 'out', store: 3, batch })
  expect(read(path)).toEqual({ mode: 'out', store: 3, batch })
  expect(read(dispatchPaths.scan())).toEqual({ mode: 'find', store: null, batch: null })
})

it('takes nothing odd from an address', () => {
  expect(read('/scan?mode=x&store=-1&batch=all')).toEqual({
    mode: 'find',
    store: null,
    batch: null,
  })
})
