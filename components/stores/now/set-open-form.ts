import type { Region } from '@/lib/domain/areas'
import type { LocalMinute } from '@/lib/domain/hours/drawn-hours'
import type { OpenClose } from '@/lib/stores/schema'

/** What the dialogs need to know of a store. */
export type DeskStore = { id: number; name: string; code: string; region: Region }

/** How long a store is closed. */
export const CLOSINGS = ['15', '30', '60', 'until', 'notice'] as const
export type Closing = (typeof CLOSINGS)[number]

const MINUTES = { '15': 15, '30': 30, '60': 60 } as const

type Given = {
  storeIds: readonly number[]
  open: boolean
  closing: Closing
  /** The store's local time, for `until`. */
  until: LocalMinute
  reason: string
}

/** What is asked of the server. */
export function openCloseForm({ storeIds, open, closing, until, reason }: Given): OpenClose {
  const form = { storeIds: [...storeIds], open, reason: open ? '' : reason.trim() }
  if (open || closing === 'notice') return { ...form, reopen: null }
  if (closing === 'until') return { ...form, reopen: { at: until } }
  return { ...form, reopen: { after: MINUTES[closing] } }
}
