/** One order of the rush: whose it is, and how far it has come when somebody looks. */
export type RushOrder = {
  name: string
  /** Without the country code. */
  phone: string
  address: string
  door: { lat: number; lng: number }
  dollars: number
  /** In minutes, since it was placed. */
  age: number
  /** How many statuses it has gone on from "waiting for a courier". */
  steps: 0 | 1 | 2 | 3 | 4 | 5
  /** It goes on while one looks (`move-on.ts`); the others wait where they are. */
  moves?: true
  end?: 'cancelled' | 'doubt'
  remark?: string
}

/** In which of the demo's stores it is lunch time. */
export const RUSH_STORE = 'HK-MONGKOK-02'

const at = (lat: number, lng: number) => ({ lat, lng })

/** Twelve orders in all stages: one late, one in doubt, one cancelled, three on the move. */
export const LUNCH: readonly RushOrder[] = [
  {
    name: 'Mak Yat Long',
    phone: '56810001',
    address: '12/F, Wing Tai House, 88 Shantung Street',
    door: at(22.3162, 114.1712),
    dollars: 96,
    age: 17,
    steps: 0,
    remark: 'Office lunch, please be quick',
  },
  {
    name: 'Leung Sum Yuet',
    phone: '56810002',
    address: '7/F, Fortune Tower, 21 Fa Yuen Street',
    door: at(22.3201, 114.1718),
    dollars: 142.5,
    age: 3,
    steps: 0,
  },
  {
    name: '何建峰',
    phone: '56810003',
    address: '3/F, Golden Plaza, 640 Nathan Road',
    door: at(22.3179, 114.1698),
    dollars: 78,
    age: 2,
    steps: 0,
    moves: true,
  },
  {
    name: 'Tse Wing Lam',
    phone: '56810004',
    address: '18/F, Sunrise Court, 130 Argyle Street',
    door: at(22.3216, 114.1748),
    dollars: 205,
    age: 8,
    steps: 1,
  },
  {
    name: '葉玉明',
    phone: '56810005',
    address: '5/F, Lucky Mansion, 3 Sai Yeung Choi Street',
    door: at(22.3149, 114.1706),
    dollars: 118,
    age: 6,
    steps: 1,
    moves: true,
    remark: 'Gate code 2580',
  },
  {
    name: 'Ng Lok Yi',
    phone: '56810006',
    address: '22/F, Hang Fat Building, 45 Prince Edward Road West',
    door: at(22.3252, 114.1689),
    dollars: 164,
    age: 9,
    steps: 2,
  },
  {
    name: 'Kwok Kin Fung',
    phone: '56810007',
    address: '9/F, Harmony Court, 57 Argyle Street',
    door: at(22.3188, 114.1664),
    dollars: 88,
    age: 7,
    steps: 2,
  },
  {
    name: '鄭家欣',
    phone: '56810008',
    address: '16/F, Garden View, 201 Prince Edward Road West',
    door: at(22.3238, 114.1763),
    dollars: 252,
    age: 15,
    steps: 3,
    moves: true,
  },
  {
    name: 'Yip Pui Shan',
    phone: '56810009',
    address: '2/F, Cheong Wah House, 310 Nathan Road',
    door: at(22.3095, 114.1716),
    dollars: 131,
    age: 18,
    steps: 4,
  },
  {
    name: 'Siu Tsz Kiu',
    phone: '56810010',
    address: '11/F, Trade Centre, 29 Fa Yuen Street',
    door: at(22.3209, 114.1709),
    dollars: 99,
    age: 34,
    steps: 5,
  },
  {
    name: 'Fong Hoi Ching',
    phone: '56810011',
    address: '6/F, Wing Tai House, 88 Shantung Street',
    door: at(22.3163, 114.1713),
    dollars: 73,
    age: 12,
    steps: 1,
    end: 'cancelled',
  },
  {
    name: 'Lau Ka Yan',
    phone: '56810012',
    address: '4/F, Golden Plaza, 640 Nathan Road',
    door: at(22.3178, 114.1697),
    dollars: 186,
    age: 4,
    steps: 0,
    end: 'doubt',
  },
]
