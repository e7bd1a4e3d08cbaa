import { describe, expect, it } from 'vitest'
import { nestedErrors, problemAt, problemsInOrder, readingResolver } from './field-errors'

const LISTS = new Set(['drops'])
const PROBLEMS = {
  storeId: 'required',
  drops: 'tooManyDrops',
  'drops.1.contacts.0.phone': 'phone',
  'items.box': 'required',
  positions: 'required',
}

describe('problems by the names of their fields', () => {
  it('come back by the names they had, a list as a list', () => {
    const errors = nestedErrors(PROBLEMS, LISTS)
    expect(Array.isArray(errors['drops'])).toBe(true)
    const found = problemsInOrder(errors, []).map(({ name, message }) => [name, message])
    expect(Object.fromEntries(found)).toEqual(PROBLEMS)
    for (const [name, message] of Object.entries(PROBLEMS)) {
      expect(problemAt(errors, name)).toEqual({ name, message })
    }
  })

  it('are none where nothing is wrong', () => {
    const errors = nestedErrors(PROBLEMS, LISTS)
    for (const name of ['drops.0', 'drops.1.contacts', 'items', 'remark', 'items.box.x']) {
      expect(problemAt(errors, name)).toBeNull()
    }
  })

  it.each([undefined, 7])('are told of without words of ours (%s) too', (message) => {
    const errors = { remark: { type: 'custom', message } }
    expect(problemAt(errors, 'remark')).toEqual({ name: 'remark', message: undefined })
  })
})

describe('the order of problems', () => {
  const order = ['storeId', 'from.name', 'from.address', 'drops', 'items.box', 'remark']
  const namesOf = (...names: readonly string[]) => {
    const problems = Object.fromEntries(names.map((name) => [name, 'required']))
    return problemsInOrder(nestedErrors(problems, LISTS), order).map(({ name }) => name)
  }

  it('is that of the form, whatever was found first', () => {
    const read = ['storeId', 'from.name', 'from.address.street', 'drops.0.phone', 'items.box']
    expect(namesOf(...read)).toEqual(read)
    expect(namesOf(...read.toReversed())).toEqual(read)
  })

  it('has a group before what is within it, and rows as they stand', () => {
    expect(namesOf('drops.10.phone', 'drops.2.phone', 'drops', 'drops.2.address')).toEqual([
      'drops',
      'drops.2.phone',
      'drops.2.address',
      'drops.10.phone',
    ])
  })

  it('ends with what it does not name', () => {
    expect(namesOf('unknown', 'remark', 'storeId')).toEqual(['storeId', 'remark', 'unknown'])
  })
})

describe('a reading as the checks of a form', () => {
  const options = { fields: {}, shouldUseNativeValidation: false }
  const check = (problems: Record<string, string>) => {
    const read = (draft: { a: string }) =>
      Promise.resolve(
        Object.keys(problems).length === 0 ? { values: { b: draft.a } } : { problems },
      )
    return readingResolver(read)({ a: 'x' }, undefined, options)
  }

  it('gives what is sent, or what is wrong and nothing to send', async () => {
    expect(await check({})).toEqual({ values: { b: 'x' }, errors: {} })
    expect(await check({ a: 'required' })).toEqual({
      values: {},
      errors: { a: { type: 'check', message: 'required' } },
    })
  })
})
