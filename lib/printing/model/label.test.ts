import { describe, expect, it } from 'vitest'
import { labelFor } from './label'
import { labelQuerySchema } from './label-forms'

const A4_TWICE = { paper: 'A4', copies: 2 } as const
const SMALL = { paper: '100X150', copies: 1 } as const
const OWN = { paper: '', copies: 0 } as const

describe('the kept label that answers a choice', () => {
  it('is the one of that paper and those copies', () => {
    expect(labelFor([A4_TWICE, SMALL], A4_TWICE)).toBe(A4_TWICE)
    expect(labelFor([A4_TWICE, SMALL], { paper: 'A4', copies: 1 })).toBeUndefined()
  })

  it('on 100 × 150 whatever the copies', () => {
    expect(labelFor([SMALL], { paper: '100X150', copies: 2 })).toBe(SMALL)
  })

  it('is else the one with its own size', () => {
    expect(labelFor([SMALL, OWN], A4_TWICE)).toBe(OWN)
    expect(labelFor([OWN, SMALL], SMALL)).toBe(SMALL)
  })
})

describe('the address of a label', () => {
  it.each([
    [{ orderId: '7', paper: 'A4', copies: '2' }, true],
    [{ orderId: '7', paper: 'a4', copies: '2' }, false],
    [{ orderId: '7', paper: 'A4', copies: '3' }, false],
    [{ orderId: '0', paper: 'A4', copies: '1' }, false],
    [{ orderId: '7', paper: '', copies: '0' }, false],
  ])('%j is one: %s', (query, isOne) => {
    expect(labelQuerySchema.safeParse(query).success).toBe(isOne)
  })
})
