import { describe, expect, it } from 'vitest'
import { cn } from './cn'

describe('cn', () => {
  it('lets the later of two classes win', () => {
    expect(cn('h-9 px-3', 'h-12')).toBe('px-3 h-12')
    expect(cn('rounded-outer', 'rounded-inner')).toBe('rounded-inner')
  })

  it('knows that text-code is a size and text-muted a colour', () => {
    expect(cn('text-code', 'text-muted')).toBe('text-code text-muted')
    expect(cn('text-sm text-muted', 'text-code text-late')).toBe('text-code text-late')
  })
})
