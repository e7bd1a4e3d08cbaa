import { afterEach, describe, expect, it, vi } from 'vitest'
import { heldPerProcess, perProcess } from './per-process'

const NAME = 'a thing of this test'
afterEach(() => heldPerProcess().delete(NAME))

describe('perProcess', () => {
  it('makes one at the first need, and the same serves every copy of a module', () => {
    const make = vi.fn(() => ({ made: true }))
    const one = perProcess(NAME, make)
    expect(one.peek()).toBeUndefined()
    expect(make).not.toHaveBeenCalled()
    const first = one.get()
    expect(perProcess(NAME, make).get()).toBe(first)
    expect(one.peek()).toBe(first)
    expect(make).toHaveBeenCalledTimes(1)
  })

  it('keeps a value that is nothing', () => {
    const make = vi.fn(() => null)
    const one = perProcess(NAME, make)
    expect([one.get(), one.get()]).toEqual([null, null])
    expect(make).toHaveBeenCalledTimes(1)
  })

  it('gives the first need to what makes it', () => {
    const one = perProcess(NAME, (url: string) => ({ url }))
    expect([one.get('first').url, one.get('second').url]).toEqual(['first', 'first'])
  })

  it('holds what was put there, and makes another once it is forgotten', () => {
    const one = perProcess(NAME, () => 'made')
    expect(one.put('put')).toBe('put')
    expect(one.get()).toBe('put')
    one.forget()
    expect(one.get()).toBe('made')
  })

  it('makes it again where making failed', () => {
    const make = vi.fn<() => string>().mockImplementationOnce(() => {
      throw new Error('not yet')
    })
    const one = perProcess(NAME, make.mockReturnValue('made'))
    expect(() => one.get()).toThrow('not yet')
    expect(one.get()).toBe('made')
  })
})
