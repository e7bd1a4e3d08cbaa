import { sql } from 'drizzle-orm'
import { hashPassword } from '@/lib/auth/passwords/password'
import { PUBLIC_PASSWORD } from '@/lib/auth/passwords/public-password'
import type { Database } from '@/lib/db/client'
import { memberships, people, type RoleName } from '@/lib/db/tables/people'
import { stores } from '@/lib/db/tables/stores'

/** The simulator's stores (their ids and places are fixed), under names of our own. */
export const DEMO_STORES: readonly (typeof stores.$inferInsert)[] = [
  {
    code: 'HK-CENTRAL-01',
    name: 'Central',
    nameZh: '中環店',
    region: 'HK',
    lat: 22.2819,
    lng: 114.158,
    address: '1 Connaught Place, Central',
    phone: '21110001',
    parcelMerchantId: '700001',
  },
  {
    code: 'HK-MONGKOK-02',
    name: 'Mong Kok',
    nameZh: '旺角店',
    region: 'HK',
    lat: 22.3193,
    lng: 114.1694,
    address: '2 Argyle Street, Mong Kok',
    phone: '21110002',
    parcelMerchantId: '700001',
  },
  {
    code: 'HK-SHATIN-03',
    name: 'Sha Tin',
    nameZh: '沙田店',
    region: 'HK',
    lat: 22.3814,
    lng: 114.1886,
    address: '3 Sha Tin Centre Street, Sha Tin',
    phone: '21110003',
    parcelMerchantId: '700002',
    parcelHasContract: false,
    expressMerchantId: 800001,
  },
  {
    code: 'SG-ORCHARD-01',
    name: 'Orchard',
    nameZh: '烏節店',
    region: 'SG',
    lat: 1.3048,
    lng: 103.8318,
    address: '4 Orchard Road',
    phone: '61110001',
    parcelMerchantId: '720001',
  },
].map((store) => ({
  ...store,
  region: store.region as 'HK' | 'SG',
  foodClientMerchantId: store.code,
  isDemo: true,
}))

type DemoPerson = {
  name: string
  email: string
  isAdmin: boolean
  role: RoleName
  stores: string[]
}

const ALL = DEMO_STORES.map(({ code }) => code)

const DEMO_PEOPLE: readonly DemoPerson[] = [
  {
    name: 'Counter',
    email: 'staff@handover.example',
    isAdmin: false,
    role: 'staff',
    stores: ['HK-CENTRAL-01', 'HK-MONGKOK-02'],
  },
  {
    name: 'Warehouse',
    email: 'warehouse@handover.example',
    isAdmin: false,
    role: 'warehouse',
    stores: ['HK-SHATIN-03'],
  },
  {
    name: 'Manager',
    email: 'manager@handover.example',
    isAdmin: false,
    role: 'manager',
    stores: ALL,
  },
  {
    name: 'Administrator',
    email: 'admin@handover.example',
    isAdmin: true,
    role: 'manager',
    stores: [],
  },
]

/** Everybody's in the demo. */
export const DEMO_PASSWORD = PUBLIC_PASSWORD

/** Fills a database that has no people yet; does nothing to any other. */
export async function seedDemo(db: Database): Promise<boolean> {
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  return db.transaction(async (tx) => {
    const found = await tx.execute(sql`select 1 from people limit 1`)
    if (found.rows.length > 0) return false
    const placed = await tx
      .insert(stores)
      .values([...DEMO_STORES])
      .returning()
    const idOf = new Map(placed.map(({ id, code }) => [code, id]))
    for (const person of DEMO_PEOPLE) {
      const { name, email, isAdmin, role } = person
      const [made] = await tx
        .insert(people)
        .values({ name, email, isAdmin, passwordHash, isDemo: true })
        .returning({ id: people.id })
      const rows = person.stores.flatMap((code) => {
        const storeId = idOf.get(code)
        return made && storeId !== undefined ? [{ personId: made.id, storeId, role }] : []
      })
      if (rows.length > 0) await tx.insert(memberships).values(rows)
    }
    return true
  })
}
