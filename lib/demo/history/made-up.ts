import { namesNear, type Some } from './branches'
import type { Random } from './random'

const FAMILY: Some = [
  'Au',
  'Chan',
  'Cheng',
  'Cheung',
  'Fong',
  'Fung',
  'Ho',
  'Kwok',
  'Lam',
  'Lau',
  'Lee',
  'Leung',
  'Mak',
  'Ng',
  'Siu',
  'Tang',
  'Tse',
  'Wong',
  'Yip',
  'Yuen',
]
const GIVEN: Some = [
  'Chi Wai',
  'Hoi Ching',
  'Ho Yin',
  'Ka Ming',
  'Ka Yan',
  'Kin Fung',
  'Kit Ying',
  'Lok Yi',
  'Mei Ling',
  'Pui Shan',
  'Shuk Fan',
  'Sum Yuet',
  'Tsz Kiu',
  'Wai Kit',
  'Wing Lam',
  'Yat Long',
  'Yee Man',
  'Yuk Ming',
]
const CHINESE_FAMILY: Some = [
  '區',
  '陳',
  '鄭',
  '張',
  '方',
  '馮',
  '何',
  '郭',
  '林',
  '劉',
  '李',
  '梁',
  '麥',
  '吳',
  '蕭',
  '鄧',
  '謝',
  '黃',
  '葉',
  '袁',
]
const CHINESE_GIVEN: Some = [
  '凱',
  '晴',
  '家',
  '欣',
  '建',
  '峰',
  '樂',
  '怡',
  '珮',
  '珊',
  '心',
  '悅',
  '子',
  '喬',
  '詠',
  '琳',
  '逸',
  '朗',
  '玉',
  '明',
  '志',
  '偉',
  '美',
  '玲',
  '嘉',
  '慧',
  '俊',
  '傑',
  '曉',
  '彤',
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
const CHINESE_BUILDINGS: Some = ['康怡閣', '富都大廈', '恒發樓', '金輝苑', '榮泰樓', '麗晶花園']

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
  const isChinese = store.region === 'HK' && random.isTrue(0.3)
  const phone = store.region === 'SG' ? `86${random.digits(6)}` : `56${random.digits(6)}`
  const place = { ...namesNear(store.code), door: doorNear(random, store) }
  return isChinese
    ? { name: chineseName(random), phone, ...chineseAddress(random, place) }
    : { name: latinName(random), phone, ...latinAddress(random, place) }
}

const latinName = (random: Random) => `${random.pick(FAMILY)} ${random.pick(GIVEN)}`

const chineseName = (random: Random) =>
  random.pick(CHINESE_FAMILY) + random.pick(CHINESE_GIVEN) + random.pick(CHINESE_GIVEN)

type Place = ReturnType<typeof namesNear> & { door: Door }

function latinAddress(random: Random, { streets, door }: Place) {
  const street = `${random.whole(2, 180)} ${random.pick(streets)}`
  return { address: `${random.whole(2, 28)}/F, ${random.pick(BUILDINGS)}, ${street}`, door }
}

/** From the whole to the part, as it is written. */
function chineseAddress(random: Random, { chineseStreets, door }: Place) {
  const street = `${random.pick(chineseStreets)}${random.whole(2, 180)}號`
  return { address: `${street}, ${random.pick(CHINESE_BUILDINGS)}, ${random.whole(2, 28)}樓`, door }
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
