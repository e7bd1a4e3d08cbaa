import { describe, expect, it } from 'vitest'
import { type KeyPress, keyEdit } from './use-week-edits'

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  shiftKey: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...held,
})
const RANGE = { from: 660, to: 1320 }

describe('a key on hours', () => {
  it.each([
    [press('ArrowDown'), { from: 675, to: 1335 }],
    [press('ArrowUp'), { from: 645, to: 1305 }],
    [press('ArrowDown', { shiftKey: true }), { from: 660, to: 1335 }],
    [press('ArrowUp', { altKey: true }), { from: 645, to: 1320 }],
  ])('moves or stretches them', (key, range) => {
    expect(keyEdit(key, RANGE)).toEqual({ kind: 'change', range })
  })

  it('carries their end past midnight', () => {
    const late = { from: 1080, to: 1440 }
    expect(keyEdit(press('ArrowDown', { shiftKey: true }), late)).toEqual({
      kind: 'change',
      range: { from: 1080, to: 1455 },
    })
  })

  it.each([
    ['Enter', { kind: 'type' }],
    ['Delete', { kind: 'remove' }],
    ['Backspace', { kind: 'remove' }],
    ['n', { kind: 'add' }],
    ['ArrowLeft', { kind: 'go', by: -1 }],
    ['ArrowRight', { kind: 'go', by: 1 }],
  ])('%s', (key, edit) => {
    expect(keyEdit(press(key), RANGE)).toEqual(edit)
  })

  it('is left alone when it means something to the browser', () => {
    expect(keyEdit(press('n', { ctrlKey: true }), RANGE)).toBeNull()
    expect(keyEdit(press('Tab'), RANGE)).toBeNull()
  })
})

it('on a day only adding and going mean something', () => {
  expect(keyEdit(press('n'), null)).toEqual({ kind: 'add' })
  expect(keyEdit(press('ArrowRight'), null)).toEqual({ kind: 'go', by: 1 })
  expect(keyEdit(press('Enter'), null)).toBeNull()
  expect(keyEdit(press('Delete'), null)).toBeNull()
})
