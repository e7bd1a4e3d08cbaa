import { expect, it } from 'vitest'
import { stepStates } from './stage-steps'

const line = (...asked: Parameters<typeof stepStates>) =>
  stepStates(...asked)
    ?.map(({ state }) => state)
    .join(' ') ?? null

it.each([
  ['waiting', 'now ahead ahead ahead ahead'],
  ['coming', 'past now ahead ahead ahead'],
  ['at-store', 'past past now ahead ahead'],
  ['riding', 'past past past now ahead'],
  ['near', 'past past past now ahead'],
  ['done', 'past past past past past'],
  ['cancelled', null],
  ['problem', null],
  ['unknown', null],
] as const)('%s: %s', (stage, states) => expect(line(stage)).toBe(states))

it.each([
  ['waiting', 'now ahead ahead'],
  ['coming', 'now ahead ahead'],
  ['riding', 'past now ahead'],
  ['done', 'past past past'],
  ['unknown', null],
] as const)('of a waybill %s: %s', (stage, states) => expect(line(stage, 'express')).toBe(states))

it.each([
  ['waiting', 'now ahead ahead ahead'],
  ['coming', 'past now ahead ahead'],
  ['at-store', 'past now ahead ahead'],
  ['near', 'past past now ahead'],
  ['done', 'past past past past'],
  ['unknown', null],
] as const)('of a parcel %s: %s', (stage, states) => expect(line(stage, 'parcel')).toBe(states))
