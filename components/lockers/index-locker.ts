import { findDistrict, HONG_KONG_AREAS } from '@/lib/domain/hong-kong-districts'
import { lockerKey, type Locker } from '@/lib/domain/lockers'

export type IndexedLocker = {
  readonly key: string
  readonly locker: Locker
  /** Its district's published Chinese name; null where the platform names another place. */
  readonly district: string | null
  readonly code: string
  readonly name: string
  /** Everything that can be searched, in both languages. */
  readonly text: string
}

/** One spelling for what looks alike: full and half width, capitals and small letters. */
export function normalize(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}

/** Makes a locker ready for searching; done once for each list. */
export function indexLocker(locker: Locker): IndexedLocker {
  const { code, brand, area, district, name, address } = locker
  const known = district === null ? null : findDistrict(district)
  const areaEn = HONG_KONG_AREAS.find(({ zh, en }) => [zh, en].some((one) => one === area))
  const names = [name.zh, name.en]
  const parts = [
    ...[code, brand, ...names, address.zh, address.en],
    ...[area, areaEn?.en, areaEn?.zh, district, known?.zh, known?.en],
  ]
  return {
    ...{ locker, key: lockerKey(locker), district: known?.zh ?? null },
    code: normalize(code),
    name: normalize(names.filter(Boolean).join('\n')),
    text: normalize(parts.filter(Boolean).join('\n')),
  }
}
