import type { Family } from '@/lib/domain/stages'

/** A store and family whose days are counted; `zone` is the IANA name of whose midnights begin them. */
export type Source = { storeId: number; zone: string; family: Family }
