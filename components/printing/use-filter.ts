'use client'

import { useSearchParams } from 'next/navigation'
import { useMemo } from 'react'
import { useChosenStores } from '@/components/shell/viewer-provider'
import { printingPaths } from '@/lib/printing/keys'
import { waybillFilterSchema, type WaybillFilter } from '@/lib/printing/schema'

/**
 * What is looked for: in the address, so that a view can be sent; the stores are the shell's. A
 * change of the filter asks for nothing but the list.
 */
export function useFilter() {
  const search = useSearchParams()
  const { chosen } = useChosenStores()
  const filter = useMemo(() => {
    const stores = chosen.map(({ id }) => id).join(',')
    return waybillFilterSchema.parse({ ...Object.fromEntries(search), stores })
  }, [search, chosen])

  function change(part: Partial<WaybillFilter>): void {
    const shown = { ...filter, ...part, stores: [] }
    window.history.replaceState(null, '', printingPaths.desk(shown))
  }
  return { filter, change }
}
