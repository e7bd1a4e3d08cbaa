import { expect, it } from 'vitest'
import { refusalProblem } from './refusal-problem'

it.each([
  ['263006', 'platformRefused'],
  ['269999', 'platformRefused'],
  ['not-sent', 'platformUnreachable'],
])('%s: %s', (code, problem) => {
  expect(refusalProblem({ code })).toBe(problem)
})
