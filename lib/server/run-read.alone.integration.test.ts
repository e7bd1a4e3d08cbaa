import { beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import type { Actor } from '@/lib/auth/actor'
import { runRead } from './run-read'

const person = vi.hoisted(() => ({ actor: null as Actor | null }))

vi.mock('@/lib/auth/current-actor', () => ({ currentActor: () => Promise.resolve(person.actor) }))

const HERE = 4
const ofStore = z.object({ storeId: z.coerce.number() })
const operation = vi.fn(() => Promise.resolve('read'))

beforeEach(() => {
  operation.mockClear()
  person.actor = {
    id: 1,
    name: 'Chan',
    email: 'chan@example.test',
    isAdmin: false,
    locale: null,
    sessionId: null,
    roles: new Map([[HERE, 'staff']]),
    tablet: null,
    disabledStores: new Set(),
  }
})

it('cannot be run without saying who may', () => {
  // @ts-expect-error -- who may is missing
  const forgotten = () => runRead(ofStore, { storeId: HERE }, operation)
  expect(forgotten).toBeTypeOf('function')
})

it('reads for who may at the store that is named, and tells the others that they may not', async () => {
  const mine = await runRead('food.place', ofStore, { storeId: String(HERE) }, operation)
  expect([mine.status, await mine.json()]).toEqual([200, 'read'])
  operation.mockClear()
  const express = await runRead('express.place', ofStore, { storeId: String(HERE) }, operation)
  expect(express.status).toBe(403)
  const settings = await runRead('settings.manage', z.object({}), {}, operation)
  expect(settings.status).toBe(403)
  person.actor = null
  const nobody = await runRead('self', z.object({}), {}, operation)
  expect(nobody.status).toBe(401)
  expect(operation).not.toHaveBeenCalled()
})
