import { describe, expect, it } from 'vitest'
import { badgedIcon, countedTitle } from './late-signs'

describe('countedTitle', () => {
  it('puts what is late before the title, once, and takes it away', () => {
    const one = countedTitle('Food orders · Handover', 3)
    expect(one).toBe('(3) Food orders · Handover')
    expect(countedTitle(one, 12)).toBe('(12) Food orders · Handover')
    expect(countedTitle(one, 0)).toBe('Food orders · Handover')
    expect(countedTitle('(new) page', 0)).toBe('(new) page')
  })
})

describe('badgedIcon', () => {
  it('has one figure, or says that there are more', () => {
    expect(badgedIcon(4)).toContain('>4</text>')
    expect(badgedIcon(14)).toContain('>9+</text>')
  })
})
