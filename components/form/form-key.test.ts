import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { newFormKey } from './form-key'

const bytes = (fill: number) => ({
  getRandomValues: (into: Uint8Array<ArrayBuffer>) => into.fill(fill),
})

describe('newFormKey', () => {
  it('is a version 4 UUID on an insecure origin too, where there is no randomUUID', () => {
    expect(newFormKey(bytes(0xff))).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff')
    expect(newFormKey(bytes(0))).toBe('00000000-0000-4000-8000-000000000000')
    expect(z.uuid().safeParse(newFormKey(bytes(0x5a))).success).toBe(true)
  })

  it('differs every time', () => {
    expect(newFormKey(globalThis.crypto)).not.toBe(newFormKey(globalThis.crypto))
  })
})
