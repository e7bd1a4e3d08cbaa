import type { Coordinates } from '@/lib/domain/coordinates'

/** A text of the platform in the two languages that it was asked in; null where it gave none. */
export type BothTexts = { readonly zh: string | null; readonly en: string | null }

/** A self pickup point (express §2.5), as it is kept here. */
export type Locker = {
  readonly code: string
  /** Empty where the platform names none; two brands may give one code. */
  readonly brand: string
  /** `area_level1`, as the platform wrote it, like the district. */
  readonly area: string | null
  readonly district: string | null
  readonly name: BothTexts
  readonly address: BothTexts
  /** As the platform wrote them: no format is published. */
  readonly openingHours: string | null
  /** Null for one that is on no map. */
  readonly location: Coordinates | null
}

/** Names a locker among all brands. */
export function lockerKey({ brand, code }: Pick<Locker, 'brand' | 'code'>): string {
  return `${brand} ${code}`
}

/**
 * Lockers for the wire, by columns: what repeats stands once, and what is alike stands together
 * for the compression. Numbers in columns point into the lists of the same name; -1 is null.
 */
export type PackedLockers = {
  readonly brands: readonly string[]
  readonly areas: readonly string[]
  readonly districts: readonly string[]
  readonly hours: readonly string[]
  readonly columns: {
    readonly code: readonly string[]
    readonly brand: readonly number[]
    readonly area: readonly number[]
    readonly district: readonly number[]
    readonly hours: readonly number[]
    readonly nameZh: readonly (string | null)[]
    readonly nameEn: readonly (string | null)[]
    readonly addressZh: readonly (string | null)[]
    readonly addressEn: readonly (string | null)[]
    /** Millionths of a degree. */
    readonly lat: readonly (number | null)[]
    readonly lng: readonly (number | null)[]
  }
}

const MILLIONTHS = 1_000_000

/** Coordinates keep six decimals, which is 11 centimetres. */
export function packLockers(lockers: readonly Locker[]): PackedLockers {
  const [brands, areas, districts, hours] = [numbered(), numbered(), numbered(), numbered()]
  const micro = (degrees: number | undefined) =>
    degrees === undefined ? null : Math.round(degrees * MILLIONTHS)
  const columns = {
    code: lockers.map(({ code }) => code),
    brand: lockers.map(({ brand }) => brands.of(brand)),
    area: lockers.map(({ area }) => areas.of(area)),
    district: lockers.map(({ district }) => districts.of(district)),
    hours: lockers.map(({ openingHours }) => hours.of(openingHours)),
    nameZh: lockers.map(({ name }) => name.zh),
    nameEn: lockers.map(({ name }) => name.en),
    addressZh: lockers.map(({ address }) => address.zh),
    addressEn: lockers.map(({ address }) => address.en),
    lat: lockers.map(({ location }) => micro(location?.lat)),
    lng: lockers.map(({ location }) => micro(location?.lng)),
  }
  return {
    brands: brands.list,
    areas: areas.list,
    districts: districts.list,
    hours: hours.list,
    columns,
  }
}

export function unpackLockers(packed: PackedLockers): Locker[] {
  const { brands, areas, districts, hours, columns } = packed
  return columns.code.map((code, at) => {
    const [lat, lng] = [columns.lat[at] ?? null, columns.lng[at] ?? null]
    return {
      code,
      brand: brands[columns.brand[at] ?? -1] ?? '',
      area: areas[columns.area[at] ?? -1] ?? null,
      district: districts[columns.district[at] ?? -1] ?? null,
      name: { zh: columns.nameZh[at] ?? null, en: columns.nameEn[at] ?? null },
      address: { zh: columns.addressZh[at] ?? null, en: columns.addressEn[at] ?? null },
      openingHours: hours[columns.hours[at] ?? -1] ?? null,
      location:
        lat === null || lng === null ? null : { lat: lat / MILLIONTHS, lng: lng / MILLIONTHS },
    }
  })
}

/** Gives each text its place in a list. */
function numbered() {
  const places = new Map<string, number>()
  const list: string[] = []
  return {
    list,
    of(text: string | null): number {
      if (text === null) return -1
      const known = places.get(text)
      if (known !== undefined) return known
      places.set(text, list.length)
      return list.push(text) - 1
    },
  }
}

/** Between the two languages in one column: a control character that no text has. */
const BETWEEN = '\u001f'

/** One text where both languages say the same, or only Chinese does (decision 0107). */
export function writeBoth({ zh, en }: BothTexts): string | null {
  if (en === null || en === zh) return zh
  return `${zh ?? ''}${BETWEEN}${en}`
}

/** A single text is both languages'. */
export function readBoth(text: string | null): BothTexts {
  if (text === null) return { zh: null, en: null }
  const at = text.indexOf(BETWEEN)
  if (at < 0) return { zh: text, en: text }
  return { zh: text.slice(0, at) || null, en: text.slice(at + 1) || null }
}
