'use client'

import { LockersPage } from '@/components/lockers/lockers-page'
import { expressPaths } from '@/lib/express/keys'

/** The lockers, and the way from one to a waybill. */
export function LockersDesk() {
  return <LockersPage newWaybill={expressPaths.waybillToLocker} />
}
