import { bigint, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import type { PresetRule, PresetValues } from '@/lib/domain/express/waybill-presets'
import { stores } from '../stores'

/** What a store's parcels are often like, by name; with a rule it is filled in by itself. */
export const waybillPresets = pgTable(
  'waybill_presets',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    storeId: bigint({ mode: 'number' })
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    values: jsonb().$type<PresetValues>().notNull(),
    /** Null: somebody chooses it. */
    rule: jsonb().$type<PresetRule>(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [unique('waybill_presets_name').on(table.storeId, table.name)],
)
