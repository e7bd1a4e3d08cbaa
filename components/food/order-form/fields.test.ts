import { describe, expect, it } from 'vitest'
import { roomOf } from './fields'

describe('roomOf', () => {
  it('says nothing until the field is nearly full, and counts beyond its end', () => {
    expect(roomOf('recipientName', 'x'.repeat(51))).toBeNull()
    expect(roomOf('recipientName', 'x'.repeat(52))).toEqual({ used: 52, max: 64 })
    expect(roomOf('recipientName', ` ${'x'.repeat(70)} `)).toEqual({ used: 70, max: 64 })
  })
})
