import type { Coordinate } from '../core/coordinates'
import { type Random, randomFrom } from '../core/random'
import type { Words } from '../core/regions'
import { type District, districtAt, DISTRICTS, labelOf } from '../geo/districts'
import { isOnLand, type Shore, shoresOf } from '../geo/outlines'
import { Projection } from '../geo/projection'

type Brands = readonly [LockerBrand, ...LockerBrand[]]
type Kinds = readonly [Words, ...Words[]]

const BRANDS: Brands = [
  { name: 'ParcelNook', prefix: 'PN', hasOwnLabel: false },
  { name: 'StationBox', prefix: 'SB', hasOwnLabel: false },
  { name: 'Lantern Lockers', prefix: 'LL', hasOwnLabel: false },
  { name: 'CornerKeep', prefix: 'CK', hasOwnLabel: true },
]

const PLACES: Kinds = [
  { en: 'Shopping Arcade', zh: '商場' },
  { en: 'Petrol Station', zh: '油站' },
  { en: 'Car Park', zh: '停車場' },
  { en: 'Convenience Store', zh: '便利店' },
  { en: 'Industrial Building', zh: '工業大廈' },
  { en: 'Housing Estate', zh: '屋苑' },
  { en: 'Market', zh: '街市' },
  { en: 'Station Exit', zh: '車站出口' },
]

const OPEN_HOURS: readonly [string, ...string[]] = [
  'Mon-Sun 00:00-23:59',
  'Mon-Sun 07:00-23:00',
  'Mon-Sun 08:00-22:00',
  'Mon-Sat 09:00-20:00; Sun 10:00-18:00',
  'Mon-Fri 08:00-21:00; Sat-Sun 09:00-19:00',
]

/** A locker stands this far from the shore at least, in four directions. */
const DRY_METRES = 25
const DRY_STEPS = [
  [0, 0],
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const

let built: readonly Locker[] | undefined

/** The 1,200 lockers: the same on every start, whatever the seed. Built at the first question. */
export function allLockers(): readonly Locker[] {
  built ??= DISTRICTS.flatMap((district, i) => districtLockers(district, i + 1))
  return built
}

let byCode: ReadonlyMap<string, Locker> | undefined

export function lockerCoded(code: string): Locker | undefined {
  byCode ??= new Map(allLockers().map((locker) => [locker.code, locker]))
  return byCode.get(code)
}

function districtLockers(district: District, districtNumber: number): Locker[] {
  const random = randomFrom('lockers', district.name.en)
  const shores = shoresOf('HK')
  return Array.from({ length: district.lockers }, (_, i) => {
    const brand = random.pick(BRANDS)
    const number = String(districtNumber * 1000 + i + 1).padStart(5, '0')
    const coordinate = drySpot(district, random, shores)
    return {
      ...placeName(district, brand, random),
      code: `${brand.prefix}${number}`,
      brand,
      district,
      coordinate,
    }
  })
}

function placeName(district: District, brand: LockerBrand, random: Random) {
  const street = random.pick(district.streets)
  const place = random.pick(PLACES)
  const number = random.integer(1, 288)
  const floor = random.pick([
    { en: 'G/F', zh: '地下' },
    { en: '1/F', zh: '一樓' },
  ])
  return {
    name: {
      en: `${brand.name} ${street.en} ${place.en}`,
      zh: `${brand.name} ${street.zh}${place.zh}`,
    },
    address: {
      en: `${floor.en}, ${place.en}, ${number} ${street.en}, ${district.name.en}`,
      zh: `${district.name.zh}${street.zh}${number}號${place.zh}${floor.zh}`,
    },
    openHour: random.pick(OPEN_HOURS),
  }
}

/** A spot around the district's label: on land as a whole, and nearer to no other label. */
function drySpot(district: District, random: Random, shores: readonly Shore[]): Coordinate {
  const plane = new Projection(labelOf(district), 0)
  for (;;) {
    const angle = random.between(0, 2 * Math.PI)
    const away = district.withinMetres * Math.sqrt(random.next())
    const [x, y] = [Math.cos(angle) * away, Math.sin(angle) * away]
    const isDry = DRY_STEPS.every(([dx, dy]) => {
      const { lat, lng } = plane.toCoordinate(x + dx * DRY_METRES, y + dy * DRY_METRES)
      return isOnLand(shores, lat, lng)
    })
    const spot = plane.toCoordinate(x, y)
    if (isDry && districtAt(spot) === district) return spot
  }
}

/** A self-pickup point (express §2.5). */
export type Locker = {
  readonly code: string
  readonly brand: LockerBrand
  readonly district: District
  readonly name: Words
  readonly address: Words
  readonly openHour: string
  readonly coordinate: Coordinate
}

type LockerBrand = {
  readonly name: string
  readonly prefix: string
  /** Some suppliers print their own label and take neither paper size nor copies (express §4.2). */
  readonly hasOwnLabel: boolean
}
