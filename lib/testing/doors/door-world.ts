import { createHash, randomUUID } from 'node:crypto'
import { eq, isNull, max } from 'drizzle-orm'
import type { Database } from '@/lib/db/client'
import { customers } from '@/lib/db/tables/customers'
import { handInSheets } from '@/lib/db/tables/dispatch'
import { hoursSendings } from '@/lib/db/tables/hours'
import { parcelRoutes } from '@/lib/db/tables/forms/parcel-routes'
import { recipients } from '@/lib/db/tables/forms/recipients'
import { waybillPresets } from '@/lib/db/tables/forms/waybill-presets'
import { columnMappings } from '@/lib/db/tables/imports'
import { labels } from '@/lib/db/tables/labels'
import { listExports } from '@/lib/db/tables/lists/list-exports'
import { listViews, memberships, people } from '@/lib/db/tables/people'
import { printRunItems, printRuns, printStations } from '@/lib/db/tables/prints'
import { tablets } from '@/lib/db/tables/tablets'
import type { Permission } from '@/lib/domain/permissions'
import type { Family } from '@/lib/domain/stages'
import { typedParcel } from '../forms/typed-parcel'
import { seedImport } from '../seeds/seed-import'
import { seedParcel } from '../seeds/seed-parcels'

/** In the name of every customer of the store: no answer to anybody from elsewhere may hold it. */
export const CANARY = 'Canary Yip'

export type DoorWorld = {
  storeId: number
  elsewhereId: number
  orders: Record<Family, number>
  importId: number
  sheetId: number
  sendingId: number
  /** Its password is that of everybody here. */
  password: string
  /** A customer of the store who is there now. */
  customer: () => Promise<number>
  /** A saved route of the store. */
  route: () => Promise<number>
  /** A preset of the store's parcels. */
  preset: () => Promise<number>
  /** Somebody in the store's address book now. */
  recipient: () => Promise<number>
  /** Somebody without a role, who is there now. */
  person: () => Promise<number>
  /** Somebody of the restaurant's staff, at the store alone. */
  colleague: () => Promise<number>
  /** A shared tablet of the store. */
  tablet: () => Promise<string>
  /** A print station of the store. */
  station: () => Promise<number>
  /** A mapping of columns that the store has now. */
  mapping: () => Promise<number>
  /** A view of its list of parcels that the store has now. */
  view: () => Promise<number>
  /** A PDF that this person was shown, of a waybill of the store. */
  run: (actor: { id: number }) => Promise<number>
  /** A list that this person had made a file, of no store and without a row. */
  listExport: (actor: { id: number }) => Promise<number>
}

/** What a test of every action and handler asks it with. */
export type Door = {
  /** What must be held at the store of the record: a permission, or only a session. */
  needs: Permission | 'self' | 'account'
  input: (world: DoorWorld, actor: { id: number } | null) => unknown
  /**
   * What somebody from another store is answered: refused where nothing is said. `nothing`: an
   * answer in which nothing of the store is; else the problem by name.
   */
  elsewhere?: 'nothing' | 'bufferNotAllowed'
  /** Only the whole of what is declared allows it, which no single store's holder has. */
  evenHere?: 'bufferNotAllowed'
}

/** A picture that nobody fetches: its address is this machine's. */
const ANSWER = { waybill: { receipts: ['http://127.0.0.1:9/proof.jpg'] } }

