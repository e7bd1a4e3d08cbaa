import { describe, expect, it } from 'vitest'
import { openCloseSchema } from '@/lib/stores/model/open-close-form'
import { CLOSINGS, openCloseForm } from './open-close-form'

const given = {
  storeIds: [1, 2],
  open: false,
  closing: 'notice' as const,
  until: '2026-11-21T18:00',
  reason: ' typhoon ',
}

describe('what is asked of the server', () => {
  it.each([
    ['15', { after: 15 }],
    ['30', { after: 30 }],
    ['60', { after: 60 }],
    ['until', { at: '2026-11-21T18:00' }],
    ['notice', null],
  ] as const)('%s', (closing, reopen) => {
    expect(openCloseForm({ ...given, closing })).toEqual({
      storeIds: [1, 2],
      open: false,
      reason: 'typhoon',
      reopen,
    })
  })

  it('an opening has neither an end nor a reason', () => {
    expect(openCloseForm({ ...given, open: true, closing: '30' })).toEqual({
      storeIds: [1, 2],
      open: true,
      reason: '',
      reopen: null,
    })
  })

  it.each(CLOSINGS)('the server takes %s', (closing) => {
    expect(openCloseSchema.safeParse(openCloseForm({ ...given, closing })).success).toBe(true)
  })
})
