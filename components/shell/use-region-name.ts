import { useTranslations } from 'next-intl'
import type { Region } from '@/lib/domain/areas'

const NAMED = ['HK', 'SG', 'KUL', 'BKK', 'TPE'] as const

/** The platform's regions in words; Vietnam's 28 go by their codes (conventions §2.2). */
export function useRegionName(): (region: Region) => string {
  const t = useTranslations('stores')
  return (region) => {
    const named = NAMED.find((one) => one === region)
    return named ? t(`regions.${named}`) : t('regions.VN', { code: region })
  }
}
