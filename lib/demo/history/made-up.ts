import type { Random } from './random'

type Some = readonly [string, ...string[]]

const FAMILY: Some = [
  'Au',
  'Cheng',
  'Fong',
  'Ho',
  'Kwok',
  'Lau',
  'Leung',
  'Mak',
  'Ng',
  'Siu',
  'Tse',
  'Yip',
]
const GIVEN: Some = [
  'Hoi Ching',
  'Ka Yan',
  'Kin Fung',
  'Lok Yi',
  'Pui Shan',
  'Sum Yuet',
  'Tsz Kiu',
  'Wing Lam',
  'Yat Long',
  'Yuk Ming',
]
const CHINESE: Some = [
  '區凱晴',
  '鄭家欣',
  '何建峰',
  '郭樂怡',
  '劉珮珊',
  '梁心悅',
  '麥子喬',
  '蕭詠琳',
  '謝逸朗',
  '葉玉明',
]
const COURIERS: Some = [
  'Ah Keung',
  'Ah Ming',
  'Billy',
  'Ivan',
  'Jacky',
  'Karim',
  'Sandeep',
  'Siu Fai',
  'Tony',
  'Vincent',
]

const BUILDINGS: Some = [
  'Block A, Garden View',
  'Cheong Wah House',
  'Flat 8, Harmony Court',
  'Fortune Tower',
  'Golden Plaza',
  'Hang Fat Building',
  'Lucky Mansion',
  'Office 1203, Trade Centre',
  'Sunrise Court',
  'Wing Tai House',
]

/** Streets around each of the demo's stores, by its code. */
const STREETS: Readonly<Record<string, Some>> = {
  'HK-CENTRAL-01': [
    'Bonham Strand',
    'Caine Road',
    'Hollywood Road',
    'Lyndhurst Terrace',
    'Queen’s Road Central',
    'Wyndham Street',
  ],
  'HK-MONGKOK-02': [
    'Argyle Street',
    'Fa Yuen Street',
    'Nathan Road',
    'Prince Edward Road West',
    'Sai Yeung Choi Street',
    'Shantung Street',
  ],
  'HK-SHATIN-03': [
    'Pak Hok Ting Street',
    'Sha Tin Centre Street',
    'Tai Chung Kiu Road',
    'Wang Pok Street',
    'Yuen Wo Road',
  ],
  'SG-ORCHARD-01': [
    'Cairnhill Road',
    'Grange Road',
    'Orchard Road',
    'Paterson Hill',
    'River Valley Road',
  ],
}
const ANY_STREET: Some = ['Main Street']

const REMARKS: Some = [
  '',
  '',
  '',
  '',
  'Call when downstairs',
  'Gate code 2580',
  'Leave it with the guard',
  'No cutlery, please',
]

export const CANCEL_REASONS: Some = [
  'The customer changed their mind',
  'The kitchen ran out of a dish',
  'The customer could not be reached',
]

export const GOODS: Some = [
  'Dried scallops, 500 g',
  'Egg rolls, two tins',
  'Gift hamper',
  'Oolong tea, 250 g',
  'Pineapple cakes, 12',
  'XO sauce, three jars',
]

/** Somebody who orders: how they are called and reached, and where they live. */
export type MadeUpCustomer = { name: string; phone: string; address: string; door: Door }
export type Door = { lat: number; lng: number }

type Near = { code: string; region: string; lat: number; lng: number }

/** A name of nobody, and a number that a person of a trial seldom types. */
export function madeUpCustomer(random: Random, store: Near): MadeUpCustomer {
  const name = random.isTrue(0.3)
    ? random.pick(CHINESE)
    : `${random.pick(FAMILY)} ${random.pick(GIVEN)}`
  const phone = store.region === 'SG' ? `86${random.digits(6)}` : `56${random.digits(6)}`
  const street = `${random.whole(2, 180)} ${random.pick(STREETS[store.code] ?? ANY_STREET)}`
  const address = `${random.whole(2, 28)}/F, ${random.pick(BUILDINGS)}, ${street}`
  return { name, phone, address, door: doorNear(random, store) }
}

export const remark = (random: Random): string => random.pick(REMARKS)

export type MadeUpCourier = { name: string; phone: string; plate: string }

export const madeUpCourier = (random: Random): MadeUpCourier => ({
  name: random.pick(COURIERS),
  phone: `57${random.digits(6)}`,
  plate: `${random.pick(['LF', 'RX', 'TK', 'WB'])} ${random.whole(1000, 9999)}`,
})

/** Some 300 m to 2 km away, which is a ride. */
function doorNear(random: Random, { lat, lng }: Door): Door {
  const metres = 300 + 1_700 * random.next() * random.next()
  const angle = random.between(0, 2 * Math.PI)
  const degrees = metres / 111_000
  return {
    lat: rounded(lat + degrees * Math.cos(angle)),
    lng: rounded(lng + degrees * Math.sin(angle)),
  }
}

const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5

/** As the crow flies, in metres; good enough within a town. */
export function metresBetween(a: Door, b: Door): number {
  const south = (a.lat - b.lat) * 111_000
  const east = (a.lng - b.lng) * 103_000
  return Math.round(Math.hypot(south, east))
}
