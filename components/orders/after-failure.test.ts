import { expect, it } from 'vitest'
import { isAnotherOrder } from './after-failure'

it.each([
  ['platformRefused', true],
  ['platformUnreachable', true],
  ['platformNotConfigured', true],
  ['clientOrderIdTaken', true],
  ['wrongInput', false],
  ['notAllowed', false],
  ['sentByAnother', false],
  ['unexpected', false],
  ['platformSlow', false],
  ['platformTrouble', false],
  ['signInAgain', false],
])('after %s the next submission is another order: %s', (problem, another) => {
  expect(isAnotherOrder({ ok: false, problem })).toBe(another)
})
