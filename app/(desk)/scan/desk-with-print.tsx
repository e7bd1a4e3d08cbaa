'use client'

import { ScanDesk } from '@/components/dispatch/scan-desk'
import { PrintFound } from '@/components/printing/print-found'

/** The scan desk, where what was found can also be printed. */
export function DeskWithPrint() {
  return <ScanDesk actionsOf={(order) => <PrintFound order={order} />} />
}
