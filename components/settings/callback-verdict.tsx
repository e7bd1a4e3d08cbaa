import { Check } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Meaning } from '@/components/ui/meaning'

/** What its signature is worth: only what was signed right is ever kept (decision 0012). */
export function CallbackVerdict({ stale }: { stale: boolean }) {
  const t = useTranslations('callbacks.verdict')
  if (stale) {
    return (
      <Meaning kind="late" className="text-xs">
        {t('stale')}
      </Meaning>
    )
  }
  return (
    <span className="inline-flex items-center gap-1.5">
      <Check aria-hidden className="size-4 text-muted" />
      {t('right')}
    </span>
  )
}
