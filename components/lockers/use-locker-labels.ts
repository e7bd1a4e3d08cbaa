'use client'

import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { findDistrict } from '@/lib/domain/express/hong-kong-districts'
import type { BothTexts, Locker } from '@/lib/lockers/model/lockers'

/** What is said of a locker, in the language of the page where the platform has it. */
export function useLockerLabels() {
  const t = useTranslations('lockers')
  const format = useFormatter()
  const isChinese = useLocale().startsWith('zh')
  const text = ({ zh, en }: BothTexts) => (isChinese ? (zh ?? en) : (en ?? zh))
  return {
    /** The code where it has no name. */
    name: ({ name, code }: Locker) => text(name) ?? code,
    address: ({ address }: Locker) => text(address),
    district: ({ district }: Locker) => {
      const known = district === null ? null : findDistrict(district)
      return known ? (isChinese ? known.zh : known.en) : district
    },
    distance: (metres: number) =>
      metres < 1000
        ? t('metres', { count: Math.round(metres / 10) * 10 })
        : t('kilometres', { distance: format.number(metres / 1000, { maximumFractionDigits: 1 }) }),
  }
}