/** A store with one record of everything. */
export async function doorWorld(given: {
  db: Database
  storeId: number
  elsewhereId: number
  /** Who made the records. */
  by: number
  password: string
}): Promise<DoorWorld> {
  const { db, storeId, elsewhereId, by } = given
  const order = async (family: Family) =>
    (await seedParcel(db, { storeId, family, recipientName: CANARY, answer: ANSWER })).id
  const orders = {
    food: await order('food'),
    parcel: await order('parcel'),
    express: await order('express'),
  }
  const pdf = Buffer.from('%PDF-1.4 no label')
  const sha256 = createHash('sha256').update(pdf).digest('hex')
  await db.insert(labels).values({
    orderId: orders.express,
    paper: 'A4',
    copies: 1,
    language: 'en',
    pdf,
    sha256,
    pages: 1,
  })
  const [sheet] = await db
    .insert(handInSheets)
    .values({ storeId, batch: 'day_2026-08-03', createdBy: by })
    // A store has one open sheet of a batch: another try of the same test takes that of the first.
    .onConflictDoUpdate({
      target: [handInSheets.storeId, handInSheets.batch],
      targetWhere: isNull(handInSheets.printedAt),
      set: { createdBy: by },
    })
    .returning({ id: handInSheets.id })
  const [sending] = await db
    .insert(hoursSendings)
    .values({
      storeId,
      region: 'HK',
      kind: 'regular',
      change: { kind: 'regular', elements: [] },
      payload: {},
      state: 'refused',
      askedBy: by,
    })
    .returning({ id: hoursSendings.id })
  if (!sheet || !sending) throw new Error('the records were not written')
  return {
    storeId,
    elsewhereId,
    orders,
    importId: await seedImport(db, { storeId, fileName: `${CANARY}.csv`, orderIds: [null] }),
    sheetId: sheet.id,
    sendingId: sending.id,
    password: given.password,
    async customer() {
      const at = new Date()
      const phone = `9${randomUUID().replaceAll(/\D/g, '').padEnd(7, '1').slice(0, 7)}`
      const [row] = await db
        .insert(customers)
        .values({ storeId, phone, name: CANARY, firstOrderAt: at, lastOrderAt: at })
        .returning({ id: customers.id })
      if (!row) throw new Error('no customer was written')
      return row.id
    },
    async route() {
      const name = `${CANARY} ${randomUUID()}`
      const [row] = await db
        .insert(parcelRoutes)
        .values({ storeId, name, parcel: typedParcel(), lastUsedAt: new Date() })
        .returning({ id: parcelRoutes.id })
      if (!row) throw new Error('no route was written')
      return row.id
    },
    async preset() {
      const [row] = await db
        .insert(waybillPresets)
        .values({
          storeId,
          name: `${CANARY} ${randomUUID()}`,
          values: { product: null, box: '', boxes: '', weight: '', valuePlus: '', services: [] },
        })
        .returning({ id: waybillPresets.id })
      if (!row) throw new Error('no preset was written')
      return row.id
    },
    async recipient() {
      const [row] = await db
        .insert(recipients)
        .values({
          storeId,
          phone: randomUUID(),
          name: CANARY,
          recipient: { name: CANARY },
          lastUsedAt: new Date(),
        })
        .returning({ id: recipients.id })
      if (!row) throw new Error('no recipient was written')
      return row.id
    },
    person: () => addPerson(db),
    async colleague() {
      const personId = await addPerson(db)
      await db.insert(memberships).values({ personId, storeId, role: 'staff' })
      return personId
    },
    async tablet() {
      const [row] = await db
        .insert(tablets)
        .values({ storeId, name: CANARY, lockMinutes: 5, tokenHash: randomUUID() })
        .returning({ id: tablets.id })
      if (!row) throw new Error('no tablet was written')
      return row.id
    },
    async view() {
      const [row] = await db
        .insert(listViews)
        .values({ family: 'parcel', name: `${CANARY} ${randomUUID()}`, search: '', storeId })
        .returning({ id: listViews.id })
      if (!row) throw new Error('no view was written')
      return row.id
    },
    async station() {
      const [last] = await db
        .select({ number: max(printStations.number) })
        .from(printStations)
        .where(eq(printStations.storeId, storeId))
      const [row] = await db
        .insert(printStations)
        .values({
          storeId,
          number: (last?.number ?? 0) + 1,
          name: CANARY,
          keyHash: randomUUID(),
          paper: 'A4',
          copies: 1,
          reversed: false,
          printsOnScan: false,
          printsAfterCreation: false,
          madeBy: by,
        })
        .returning({ id: printStations.id })
      if (!row) throw new Error('no station was written')
      return row.id
    },
    async mapping() {
      const [row] = await db
        .insert(columnMappings)
        .values({ storeId, name: `${CANARY} ${randomUUID()}`, columns: {}, several: 'one' })
        .returning({ id: columnMappings.id })
      if (!row) throw new Error('no mapping was written')
      return row.id
    },
    async run(actor) {
      const [run] = await db
        .insert(printRuns)
        .values({ by: actor.id, state: 'shown', paper: 'A4', copies: 1, shownAt: new Date() })
        .returning({ id: printRuns.id })
      if (!run) throw new Error('no run was written')
      await db.insert(printRunItems).values({ runId: run.id, orderId: orders.express, place: 1 })
      return run.id
    },
    async listExport(actor) {
      const [row] = await db
        .insert(listExports)
        .values({
          personId: actor.id,
          family: 'parcel',
          storeIds: [],
          search: '',
          format: 'csv',
          locale: 'en',
          columns: [],
          state: 'ready',
        })
        .returning({ id: listExports.id })
      if (!row) throw new Error('no export was written')
      return row.id
    },
  }
}

async function addPerson(db: Database): Promise<number> {
  const email = `${randomUUID()}@doors.example`
  const [row] = await db
    .insert(people)
    .values({ email, name: 'Somebody' })
    .returning({ id: people.id })
  if (!row) throw new Error('no person was written')
  return row.id
}

/** Far beyond everything that is there. */
export const NOWHERE = 900_000_000

/** The same questions about what is nowhere: to who may see none of it, the answers are the same. */
export function nowhere(world: DoorWorld): DoorWorld {
  return {
    ...world,
    storeId: NOWHERE,
    orders: { food: NOWHERE, parcel: NOWHERE, express: NOWHERE },
    importId: NOWHERE,
    sheetId: NOWHERE,
    sendingId: NOWHERE,
    customer: () => Promise.resolve(NOWHERE),
    route: () => Promise.resolve(NOWHERE),
    preset: () => Promise.resolve(NOWHERE),
    recipient: () => Promise.resolve(NOWHERE),
    person: () => Promise.resolve(NOWHERE),
    colleague: () => Promise.resolve(NOWHERE),
    tablet: () => Promise.resolve(randomUUID()),
    station: () => Promise.resolve(NOWHERE),
    mapping: () => Promise.resolve(NOWHERE),
    view: () => Promise.resolve(NOWHERE),
    run: () => Promise.resolve(NOWHERE),
    listExport: () => Promise.resolve(NOWHERE),
  }
}
