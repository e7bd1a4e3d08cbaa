import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EXCEPTION_KINDS } from '@/lib/exceptions/model/exceptions'
import { listSearch, readListAddress, UNTOLD, type ListAddress } from './list-address'
import { LIST_COLUMNS, SORT_KEYS } from './list-columns'
import { STAGE_FILTERS } from './stage-filter'

const read = (search: string, family: 'express' | 'parcel' | 'food' = 'express') =>
  readListAddress(family, new URLSearchParams(search))
const written = (address: ListAddress) => listSearch('express', address)

describe('the address of a list', () => {
  it('says nothing of a list as it usually is', () => {
    expect(written(read(''))).toBe('')
    expect(read('')).toMatchObject({ show: 'open', search: '', after: null, columns: null })
    expect(read('', 'food').show).toBe('all')
  })

  it('looks among all orders when something is searched for and no stage is named', () => {
    expect(read('?q=9123')).toMatchObject({ show: 'all', search: '9123', after: null })
    expect(read('?q=9123&show=open').show).toBe('open')
    expect(written({ ...read(''), show: 'open', search: '9123' })).toBe('?show=open&q=9123')
  })

  it('takes nothing that it does not know', () => {
    const odd = '?show=every&after=x&q=%20&from=2026-13-01&to=soon&product=X&district=Y'
    expect(read(`${odd}&printed=maybe&import=-1&exception=odd&sort=price-down`)).toEqual(read(''))
    expect(read('?after=-3').after).toBeNull()
    expect(read('?after=1e99').after).toBeNull()
    expect(read('?late=soon&doubt=no&by=0')).toEqual(read(''))
    // Food alone is predicted, and no parcel promised.
    expect(read('?late=prediction', 'food').late).toBe('prediction')
    expect(read('?late=prediction').late).toBe('')
    expect(read('?late=promise', 'parcel').late).toBe('')
    expect(read('?columns=phone,nothing').columns).toEqual(['phone'])
  })

  it('keeps from one family what only another has', () => {
    const waybills = '?product=HDP-ECOMM-H&district=沙田區&printed=yes&import=7&exception=silent'
    expect(read(waybills)).toMatchObject({
      product: 'HDP-ECOMM-H',
      district: '沙田區',
      import: '7',
    })
    expect(read(waybills, 'food')).toEqual(read('', 'food'))
    expect(read('?product=DASH2HR&exception=silent', 'parcel')).toMatchObject({
      product: 'DASH2HR',
      exception: 'silent',
    })
  })

  it('comes back as it went', () => {
    const day = fc.constantFrom('', '2026-02-28', '2031-12-01')
    const address = fc.record<ListAddress>({
      show: fc.constantFrom(...STAGE_FILTERS),
      search: fc.string({ maxLength: 60 }).map((text) => text.trim()),
      from: day,
      to: day,
      product: fc.constantFrom('', 'HDP-ECOMM-H'),
      district: fc.constantFrom('' as const, '東區' as const),
      printed: fc.constantFrom('' as const, 'yes' as const, 'no' as const),
      import: fc.constantFrom('', '12'),
      exception: fc.constantFrom('' as const, 'any' as const, ...EXCEPTION_KINDS),
      late: fc.constantFrom('' as const, 'promise' as const),
      doubt: fc.constantFrom('' as const, 'yes' as const),
      courier: fc.constantFrom('', UNTOLD, 'Walker & bike'),
      by: fc.constantFrom('', '7'),
      stores: fc.uniqueArray(fc.integer({ min: 1, max: 999 })),
      figure: fc.constantFrom<ListAddress['figure'][]>(
        null,
        { kind: 'late', against: 'promise' },
        { kind: 'hour', weekday: 7, hour: 0 },
        { kind: 'courier', courier: '' },
      ),
      sort: fc.record({ by: fc.constantFrom(...SORT_KEYS), down: fc.boolean() }),
      columns: fc.option(fc.subarray([...LIST_COLUMNS]), { nil: null }),
      after: fc.option(fc.integer({ min: 1 }), { nil: null }),
    })
    fc.assert(
      fc.property(address, (given) => {
        expect({ ...read(written(given)) }).toEqual({ ...given, columns: given.columns })
      }),
    )
  })
})
