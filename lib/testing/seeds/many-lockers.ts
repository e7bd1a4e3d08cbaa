import { HONG_KONG_DISTRICTS } from '@/lib/domain/express/hong-kong-districts'
import type { Locker } from '@/lib/lockers/model/lockers'

const STREETS = [
  ['彌敦道', 'Nathan Road'],
  ['皇后大道中', 'Queen’s Road Central'],
  ['軒尼詩道', 'Hennessy Road'],
  ['荔枝角道', 'Lai Chi Kok Road'],
  ['青山公路', 'Castle Peak Road'],
  ['大埔公路', 'Tai Po Road'],
  ['清水灣道', 'Clear Water Bay Road'],
] as const
const PLACES = [
  ['商場', 'Shopping Arcade'],
  ['街市', 'Market'],
  ['停車場', 'Car Park'],
  ['屋苑', 'Housing Estate'],
] as const
const BRANDS = ['ParcelNook', 'StationBox', 'Lantern Lockers', 'CornerKeep'] as const
const HOURS = ['Mon-Sun 00:00-23:59', 'Mon-Sun 07:00-23:00', 'Mon-Sat 09:00-20:00'] as const

/** Lockers all over Hong Kong, the same each time: names and places differ as real ones do. */
export function manyLockers(count: number): Locker[] {
  const random = sequence(20_261_122)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  return Array.from({ length: count }, (_, at) => {
    const district = HONG_KONG_DISTRICTS[at % HONG_KONG_DISTRICTS.length] ?? HONG_KONG_DISTRICTS[0]
    const [brand, street, place] = [pick(BRANDS), pick(STREETS), pick(PLACES)]
    const number = Math.floor(random() * 900) + 1
    return {
      code: `${brand.slice(0, 2).toUpperCase()}${String(at).padStart(5, '0')}`,
      brand,
      area: '新界',
      district: district.zh,
      openingHours: pick(HOURS),
      name: { zh: `${brand} ${street[0]}${place[0]}`, en: `${brand} ${street[1]} ${place[1]}` },
      address: {
        zh: `${district.zh}${street[0]}${number}號${place[0]}地下`,
        en: `G/F, ${place[1]}, ${number} ${street[1]}, ${district.en}`,
      },
      location: { lat: 22.2 + random() * 0.32, lng: 113.9 + random() * 0.45 },
    }
  })
}

/** Numbers from 0 to 1 that look like chance (a linear congruential generator). */
function sequence(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
