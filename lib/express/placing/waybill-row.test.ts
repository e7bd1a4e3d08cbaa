import { expect, test } from 'vitest'
import { waybillForm } from '@/lib/testing/forms/waybill-form'
import type { Actor } from '@/lib/auth/actor'
import { waybillRow } from './waybill-row'

const actor = { locale: 'en' } as Actor

test('waybills of one second have numbers of their own, however many they are', () => {
  const now = new Date('2026-11-25T02:00:00Z')
  const rows = Array.from({ length: 5_000 }, () =>
    waybillRow({ actor, asked: waybillForm(1), now }),
  )
  const numbers = rows.flatMap(({ draft }) => [draft.clientOrderId, draft.clientShipmentCode])
  expect(new Set(numbers).size).toBe(numbers.length)
  for (const number of numbers) expect(number).toMatch(/^[WS]20261125020000\d{6}$/)
})
