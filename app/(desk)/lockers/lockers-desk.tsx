'use client'

import { LockersPage } from '@/components/lockers/lockers-page'
import { expressPaths } from '@/lib/express/keys'
import type { FirstLockers } from '@/lib/lockers/model/locker-list'

/** The lockers, and the way from one to a waybill. */
export function LockersDesk({ first }: { first: FirstLockers | null }) {
  return <LockersPage first={first} newWaybill={expressPaths.waybillToLocker} />
}
