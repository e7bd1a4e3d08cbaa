import { beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import type { Actor } from '@/lib/auth/actor'
import { actingSession } from '@/lib/auth/acting-session'
import { action } from './action'

const person = vi.hoisted(() => ({ actor: null as Actor | null }))

vi.mock('@/lib/auth/current-actor', () => ({ currentActor: () => Promise.resolve(person.actor) }))

const HERE = 4
const ELSEWHERE = 5

const actorAs = (role: 'staff' | 'administrator'): Actor => ({
  id: 1,
  name: 'Chan',
  email: 'chan@example.test',
  isAdmin: role === 'administrator',
  locale: null,
  sessionId: null,
  roles: new Map([[HERE, role]]),
  tablet: null,
  disabledStores: new Set(),
})

const ofStore = z.object({ storeId: z.number() })
const run = vi.fn(() => Promise.resolve('done'))

beforeEach(() => {
  run.mockClear()
  person.actor = actorAs('staff')
})

it('cannot be declared without saying who may do it', () => {
  // @ts-expect-error -- `may` is missing
  const forgotten = () => action({ schema: ofStore, run })
  expect(forgotten).toBeTypeOf('function')
})

it('takes a permission only of a form that names its store', () => {
  const schema = z.object({ orderId: z.number() })
  // @ts-expect-error -- the form names no store, at which a permission could be looked at
  const nowhere = () => action({ schema, may: 'food.place', run })
  expect(nowhere).toBeTypeOf('function')
})

it('runs nothing for somebody who is not signed in, or sends what is no form', async () => {
  const place = action({ schema: ofStore, may: 'food.place', run })
  expect(await place({ storeId: 'four' } as never)).toMatchObject({ problem: 'wrongInput' })
  person.actor = null
  expect(await place({ storeId: HERE })).toEqual({ ok: false, problem: 'signInAgain' })
  expect(run).not.toHaveBeenCalled()
})

it('runs where the person has the permission, and nowhere else', async () => {
  const place = action({ schema: ofStore, may: 'food.place', run })
  expect(await place({ storeId: HERE })).toEqual({ ok: true, value: 'done' })
  expect(run).toHaveBeenCalledWith({ actor: person.actor, form: { storeId: HERE } })
  run.mockClear()
  expect(await place({ storeId: ELSEWHERE })).toEqual({ ok: false, problem: 'notAllowed' })
  const express = action({ schema: ofStore, may: 'express.place', run })
  expect(await express({ storeId: HERE })).toEqual({ ok: false, problem: 'notAllowed' })
  expect(run).not.toHaveBeenCalled()
})

it('leaves to administrators what is of the whole house', async () => {
  const save = action({ schema: z.object({}), may: 'people.manage', run })
  expect(await save({})).toEqual({ ok: false, problem: 'notAllowed' })
  person.actor = actorAs('administrator')
  expect(await save({})).toEqual({ ok: true, value: 'done' })
})

it('lets what is recorded of the person know their session, and of nobody else', async () => {
  person.actor = { ...actorAs('staff'), sessionId: 'session one' }
  const look = action({
    schema: z.object({}),
    may: 'self',
    run: async () => {
      await Promise.resolve()
      return [actingSession(1), actingSession(2)]
    },
  })
  expect(await look({})).toEqual({ ok: true, value: ['session one', null] })
  expect(actingSession(1)).toBeNull()
})

it('does nothing of how somebody signs in on a shared tablet', async () => {
  const tablet = { id: 'T', name: 'Counter', storeId: HERE, lockMinutes: 5 }
  const change = action({ schema: z.object({}), may: 'account', run })
  expect(await change({})).toEqual({ ok: true, value: 'done' })
  run.mockClear()
  person.actor = { ...actorAs('staff'), tablet }
  expect(await change({})).toEqual({ ok: false, problem: 'notOnTablet' })
  expect(run).not.toHaveBeenCalled()
})
