import { useTranslations } from 'next-intl'
import { Meaning } from '@/components/ui/meaning'

/** What its signature is worth: only what was signed right is ever kept (decision 0012). */
export function CallbackVerdict({ stale }: { stale: boolean }) {
  const t = useTranslations('callbacks.verdict')
  return (
    <Meaning kind={stale ? 'late' : 'done'} className="text-xs">
      {t(stale ? 'stale' : 'right')}
    </Meaning>
  )
}
