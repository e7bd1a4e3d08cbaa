import { expect, it } from 'vitest'
import { textTable } from './text-table'

const columns = [
  { title: 'page', align: 'left' },
  { title: 'KB', align: 'right' },
  { title: 'note', align: 'left' },
] as const

it('puts words left and figures right, as wide as the widest', () => {
  expect(
    textTable(columns, [
      ['sign-in', '9', ''],
      ['board', '270.5', 'over'],
    ]),
  ).toEqual([
    'page        KB  note',
    '-------  -----  ----',
    'sign-in      9',
    'board    270.5  over',
  ])
})

it('fills up a short row', () => {
  expect(textTable(columns, [['a']])[2]).toBe('a')
})
