import { expect, it } from 'vitest'
import { STEPS, stepStates } from './track-page'

const line = (stage: Parameters<typeof stepStates>[0]) => {
  const states = stepStates(stage)
  return states && STEPS.map((step) => states[step]).join(' ')
}

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
