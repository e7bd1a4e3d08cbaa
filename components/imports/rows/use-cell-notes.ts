'use client'

import { useLocale } from 'next-intl'
import { useCallback } from 'react'
import type { ImportColumn } from '@/lib/domain/imports/import-columns'
import type { ImportRow } from '@/lib/imports/model/import-view'
import { readBoth } from '@/lib/lockers/model/lockers'
import type { RowCheck } from '../parse/check-rows'
import type { LoadedRows } from './use-import-rows'

/** What cells mean beside what they say: the locker of a code, the district of a neighbourhood. */
export function useCellNotes(
  checks: ReadonlyMap<number, RowCheck>,
  lockers: LoadedRows['lockers'],
): (row: ImportRow, column: ImportColumn) => string | undefined {
  const language = useLocale().startsWith('zh') ? 'zh' : 'en'
  return useCallback(
    ({ position }, { field }) => {
      const check = checks.get(position)
      if (!check || field === null) return undefined
      if (field !== 'recipient.lockerCode') return check.readAs[field]
      const name = check.lockerCode === null ? undefined : lockers?.[check.lockerCode]
      return name ? (readBoth(name)[language] ?? undefined) : undefined
    },
    [checks, lockers, language],
  )
}
