import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LIST_FILTERS } from '@/lib/orders/model/order-list'
import { listSearch, readListAddress, type ListAddress } from './list-address'

const read = (search: string) => readListAddress(new URLSearchParams(search))

describe('the address of a list', () => {
  it('says nothing of a list as it usually is', () => {
    expect(listSearch(read(''))).toBe('')
    expect(read('')).toEqual({ filter: 'open', search: '', after: null })
  })

  it('looks among all orders when something is searched for and no filter is named', () => {
    expect(read('?q=9123')).toEqual({ filter: 'all', search: '9123', after: null })
    expect(read('?q=9123&show=open').filter).toBe('open')
    expect(listSearch({ filter: 'open', search: '9123', after: null })).toBe('?show=open&q=9123')
  })

  it('takes nothing that is not a page, a filter or a search', () => {
    expect(read('?show=every&after=x&q=%20')).toEqual(read(''))
    expect(read('?after=-3').after).toBeNull()
    expect(read('?after=1e99').after).toBeNull()
  })

  it('comes back as it went', () => {
    const address = fc.record<ListAddress>({
      filter: fc.constantFrom('all', ...LIST_FILTERS),
      search: fc.string({ maxLength: 60 }).map((text) => text.trim()),
      after: fc.option(fc.integer({ min: 1 }), { nil: null }),
    })
    fc.assert(
      fc.property(address, (given) => {
        expect({ ...read(listSearch(given)) }).toEqual({ ...given })
      }),
    )
  })
})
