import { describe, expect, it } from 'vitest'
import { Fields } from './fields'
import { PlatformError } from './platform-error'
import { isWireObject, parseWire } from './wire'

const fieldsOf = (text: string) => {
  const value = parseWire(text)
  if (!isWireObject(value)) throw new Error('not an object')
  return new Fields(value)
}

const refusal = (run: () => unknown) => {
  try {
    run()
  } catch (error) {
    if (error instanceof PlatformError) return [error.code, error.message]
  }
  return undefined
}

describe('fields', () => {
  it('names what is missing, also inside an object that is missing', () => {
    expect(refusal(() => fieldsOf('{}').text('order_id'))).toEqual([
      261003,
      'missing mandatory parameters: order_id',
    ])
    expect(refusal(() => fieldsOf('{}').group('receive').text('user_name'))).toEqual([
      261003,
      'missing mandatory parameters: receive.user_name',
    ])
    expect(refusal(() => fieldsOf('{"order_id":""}').text('order_id'))?.[0]).toBe(261003)
  })

  it.each(['1', '1.0', 'null', 'true', '{}', '[]'])('takes %s for no string', (value) => {
    expect(refusal(() => fieldsOf(`{"remark":${value}}`).optionalText('remark'))).toEqual([
      261004,
      'incorrect parameters: remark (must be a string)',
    ])
  })

  it.each(['"1"', '1.0', '1e3', '1.5', 'null', 'true', '99999999999999999'])(
    'takes %s for no int',
    (value) => {
      expect(refusal(() => fieldsOf(`{"n":${value}}`).optionalInt('n'))?.[0]).toBe(261004)
    },
  )

  it('reads floats and ints as amounts, and nothing below zero', () => {
    expect(fieldsOf('{"p":250.50}').optionalAmount('p')).toBe(250.5)
    expect(fieldsOf('{"p":0}').optionalAmount('p')).toBe(0)
    for (const value of ['-0.01', '"5"', '1e999', 'null'])
      expect(refusal(() => fieldsOf(`{"p":${value}}`).optionalAmount('p'))?.[0]).toBe(261004)
  })

  it('counts characters, not UTF-16 units', () => {
    expect(fieldsOf('{"t":"麵🍜麵"}').text('t', { max: 3 })).toBe('麵🍜麵')
    expect(refusal(() => fieldsOf('{"t":"麵🍜麵粉"}').text('t', { max: 3 }))?.[0]).toBe(261004)
  })

  it('does not read what an object inherits', () => {
    expect(fieldsOf('{}').optionalText('constructor')).toBeUndefined()
  })

  it('names the element of a list', () => {
    const [, second] = fieldsOf('{"days":[{"day":1},{}]}').groups('days')
    expect(refusal(() => second?.int('day'))?.[1]).toContain('days[1].day')
    expect(refusal(() => fieldsOf('{"days":[]}').groups('days'))?.[0]).toBe(261003)
    expect(refusal(() => fieldsOf('{"days":[1]}').groups('days'))?.[1]).toContain('days[0]')
  })
})
