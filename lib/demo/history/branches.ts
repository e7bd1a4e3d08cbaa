import type { stores } from '@/lib/db/tables/stores'

export type Some = readonly [string, ...string[]]

type Town = { name: string; nameZh: string; lat: number; lng: number; streets: Some; chinese: Some }

/** Where the demo's stores are, by their codes, and where many more of them would be. */
const TOWNS = {
  'HK-CENTRAL-01': town('Central', '中環', 22.2819, 114.158, {
    streets: [
      'Bonham Strand',
      'Caine Road',
      'Hollywood Road',
      'Lyndhurst Terrace',
      'Queen’s Road Central',
      'Wyndham Street',
    ],
    chinese: ['德輔道中', '荷李活道', '皇后大道中', '雲咸街'],
  }),
  'HK-MONGKOK-02': town('Mong Kok', '旺角', 22.3193, 114.1694, {
    streets: [
      'Argyle Street',
      'Fa Yuen Street',
      'Nathan Road',
      'Prince Edward Road West',
      'Sai Yeung Choi Street',
      'Shantung Street',
    ],
    chinese: ['亞皆老街', '花園街', '彌敦道', '太子道西'],
  }),
  'HK-SHATIN-03': town('Sha Tin', '沙田', 22.3814, 114.1886, {
    streets: [
      'Pak Hok Ting Street',
      'Sha Tin Centre Street',
      'Tai Chung Kiu Road',
      'Wang Pok Street',
      'Yuen Wo Road',
    ],
    chinese: ['大涌橋路', '橫壆街', '沙田正街', '源禾路'],
  }),
  'SG-ORCHARD-01': town('Orchard', '烏節', 1.3048, 103.8318, {
    streets: [
      'Cairnhill Road',
      'Grange Road',
      'Orchard Road',
      'Paterson Hill',
      'River Valley Road',
    ],
    chinese: ['烏節路'],
  }),
  'HK-TSUENWAN': town('Tsuen Wan', '荃灣', 22.3707, 114.1048, {
    streets: ['Castle Peak Road', 'Chung On Street', 'Sha Tsui Road', 'Tai Ho Road'],
    chinese: ['青山公路', '眾安街', '沙咀道', '大河道'],
  }),
  'HK-KWUNTONG': town('Kwun Tong', '觀塘', 22.3122, 114.2257, {
    streets: ['Hoi Yuen Road', 'How Ming Street', 'Kwun Tong Road', 'Yue Man Square'],
    chinese: ['開源道', '巧明街', '觀塘道', '裕民坊'],
  }),
  'HK-CAUSEWAY': town('Causeway Bay', '銅鑼灣', 22.2802, 114.1849, {
    streets: ['Hennessy Road', 'Jardine’s Bazaar', 'Lee Garden Road', 'Yee Wo Street'],
    chinese: ['軒尼詩道', '渣甸街', '利園山道', '怡和街'],
  }),
  'HK-YUENLONG': town('Yuen Long', '元朗', 22.4445, 114.0222, {
    streets: ['Castle Peak Road', 'Fung Cheung Road', 'Kau Yuk Road', 'Sau Fu Street'],
    chinese: ['青山公路', '鳳翔路', '教育路', '壽富街'],
  }),
  'HK-TAIPO': town('Tai Po', '大埔', 22.4501, 114.1688, {
    streets: ['Kwong Fuk Road', 'On Chee Road', 'Po Heung Street', 'Tai Wing Lane'],
    chinese: ['廣福道', '安慈路', '寶鄉街', '大榮里'],
  }),
  'HK-NORTHPOINT': town('North Point', '北角', 22.2912, 114.2007, {
    streets: ['Chun Yeung Street', 'Electric Road', 'Java Road', 'King’s Road'],
    chinese: ['春秧街', '電氣道', '渣華道', '英皇道'],
  }),
} as const

/** Those of the demo itself. */
const OWN = 4

function town(
  name: string,
  nameZh: string,
  lat: number,
  lng: number,
  names: Pick<Town, 'streets' | 'chinese'>,
): Town {
  return { name, nameZh, lat, lng, ...names }
}

const townOf = (code: string): Town | undefined =>
  Object.entries<Town>(TOWNS).find(([prefix]) => code.startsWith(prefix))?.[1]

/** The streets around a store, by its code. */
export function namesNear(code: string): { streets: Some; chineseStreets: Some } {
  const { streets = ['Main Street'], chinese = ['大街'] } = townOf(code) ?? {}
  return { streets, chineseStreets: chinese }
}

/**
 * So many stores more, for a history that is more than the demo's own four could have. The simulator
 * knows none of them: their past can be read, and nothing is placed there.
 */
export function branches(count: number): (typeof stores.$inferInsert)[] {
  const towns = Object.entries<Town>(TOWNS).slice(OWN)
  return Array.from({ length: count }, (_, at) => {
    const [prefix, { name, nameZh, lat, lng }] = towns[at % towns.length] ?? townAgain()
    const number = Math.floor(at / towns.length) + 1
    return {
      code: `${prefix}-${String(number).padStart(2, '0')}`,
      name: `${name} ${number}`,
      nameZh: `${nameZh}${number}店`,
      region: 'HK' as const,
      lat: lat + (number % 5) * 0.002,
      lng: lng + (number % 7) * 0.002,
      address: `${number} ${namesNear(prefix).streets[0]}`,
      phone: `2111${String(1000 + at)}`,
      isDemo: true,
    }
  })
}

/** Whether a store's code is that of one of these. */
export const isBranch = (code: string): boolean =>
  Object.keys(TOWNS)
    .slice(OWN)
    .some((prefix) => code.startsWith(prefix))

function townAgain(): never {
  throw new Error('there is no town')
}
